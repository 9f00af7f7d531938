import { activity } from '../activity/inMemory.ts'
import { advancedSearch } from '../advanced-search/inMemory.ts'
import { assets } from '../assets/inMemory.ts'
import { assistant } from '../assistant/inMemory.ts'
import { autofill } from '../autofill/inMemory.ts'
import { bulkEdit } from '../bulk-edit/inMemory.ts'
import { contactExchange } from '../contact-exchange/inMemory.ts'
import { contactRelations } from '../contact-relations/inMemory.ts'
import { contacts } from '../contacts/inMemory.ts'
import { dashboard } from '../dashboard/inMemory.ts'
import { dryRun } from '../dry-run/inMemory.ts'
import { duplicates } from '../duplicates/inMemory.ts'
import { guidedMove } from '../guided-move/inMemory.ts'
import { embeddedMetadata } from '../embedded-metadata/inMemory.ts'
import { faces } from '../face-recognition/inMemory.ts'
import { favorites } from '../favorites/inMemory.ts'
import { folderTemplates } from '../folder-templates/inMemory.ts'
import { folders } from '../folders/inMemory.ts'
import { home } from '../home/inMemory.ts'
import { indexing } from '../indexing/inMemory.ts'
import { items } from '../items/inMemory.ts'
import { listSelection } from '../selection/inMemory.ts'
import { mail } from '../mail/inMemory.ts'
import { metadata } from '../metadata/inMemory.ts'
import { metadataImport } from '../metadata-import/inMemory.ts'
import { metadataTable } from '../metadata-table/inMemory.ts'
import { moveCopy } from '../move-copy/inMemory.ts'
import { ocr } from '../ocr/inMemory.ts'
import { organizations } from '../organizations/inMemory.ts'
import { palette } from '../palette/inMemory.ts'
import { persons } from '../persons/inMemory.ts'
import { portal } from '../portal/inMemory.ts'
import { profile } from '../profile/inMemory.ts'
import { publishing } from '../publishing/inMemory.ts'
import { queryNames } from '../query-names/inMemory.ts'
import { recognition } from '../recognition/inMemory.ts'
import { relations } from '../relations/inMemory.ts'
import { repositories } from '../repositories/inMemory.ts'
import { restrictions } from '../restrictions/inMemory.ts'
import { roles } from '../roles/inMemory.ts'
import { savedSearches } from '../saved-searches/inMemory.ts'
import { shareLinks } from '../share-links/inMemory.ts'
import { suggestions } from '../suggestions/inMemory.ts'
import { tableExport } from '../table-export/inMemory.ts'
import { templates } from '../templates/inMemory.ts'
import { transfers } from '../transfers/inMemory.ts'
import { trash } from '../trash/inMemory.ts'
import { twoFactor } from '../two-factor/inMemory.ts'
import { userGroups } from '../user-groups/inMemory.ts'
import { users } from '../users/inMemory.ts'
import { versions } from '../versions/inMemory.ts'
import { webReady } from '../web-ready/inMemory.ts'

/** Every capability in memory, as in capabilities.ts; one whose ports stand on another's comes after it. */
export const IN_MEMORY = [
  embeddedMetadata,
  metadata,
  activity,
  favorites,
  relations,
  restrictions,
  webReady,
  publishing,
  trash,
  ocr,
  moveCopy,
  transfers,
  folders,
  folderTemplates,
  indexing,
  items,
  advancedSearch,
  queryNames,
  listSelection,
  bulkEdit,
  duplicates,
  assets,
  persons,
  faces,
  recognition,
  versions,
  repositories,
  organizations,
  roles,
  savedSearches,
  shareLinks,
  suggestions,
  users,
  userGroups,
  templates,
  dryRun,
  guidedMove,
  mail,
  portal,
  profile,
  twoFactor,
  palette,
  contacts,
  contactExchange,
  contactRelations,
  metadataTable,
  tableExport,
  metadataImport,
  dashboard,
  home,
  assistant,
  autofill,
] as const

/** All members of a union at once. */
type Intersection<Parts> = (Parts extends unknown ? (part: Parts) => void : never) extends (all: infer All) => void ? All : never

export type PortsInMemory = Intersection<ReturnType<(typeof IN_MEMORY)[number]['ports']>>
export type ActorsInMemory = Intersection<ReturnType<(typeof IN_MEMORY)[number]['start']>>
