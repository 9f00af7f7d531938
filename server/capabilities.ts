import { accounts } from './accounts/capability.ts'
import { activity } from './activity/capability.ts'
import { advancedSearch } from './advanced-search/capability.ts'
import { assetFiles } from './asset-files/capability.ts'
import { assets } from './assets/capability.ts'
import { assistant } from './assistant/capability.ts'
import { autoTag } from './auto-tag/capability.ts'
import { autofilling } from './autofill/capability.ts'
import { bulkEdit } from './bulk-edit/capability.ts'
import { bulkOperations } from './bulk-operations/capability.ts'
import { contactExchange } from './contact-exchange/capability.ts'
import { contactRelations } from './contact-relations/capability.ts'
import { contacts } from './contacts/capability.ts'
import { dashboard } from './dashboard/capability.ts'
import { demo } from './demo/capability.ts'
import { downloads } from './downloads/capability.ts'
import { dryRun } from './dry-run/capability.ts'
import { duplicates } from './duplicates/capability.ts'
import { embeddedMetadata } from './embedded-metadata/capability.ts'
import { events } from './events/capability.ts'
import { faceRecognition } from './face-recognition/capability.ts'
import { favorites } from './favorites/capability.ts'
import { files } from './files/capability.ts'
import { folderTemplates } from './folder-templates/capability.ts'
import { folders } from './folders/capability.ts'
import { guidedMove } from './guided-move/capability.ts'
import { home } from './home/capability.ts'
import { indexing } from './indexing/capability.ts'
import { iiif } from './iiif/capability.ts'
import { jobRunner, jobs } from './jobs/capability.ts'
import { mail } from './mail/capability.ts'
import { metadata } from './metadata/capability.ts'
import { metadataImport } from './metadata-import/capability.ts'
import { metadataTable } from './metadata-table/capability.ts'
import { moveCopy } from './move-copy/capability.ts'
import type { Capability } from './node/capability.ts'
import { organizations } from './organizations/capability.ts'
import { persons } from './persons/capability.ts'
import { ocr } from './ocr/capability.ts'
import { policies } from './policies/capability.ts'
import { portal } from './portal/capability.ts'
import { portalMachines } from './portal-machines/capability.ts'
import { processing } from './processing/capability.ts'
import { profile } from './profile/capability.ts'
import { publicItems } from './public-items/capability.ts'
import { publicPortal } from './public-portal/capability.ts'
import { publishing } from './publishing/capability.ts'
import { publicShares } from './public-shares/capability.ts'
import { recognition } from './recognition/capability.ts'
import { relations } from './relations/capability.ts'
import { repositories } from './repositories/capability.ts'
import { restrictions } from './restrictions/capability.ts'
import { roles } from './roles/capability.ts'
import { savedSearches } from './saved-searches/capability.ts'
import { search } from './search/capability.ts'
import { searchIndex } from './search-index/capability.ts'
import { selection } from './selection/capability.ts'
import { session } from './session/capability.ts'
import { shareLinks } from './share-links/capability.ts'
import { suggestions } from './suggestions/capability.ts'
import { templates } from './templates/capability.ts'
import { transfers } from './transfers/capability.ts'
import { trash } from './trash/capability.ts'
import { userGroups } from './user-groups/capability.ts'
import { users } from './users/capability.ts'
import { versions } from './versions/capability.ts'
import { webReady } from './web-ready/capability.ts'

/** What the server does; each after those that it uses. */
export const CAPABILITIES: readonly Capability[] = [
  jobs,
  files,
  mail,
  events,
  processing,
  searchIndex,
  session,
  folders,
  assets,
  indexing,
  embeddedMetadata,
  bulkOperations,
  moveCopy,
  trash,
  favorites,
  webReady,
  selection,
  bulkEdit,
  persons,
  repositories,
  relations,
  duplicates,
  versions,
  ocr,
  transfers,
  assetFiles,
  downloads,
  search,
  savedSearches,
  activity,
  policies,
  restrictions,
  organizations,
  roles,
  userGroups,
  users,
  templates,
  metadata,
  suggestions,
  recognition,
  autoTag,
  faceRecognition,
  folderTemplates,
  metadataTable,
  dryRun,
  advancedSearch,
  assistant,
  autofilling,
  guidedMove,
  metadataImport,
  dashboard,
  home,
  portal,
  publishing,
  publicPortal,
  publicItems,
  iiif,
  portalMachines,
  shareLinks,
  publicShares,
  profile,
  contacts,
  contactRelations,
  contactExchange,
  accounts,
  demo,
  jobRunner,
]
