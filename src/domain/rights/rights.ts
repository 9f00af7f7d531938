import type { Right } from '../access/right.ts'
import { ACTIVITY_RIGHTS } from '../activity/rights.ts'
import { ASSET_RIGHTS } from '../assets/rights.ts'
import { ASSISTANT_RIGHTS } from '../assistant/rights.ts'
import { AUTO_TAG_RIGHTS } from '../auto-tag/rights.ts'
import { AUTOFILL_RIGHTS } from '../autofill/rights.ts'
import { BULK_EDIT_RIGHTS } from '../bulk-edit/rights.ts'
import { BULK_OPERATION_RIGHTS } from '../bulk-operations/rights.ts'
import { CONTACT_EXCHANGE_RIGHTS } from '../contact-exchange/rights.ts'
import { CONTACT_RELATION_RIGHTS } from '../contact-relations/rights.ts'
import { CONTACT_RIGHTS } from '../contacts/rights.ts'
import { DASHBOARD_RIGHTS } from '../dashboard/rights.ts'
import { DOWNLOAD_RIGHTS } from '../downloads/rights.ts'
import { DRY_RUN_RIGHTS } from '../dry-run/rights.ts'
import { DUPLICATE_RIGHTS } from '../duplicates/rights.ts'
import { FACE_RIGHTS } from '../face-recognition/rights.ts'
import { FAVORITE_RIGHTS } from '../favorites/rights.ts'
import { FOLDER_RIGHTS } from '../folders/rights.ts'
import { FOLDER_TEMPLATE_RIGHTS } from '../folder-templates/rights.ts'
import { GUIDED_MOVE_RIGHTS } from '../guided-move/rights.ts'
import { HOME_RIGHTS } from '../home/rights.ts'
import { ITEM_RIGHTS } from '../items/rights.ts'
import { MAIL_RIGHTS } from '../mail/rights.ts'
import { MOVE_COPY_RIGHTS } from '../move-copy/rights.ts'
import { METADATA_RIGHTS } from '../metadata/rights.ts'
import { METADATA_IMPORT_RIGHTS } from '../metadata-import/rights.ts'
import { METADATA_TABLE_RIGHTS } from '../metadata-table/rights.ts'
import { OCR_RIGHTS } from '../ocr/rights.ts'
import { ORGANIZATION_RIGHTS } from '../organizations/rights.ts'
import { PERSON_RIGHTS } from '../persons/rights.ts'
import { PORTAL_RIGHTS } from '../portal/rights.ts'
import { PUBLISHING_RIGHTS } from '../publishing/rights.ts'
import { RELATION_RIGHTS } from '../relations/rights.ts'
import { REPOSITORY_RIGHTS } from '../repositories/rights.ts'
import { RESTRICTION_RIGHTS } from '../restrictions/rights.ts'
import { ROLE_RIGHTS } from '../roles/rights.ts'
import { SAVED_SEARCH_RIGHTS } from '../saved-searches/rights.ts'
import { SEARCH_RIGHTS } from '../search/rights.ts'
import { SESSION_RIGHTS } from '../session/rights.ts'
import { SHARE_LINK_RIGHTS } from '../share-links/rights.ts'
import { SUGGESTION_RIGHTS } from '../suggestions/rights.ts'
import { TEMPLATE_RIGHTS } from '../templates/rights.ts'
import { TRASH_RIGHTS } from '../trash/rights.ts'
import { UPLOAD_RIGHTS } from '../uploads/rights.ts'
import { USER_GROUP_RIGHTS } from '../user-groups/rights.ts'
import { USER_RIGHTS } from '../users/rights.ts'
import { VERSION_RIGHTS } from '../versions/rights.ts'
import { WEB_READY_RIGHTS } from '../web-ready/rights.ts'

/**
 * What there is to do, and what each of it asks for: once, for the server's routes, the web app's pages, menus and explanations. A capability
 * registers its rights here, and knows nothing of this table.
 */
export const RIGHTS = {
  ...SESSION_RIGHTS,
  ...HOME_RIGHTS,
  ...DASHBOARD_RIGHTS,
  ...ITEM_RIGHTS,
  ...FOLDER_RIGHTS,
  ...FOLDER_TEMPLATE_RIGHTS,
  ...ASSET_RIGHTS,
  ...BULK_EDIT_RIGHTS,
  ...BULK_OPERATION_RIGHTS,
  ...MOVE_COPY_RIGHTS,
  ...UPLOAD_RIGHTS,
  ...DOWNLOAD_RIGHTS,
  ...SHARE_LINK_RIGHTS,
  ...TRASH_RIGHTS,
  ...VERSION_RIGHTS,
  ...FAVORITE_RIGHTS,
  ...DUPLICATE_RIGHTS,
  ...RELATION_RIGHTS,
  ...PERSON_RIGHTS,
  ...FACE_RIGHTS,
  ...AUTO_TAG_RIGHTS,
  ...OCR_RIGHTS,
  ...SUGGESTION_RIGHTS,
  ...WEB_READY_RIGHTS,
  ...RESTRICTION_RIGHTS,
  ...SEARCH_RIGHTS,
  ...SAVED_SEARCH_RIGHTS,
  ...REPOSITORY_RIGHTS,
  ...ASSISTANT_RIGHTS,
  ...CONTACT_RIGHTS,
  ...CONTACT_EXCHANGE_RIGHTS,
  ...CONTACT_RELATION_RIGHTS,
  ...TEMPLATE_RIGHTS,
  ...DRY_RUN_RIGHTS,
  ...METADATA_RIGHTS,
  ...AUTOFILL_RIGHTS,
  ...METADATA_TABLE_RIGHTS,
  ...GUIDED_MOVE_RIGHTS,
  ...METADATA_IMPORT_RIGHTS,
  ...PORTAL_RIGHTS,
  ...PUBLISHING_RIGHTS,
  ...ACTIVITY_RIGHTS,
  ...ORGANIZATION_RIGHTS,
  ...USER_RIGHTS,
  ...ROLE_RIGHTS,
  ...USER_GROUP_RIGHTS,
  ...MAIL_RIGHTS,
}

export type ActionName = keyof typeof RIGHTS

export const rightTo = (action: ActionName): Right => RIGHTS[action]
