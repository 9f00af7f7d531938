import { ACTIVITY_SCREENS } from '../activity/screens.ts'
import { ADVANCED_SEARCH_SCREENS } from '../advanced-search/screens.ts'
import { ASSET_SCREENS } from '../assets/screens.ts'
import { ASSISTANT_SCREENS } from '../assistant/screens.ts'
import { COLLECTION_SCREENS } from '../collections/screens.ts'
import { CONTACT_RELATION_SCREENS } from '../contact-relations/screens.ts'
import { CONTACT_SCREENS } from '../contacts/screens.ts'
import { DASHBOARD_SCREENS } from '../dashboard/screens.ts'
import { DUPLICATE_SCREENS } from '../duplicates/screens.ts'
import { FACE_SCREENS } from '../face-recognition/screens.ts'
import { FAVORITE_SCREENS } from '../favorites/screens.ts'
import { FOLDER_SCREENS } from '../folders/screens.ts'
import { HOME_SCREENS } from '../home/screens.ts'
import { MAIL_SCREENS } from '../mail/screens.ts'
import { METADATA_IMPORT_SCREENS } from '../metadata-import/screens.ts'
import { METADATA_TABLE_SCREENS } from '../metadata-table/screens.ts'
import { ORGANIZATION_SCREENS } from '../organizations/screens.ts'
import { PERSONS_SCREENS } from '../persons/screens.ts'
import { PROFILE_SCREENS } from '../profile/screens.ts'
import { PORTAL_SCREENS } from '../portal/screens.ts'
import { RELATION_SCREENS } from '../relations/screens.ts'
import { RESTRICTION_SCREENS } from '../restrictions/screens.ts'
import { ROLE_SCREENS } from '../roles/screens.ts'
import { SAVED_SEARCH_SCREENS } from '../saved-searches/screens.ts'
import { SHARE_LINK_SCREENS } from '../share-links/screens.ts'
import { SUGGESTION_SCREENS } from '../suggestions/screens.ts'
import { TEMPLATE_EDITOR_SCREENS } from '../template-editor/screens.ts'
import { TEMPLATE_SCREENS } from '../templates/screens.ts'
import { TRASH_SCREENS } from '../trash/screens.ts'
import { USER_GROUP_SCREENS } from '../user-groups/screens.ts'
import { USER_SCREENS } from '../users/screens.ts'
import { WEB_READY_SCREENS } from '../web-ready/screens.ts'
import type { Screens } from '../page/screen.tsx'
import { DETAIL_SCREENS } from './detailScreens.tsx'

/** The screens that are built. */
export const SCREENS: Screens = {
  ...ACTIVITY_SCREENS,
  ...ADVANCED_SEARCH_SCREENS,
  ...ASSET_SCREENS,
  ...ASSISTANT_SCREENS,
  ...COLLECTION_SCREENS,
  ...CONTACT_RELATION_SCREENS,
  ...CONTACT_SCREENS,
  ...DASHBOARD_SCREENS,
  ...DUPLICATE_SCREENS,
  ...FACE_SCREENS,
  ...FAVORITE_SCREENS,
  ...FOLDER_SCREENS,
  ...HOME_SCREENS,
  ...MAIL_SCREENS,
  ...METADATA_IMPORT_SCREENS,
  ...METADATA_TABLE_SCREENS,
  ...ORGANIZATION_SCREENS,
  ...PERSONS_SCREENS,
  ...PROFILE_SCREENS,
  ...PORTAL_SCREENS,
  ...RELATION_SCREENS,
  ...RESTRICTION_SCREENS,
  ...ROLE_SCREENS,
  ...SAVED_SEARCH_SCREENS,
  ...SHARE_LINK_SCREENS,
  ...SUGGESTION_SCREENS,
  ...TEMPLATE_EDITOR_SCREENS,
  ...TEMPLATE_SCREENS,
  ...TRASH_SCREENS,
  ...USER_GROUP_SCREENS,
  ...USER_SCREENS,
  ...WEB_READY_SCREENS,
  ...DETAIL_SCREENS,
}
