import * as Schema from 'effect/Schema'
import { ASSET_EVENTS } from '../assets/events.contract.ts'
import { BULK_OPERATION_EVENTS } from '../bulk-operations/events.contract.ts'
import { CONTACT_EVENTS } from '../contacts/events.contract.ts'
import { ZIP_EVENTS } from '../downloads/events.contract.ts'
import { FAVORITE_EVENTS } from '../favorites/events.contract.ts'
import { ITEM_EVENTS } from '../items/events.contract.ts'
import { METADATA_IMPORT_EVENTS } from '../metadata-import/events.contract.ts'
import { OCR_EVENTS } from '../ocr/events.contract.ts'
import { ORGANIZATION_EVENTS } from '../organizations/events.contract.ts'
import { RECOGNITION_EVENTS } from '../recognition/events.contract.ts'
import { RELATION_EVENTS } from '../relations/events.contract.ts'
import { SAVED_SEARCH_EVENTS } from '../saved-searches/events.contract.ts'
import { SESSION_EVENTS } from '../session/events.contract.ts'
import { SHARE_LINK_EVENTS } from '../share-links/events.contract.ts'
import { SUGGESTION_EVENTS } from '../suggestions/events.contract.ts'
import { TEMPLATE_EVENTS } from '../templates/events.contract.ts'
import { TRASH_EVENTS } from '../trash/events.contract.ts'
import { USER_EVENTS } from '../users/events.contract.ts'

/**
 * What the server tells an open browser, one JSON document per server-sent event, at `sessionPath(id)/events`. Only facts about
 * what the session's user may see; identifiers, no content. Each capability says its own.
 */
export const ServerEventSchema = Schema.Union([
  ...ASSET_EVENTS,
  ...BULK_OPERATION_EVENTS,
  ...CONTACT_EVENTS,
  ...ZIP_EVENTS,
  ...FAVORITE_EVENTS,
  ...ITEM_EVENTS,
  ...METADATA_IMPORT_EVENTS,
  ...OCR_EVENTS,
  ...ORGANIZATION_EVENTS,
  ...RECOGNITION_EVENTS,
  ...RELATION_EVENTS,
  ...SAVED_SEARCH_EVENTS,
  ...SESSION_EVENTS,
  ...SHARE_LINK_EVENTS,
  ...SUGGESTION_EVENTS,
  ...TEMPLATE_EVENTS,
  ...TRASH_EVENTS,
  ...USER_EVENTS,
])
