import { ACTIVITY } from '../../application/activity/activityActors.ts'
import { ADVANCED_SEARCH } from '../../application/advanced-search/advancedSearchActors.ts'
import { ASSETS } from '../../application/assets/assetActors.ts'
import { ASSISTANT } from '../../application/assistant/assistantActors.ts'
import { AUTOFILL } from '../../application/autofill/autofillActors.ts'
import { BULK_EDIT } from '../../application/bulk-edit/bulkEditActors.ts'
import { CONTACT_EXCHANGE } from '../../application/contact-exchange/contactExchangeActors.ts'
import { CONTACT_RELATIONS } from '../../application/contact-relations/contactRelationActors.ts'
import { CONTACTS } from '../../application/contacts/contactActors.ts'
import { DASHBOARD } from '../../application/dashboard/dashboardActors.ts'
import { EMBEDDED_METADATA } from '../../application/embedded-metadata/metadataActors.ts'
import { DRY_RUN } from '../../application/dry-run/dryRunActors.ts'
import { DUPLICATES } from '../../application/duplicates/duplicateActors.ts'
import { FACES } from '../../application/face-recognition/faceActors.ts'
import { FAVORITES } from '../../application/favorites/favoritesActors.ts'
import { FOLDER_TEMPLATES } from '../../application/folder-templates/folderTemplateActors.ts'
import { FOLDERS } from '../../application/folders/folderActors.ts'
import { GUIDED_MOVE } from '../../application/guided-move/guidedMoveActors.ts'
import { HOME } from '../../application/home/homeActors.ts'
import { INDEXING } from '../../application/indexing/indexingActors.ts'
import { ITEMS } from '../../application/items/itemActors.ts'
import { MAIL } from '../../application/mail/mailActors.ts'
import { METADATA } from '../../application/metadata/assetMetadataActors.ts'
import { METADATA_IMPORT } from '../../application/metadata-import/metadataImportActors.ts'
import { METADATA_TABLE } from '../../application/metadata-table/metadataTableActors.ts'
import { MOVE_COPY } from '../../application/move-copy/moveCopyActors.ts'
import { OCR } from '../../application/ocr/ocrActors.ts'
import { ORGANIZATIONS } from '../../application/organizations/organizationActors.ts'
import { PALETTE } from '../../application/palette/paletteActors.ts'
import { PERSONS } from '../../application/persons/personsActors.ts'
import { PORTAL } from '../../application/portal/portalActors.ts'
import { PROFILE } from '../../application/profile/profileActors.ts'
import { PUBLISHING } from '../../application/publishing/publishingActors.ts'
import { QUERY_NAMES } from '../../application/query-names/queryNamesActors.ts'
import { RECOGNITION } from '../../application/recognition/recognitionActors.ts'
import { RELATIONS } from '../../application/relations/relationActors.ts'
import { REPOSITORIES } from '../../application/repositories/repositoryActors.ts'
import { RESTRICTIONS } from '../../application/restrictions/restrictionActors.ts'
import { ROLES } from '../../application/roles/roleActors.ts'
import { SAVED_SEARCHES } from '../../application/saved-searches/savedSearchActors.ts'
import { SUGGESTIONS } from '../../application/suggestions/suggestionActors.ts'
import { SHARE_LINKS } from '../../application/share-links/shareLinkActors.ts'
import { LIST_SELECTION } from '../../application/selection/listSelectionActors.ts'
import { TABLE_EXPORT } from '../../application/table-export/tableExportActors.ts'
import { TEMPLATES } from '../../application/templates/templateActors.ts'
import { TRANSFERS } from '../../application/transfers/transferActors.ts'
import { TRASH } from '../../application/trash/trashActors.ts'
import { TWO_FACTOR } from '../../application/two-factor/twoFactorActors.ts'
import { USER_GROUPS } from '../../application/user-groups/userGroupActors.ts'
import { USERS } from '../../application/users/userActors.ts'
import { VERSIONS } from '../../application/versions/versionActors.ts'
import { WEB_READY } from '../../application/web-ready/webReadyActors.ts'
import type { Capability } from '../../application/capabilities/capability.ts'
import type { Registration } from '../registration/registration.ts'

export interface Listed {
  readonly key: Capability<object>
  readonly fetch: () => Promise<{ readonly register: Registration<object> }>
  /** Those that it stands on, which are fetched beside it and not after it. */
  readonly needs: readonly Capability<object>[]
}

