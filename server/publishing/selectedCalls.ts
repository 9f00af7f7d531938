import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { BulkOutcome, BulkOperation } from '../../src/domain/bulk-operations/bulkOperation.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Selection } from '../../src/domain/items/selection.ts'
import { isCalendarDate } from '../../src/domain/validation/dates.ts'
import type { Call } from '../bulk-operations/bulkOperations.ts'
import { nowOrQueued } from '../bulk-operations/nowOrQueued.ts'
import { weightOf } from '../bulk-operations/weight.ts'
import { foreseenOf } from '../items/foresight.ts'
import { presentItems } from '../items/presentItems.ts'
import { selectedReach, type SelectedFailure } from '../web-ready/selectedReach.ts'
import { countSelected } from '../web-ready/selectedWebReady.ts'
import { manyPublished, manyUnpublished } from './jobs.ts'
import { NO_DAY, planOf, type PublicationPlan } from './plan.ts'
import { foreseePublication, ownPublication, publishSelection, unpublishSelection, type SelectedPublication } from './selectedPublication.ts'

type Done = { readonly change: string; readonly changed: number; readonly kept: number } | { readonly bulkOperation: BulkOperation }

const answerOf = ({ batchId, folders, assets, skipped }: BulkOutcome): Done => ({ change: batchId, changed: folders + assets, kept: skipped })

/** When what is selected is on the portal now, and what publishing it would change. Changes nothing. */
export const planSelection = async ({ tenant, viewer }: Pick<Call, 'tenant' | 'viewer'>, type: ResourceType, selection: Selection): Promise<Result.Result<PublicationPlan, SelectedFailure>> => {
  const reached = await selectedReach(tenant, viewer, { type, selection, publishes: true })
  if (Result.isFailure(reached)) return Result.fail(reached.failure)
  return Result.succeed(await planOf(tenant, reached.success.items, await countSelected(tenant, viewer, reached.success)))
}

/** Says from which day the portal shows what is selected, and makes it web ready; much of it behind the answer, days and all. */
export const askPublishing = async (call: Call, asked: SelectedPublication): Promise<Result.Result<Done, SelectedFailure | Failure<'VALIDATION_FAILED'>>> => {
  const { tenant, viewer } = call
  const { type, selection, until, webReady } = asked
  if (until !== null && !isCalendarDate(until)) return Result.fail(NO_DAY)
  return nowOrQueued(call, {
    kind: manyPublished,
    asked: { selection, until, webReady },
    weight: await weightOf(tenant, viewer, type, selection),
    now: async () => Result.map(await publishSelection(tenant, viewer, asked), answerOf),
    foresee: () => foreseePublication(tenant, viewer, asked),
  })
}

/** Takes back what the caller published of a selection, within a day. */
export const undoPublishing = async (call: Call, change: string): Promise<Result.Result<Done, Failure<'NOT_FOUND'>>> => {
  const { tenant, viewer } = call
  const batch = await ownPublication(tenant, viewer.userId, change)
  if (batch === undefined || !viewer.modules.includes(batch.type)) return Result.fail({ code: 'NOT_FOUND' })
  return nowOrQueued(call, {
    kind: manyUnpublished,
    asked: { change },
    weight: await weightOf(tenant, viewer, batch.type, { kind: 'batch', batchId: change }),
    now: async () => Result.map(await unpublishSelection(tenant, viewer, change), answerOf),
    foresee: async () => Result.succeed(foreseenOf(batch.type, await presentItems(tenant, viewer, batch.type, batch))),
  })
}
