import * as Schema from 'effect/Schema'
import { ITEM_KINDS } from '../../domain/items/item.ts'
import { OUT_OF_REACH, SELECTION_REFUSALS } from '../../domain/items/outOfReach.ts'
import { WEB_READY_RULES } from '../../domain/web-ready/webReady.ts'
import { endpoint } from '../contract/endpoint.ts'
import { LibraryItem, pageOf } from '../items/contract.ts'
import { BulkOperation } from '../bulk-operations/contract.ts'
import { SelectionData } from '../move-copy/contract.ts'
import { CHANGE_LIMIT, ResourceRef } from '../restrictions/contract.ts'
import { Cursor, DirectionName, Id, PageSize } from '../contract/values.ts'

/** Of the module named by the X-Resource-Type header, by name. */
export const listWebReady = endpoint({
  method: 'GET',
  path: '/v1/web-ready',
  summary: 'What is ready for the web',
  query: Schema.Struct({
    kind: Schema.optionalKey(Schema.Literals(ITEM_KINDS)),
    direction: Schema.optionalKey(DirectionName),
    after: Schema.optionalKey(Cursor),
    limit: Schema.optionalKey(PageSize),
  }),
  success: pageOf(LibraryItem),
  failures: [],
})

/** Of many, what is begun instead, as 202: see /v1/bulk-operations. What would refuse it refuses it at once. */
const ANSWERED = {
  success: Schema.Union([Schema.Struct({ change: Id, changed: Schema.Finite, kept: Schema.Finite }), Schema.Struct({ bulkOperation: BulkOperation })]),
  later: 'bulkOperation',
  failures: [...OUT_OF_REACH, 'PUBLICATION_RESTRICTED'],
} as const

/** A folder stands for all that lies below it. `undone`: the change that is taken back; only what it changed is reached. `undecided`: only what nobody has made ready, or not. */
const change = {
  body: Schema.Struct({
    resources: Schema.Array(ResourceRef).check(Schema.isMaxLength(CHANGE_LIMIT)),
    webReady: Schema.Boolean,
    undone: Schema.optionalKey(Id),
    undecided: Schema.optionalKey(Schema.Literal(true)),
  }),
  ...ANSWERED,
} as const

/** How many folders and assets would become ready for the web. Changes nothing. */
export const planWebReady = endpoint({
  method: 'POST',
  path: '/v1/web-ready/plan',
  summary: 'How much would become ready for the web',
  body: Schema.Struct({ resources: Schema.Array(ResourceRef).check(Schema.isMaxLength(CHANGE_LIMIT)) }),
  success: Schema.Struct({ items: Schema.Finite }),
  failures: [...OUT_OF_REACH, 'PUBLICATION_RESTRICTED'],
})

export const changeWebReady = endpoint({ ...change, method: 'POST', path: '/v1/web-ready', summary: 'Make folders and assets ready for the web, or not' })

const SELECTED_FAILURES = [...SELECTION_REFUSALS, 'PUBLICATION_RESTRICTED', 'NOT_FOUND'] as const

/** The same of a selection of any length. Of a whole list what is kept from publication stays as it is, and is counted. */
export const changeSelectedWebReady = endpoint({
  ...ANSWERED,
  method: 'POST',
  path: '/v1/web-ready/selection',
  summary: 'Make all that is selected ready for the web, or not',
  body: Schema.Struct({ selection: SelectionData, webReady: Schema.Boolean }),
  failures: SELECTED_FAILURES,
})

export const planSelectedWebReady = endpoint({
  method: 'POST',
  path: '/v1/web-ready/selection/plan',
  summary: 'How much of what is selected would become ready for the web',
  body: Schema.Struct({ selection: SelectionData }),
  success: Schema.Struct({ items: Schema.Finite }),
  failures: SELECTED_FAILURES,
})

/** The same from the view of what is ready, for those who manage it: nothing becomes ready by it but what is `undone`. */
export const changeWebReadyView = endpoint({
  ...change,
  method: 'POST',
  path: '/v1/web-ready/view',
  summary: 'Make folders and assets ready for the web, or not, in the view of what is',
})

/** What is there already stays as it is. It holds for the folders below as well, as far as they have no rule of their own. */
export const changeWebReadyRule = endpoint({
  method: 'PUT',
  path: '/v1/folders/:folderId/web-ready-rule',
  summary: 'Say whether what comes into a folder becomes ready for the web, stays as it is, or is asked about',
  params: Schema.Struct({ folderId: Id }),
  body: Schema.Struct({ rule: Schema.Literals(WEB_READY_RULES) }),
  success: Schema.Struct({ rule: Schema.Literals(WEB_READY_RULES) }),
  failures: ['FOLDER_NOT_FOUND', 'FOLDER_DIFFERENT_TYPE', 'FOLDER_RESTRICTED_ACCESS', 'RESOURCE_IN_TRASH', 'PUBLICATION_RESTRICTED'],
})

/** What the caller changed of a selection, or behind the answer, within a day. NOT_FOUND: there is no such change, or it is older. */
export const undoWebReady = endpoint({
  ...ANSWERED,
  method: 'POST',
  path: '/v1/web-ready/undo',
  summary: 'Take back what many things were made ready for the web by, or not',
  body: Schema.Struct({ change: Id }),
  failures: SELECTED_FAILURES,
})