/** What it needs is what its registration says. */
const listed = <Actors extends object, const Needs extends readonly Capability<object>[]>(
  key: Capability<Actors>,
  fetch: () => Promise<{ readonly register: Registration<Actors, Needs> }>,
  ...needs: Needs
): Listed => ({ key, fetch, needs })

/** Every capability of the web app that the first page does not begin with. */
export const CAPABILITIES: readonly Listed[] = [
  listed(ACTIVITY, () => import('../activity/register.ts')),
  listed(ADVANCED_SEARCH, () => import('../advanced-search/register.ts')),
  listed(ASSETS, () => import('../assets/register.ts'), FAVORITES, RELATIONS, WEB_READY, ADVANCED_SEARCH),
  listed(ASSISTANT, () => import('../assistant/register.ts')),
  listed(AUTOFILL, () => import('../autofill/register.ts')),
  listed(BULK_EDIT, () => import('../bulk-edit/register.ts')),
  listed(CONTACT_EXCHANGE, () => import('../contact-exchange/register.ts'), CONTACTS),
  listed(CONTACT_RELATIONS, () => import('../contact-relations/register.ts')),
  listed(CONTACTS, () => import('../contacts/register.ts')),
  listed(DASHBOARD, () => import('../dashboard/register.ts')),
  listed(EMBEDDED_METADATA, () => import('../embedded-metadata/register.ts')),
  listed(DRY_RUN, () => import('../dry-run/register.ts')),
  listed(DUPLICATES, () => import('../duplicates/register.ts'), METADATA),
  listed(FACES, () => import('../face-recognition/register.ts')),
  listed(FAVORITES, () => import('../favorites/register.ts')),
  listed(FOLDER_TEMPLATES, () => import('../folder-templates/register.ts')),
  listed(FOLDERS, () => import('../folders/register.ts')),
  listed(GUIDED_MOVE, () => import('../guided-move/register.ts')),
  listed(HOME, () => import('../home/register.ts')),
  listed(INDEXING, () => import('../indexing/register.ts')),
  listed(ITEMS, () => import('../items/register.ts')),
  listed(MAIL, () => import('../mail/register.ts')),
  listed(METADATA, () => import('../metadata/register.ts')),
  listed(METADATA_IMPORT, () => import('../metadata-import/register.ts')),
  listed(METADATA_TABLE, () => import('../metadata-table/register.ts'), METADATA, ADVANCED_SEARCH),
  listed(MOVE_COPY, () => import('../move-copy/register.ts'), TRASH),
  listed(OCR, () => import('../ocr/register.ts')),
  listed(ORGANIZATIONS, () => import('../organizations/register.ts')),
  listed(PALETTE, () => import('../palette/register.ts')),
  listed(PERSONS, () => import('../persons/register.ts')),
  listed(PORTAL, () => import('../portal/register.ts')),
  listed(PROFILE, () => import('../profile/register.ts')),
  listed(PUBLISHING, () => import('../publishing/register.ts')),
  listed(QUERY_NAMES, () => import('../query-names/register.ts')),
  listed(RECOGNITION, () => import('../recognition/register.ts')),
  listed(RELATIONS, () => import('../relations/register.ts')),
  listed(REPOSITORIES, () => import('../repositories/register.ts')),
  listed(RESTRICTIONS, () => import('../restrictions/register.ts')),
  listed(ROLES, () => import('../roles/register.ts')),
  listed(SAVED_SEARCHES, () => import('../saved-searches/register.ts')),
  listed(SHARE_LINKS, () => import('../share-links/register.ts')),
  listed(SUGGESTIONS, () => import('../suggestions/register.ts')),
  listed(LIST_SELECTION, () => import('../selection/register.ts')),
  listed(TABLE_EXPORT, () => import('../table-export/register.ts'), METADATA_TABLE),
  listed(TEMPLATES, () => import('../templates/register.ts')),
  listed(TRANSFERS, () => import('../transfers/register.ts')),
  listed(TRASH, () => import('../trash/register.ts')),
  listed(TWO_FACTOR, () => import('../two-factor/register.ts')),
  listed(USER_GROUPS, () => import('../user-groups/register.ts')),
  listed(USERS, () => import('../users/register.ts'), ROLES),
  listed(VERSIONS, () => import('../versions/register.ts')),
  listed(WEB_READY, () => import('../web-ready/register.ts')),
]
