import * as Schema from 'effect/Schema'
import { OUT_OF_REACH, SELECTION_REFUSALS } from '../../domain/items/outOfReach.ts'
import { PORTAL_STATES } from '../../domain/portal/lifecycle.ts'
import { BulkOperation } from '../bulk-operations/contract.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Id } from '../contract/values.ts'
import { SelectionData } from '../move-copy/contract.ts'
import { CHANGE_LIMIT, ResourceRef } from '../restrictions/contract.ts'

/** `yyyy-MM-dd`, of what date pickers offer: see `isCalendarDate`. */
const CalendarDay = Schema.String

const resources = Schema.Array(ResourceRef).check(Schema.isMaxLength(CHANGE_LIMIT))
const Held = Schema.Struct({ ...ResourceRef.fields, until: Schema.NullOr(CalendarDay) })

const Planned = Schema.Struct({
  until: Schema.NullOr(CalendarDay),
  mixed: Schema.Boolean,
  above: Schema.NullOr(Schema.Struct({ until: CalendarDay, folder: Schema.String })),
  notReady: Schema.Finite,
  portal: Schema.Literals(PORTAL_STATES),
})

/** `until`: the day that all of them have and that has still to come; `above`: the latest of the folders above. Changes nothing. */
export const planPublication = endpoint({
  method: 'POST',
  path: '/v1/publications/plan',
  summary: 'When folders and assets are on the portal, and what publishing them would change',
  body: Schema.Struct({ resources }),
  success: Planned,
  failures: [...OUT_OF_REACH, 'PUBLICATION_RESTRICTED'],
})

/** `until`: the first day on which the portal may show them; null: at once. Of many, what is begun instead, as 202. */
export const publishToPortal = endpoint({
  method: 'POST',
  path: '/v1/publications',
  summary: 'Publish folders and assets to the portal, at once or from a day on',
  body: Schema.Struct({ resources, until: Schema.NullOr(CalendarDay), webReady: Schema.Boolean }),
  success: Schema.Union([
    Schema.Struct({ change: Schema.NullOr(Id), changed: Schema.Finite, kept: Schema.Finite, before: Schema.Array(Held) }),
    Schema.Struct({ bulkOperation: BulkOperation }),
  ]),
  later: 'bulkOperation',
  failures: [...OUT_OF_REACH, 'PUBLICATION_RESTRICTED'],
})

/** `days`: as they were; `given`: the day that they got, whoever has another by now keeps that; `change`: what made them web ready, which is taken back as far as it is still so. */
export const undoPublication = endpoint({
  method: 'POST',
  path: '/v1/publications/undo',
  summary: 'Take back a publication to the portal',
  body: Schema.Struct({ resources, days: Schema.Array(Held).check(Schema.isMaxLength(CHANGE_LIMIT)), given: Schema.NullOr(CalendarDay), change: Schema.NullOr(Id) }),
  success: Schema.Struct({ changed: Schema.Finite }),
  failures: [...OUT_OF_REACH, 'PUBLICATION_RESTRICTED'],
})

const SELECTED_FAILURES = [...SELECTION_REFUSALS, 'PUBLICATION_RESTRICTED', 'NOT_FOUND'] as const
const SELECTED = {
  success: Schema.Union([Schema.Struct({ change: Id, changed: Schema.Finite, kept: Schema.Finite }), Schema.Struct({ bulkOperation: BulkOperation })]),
  later: 'bulkOperation',
} as const

/** The same of a selection of any length. Of a whole list what is kept from publication stays as it is, and is counted. */
export const planSelectedPublication = endpoint({
  method: 'POST',
  path: '/v1/publications/selection/plan',
  summary: 'When all that is selected is on the portal, and what publishing it would change',
  body: Schema.Struct({ selection: SelectionData }),
  success: Planned,
  failures: SELECTED_FAILURES,
})

export const publishSelected = endpoint({
  ...SELECTED,
  method: 'POST',
  path: '/v1/publications/selection',
  summary: 'Publish all that is selected to the portal, at once or from a day on',
  body: Schema.Struct({ selection: SelectionData, until: Schema.NullOr(CalendarDay), webReady: Schema.Boolean }),
  failures: SELECTED_FAILURES,
})

/** `change`: of the caller's own, within a day. NOT_FOUND: there is no such change, or it is older. */
export const undoSelectedPublication = endpoint({
  ...SELECTED,
  method: 'POST',
  path: '/v1/publications/selection/undo',
  summary: 'Take back that all that was selected was published',
  body: Schema.Struct({ change: Id }),
  failures: ['NOT_FOUND'],
})
