import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { can } from '../../src/domain/rights/can.ts'
import type { BulkOperation } from '../../src/domain/bulk-operations/bulkOperation.ts'
import { itemsSelected } from '../../src/domain/items/selection.ts'
import { nowOrQueued } from '../bulk-operations/nowOrQueued.ts'
import type { Resource } from '../access/place.ts'
import type { Call } from '../bulk-operations/bulkOperations.ts'
import { weightOf } from '../bulk-operations/weight.ts'
import { sql } from '../database/sql.ts'
import { readBatch } from '../items/batches.ts'
import { manyNotWebReady, manyWebReady, type Marking } from './jobs.ts'
import { changeSelected, foreseeSelected, type SelectedChange } from './selectedWebReady.ts'
import type { SelectedFailure } from './selectedReach.ts'
import { changeWebReady, foreseeWebReady, type ChangeFailure, type WebReadyChange, type WebReadyOutcome } from './webReady.ts'
import { webReadyAction, type WebReadyDoor } from './webReadyDoors.ts'

type Answered = { readonly bulkOperation: BulkOperation } | { readonly change: string; readonly changed: number; readonly kept: number }

const answerOf = ({ change, folders, assets, kept }: WebReadyOutcome): Answered => ({ change, changed: folders + assets, kept })

/** A few things at once; many behind the answer, unless something refuses them now. */
export const askWebReady = async (call: Call, change: WebReadyChange, door: WebReadyDoor): Promise<Result.Result<Answered, ChangeFailure>> => {
  const { tenant, viewer } = call
  const { resources, webReady, undone, undecided } = change
  const action = webReadyAction(door, change)
  const asked: Marking = { resources, door, ...(undone === undefined ? {} : { undone }), ...(undecided === undefined ? {} : { undecided }) }
  return nowOrQueued(call, {
    kind: webReady ? manyWebReady : manyNotWebReady,
    asked,
    // Folders and assets are found by what they are named: of whatever module.
    weight: await weightOf(tenant, viewer, 'RECORDS', itemsSelected(resources)),
    now: async () => Result.map(await changeWebReady(tenant, viewer, change, action), answerOf),
    foresee: () => foreseeWebReady(tenant, viewer, change, action),
  })
}

/** The same of all that is selected in a module. */
export const askSelected = async (call: Call, change: SelectedChange, door: WebReadyDoor): Promise<Result.Result<Answered, SelectedFailure>> => {
  const { tenant, viewer } = call
  const { type, selection, webReady, undone } = change
  return nowOrQueued(call, {
    kind: webReady ? manyWebReady : manyNotWebReady,
    asked: { selection, door, ...(undone === undefined ? {} : { undone }) },
    weight: await weightOf(tenant, viewer, type, selection),
    now: async () => Result.map(await changeSelected(tenant, viewer, change), answerOf),
    foresee: () => foreseeSelected(tenant, viewer, change),
  })
}

interface Kept {
  readonly kind: string
  /** Null: of another version. */
  readonly asked: { readonly resources?: readonly Resource[] } | null
}

const DONE = sql<Kept>(`
  select kind, payload -> 'asked' as asked from jobs
  where organization_id = $1 and user_id = $2 and queue = '${manyWebReady.queue.name}' and kind in ('${manyWebReady.name}', '${manyNotWebReady.name}')
    and outcome ->> 'batchId' = $3`)

/** Takes back what the caller changed of a selection or behind the answer, as far as it is still so; by whichever door they may use now. */
export const undoWebReady = async (call: Call, change: string): Promise<Result.Result<Answered, ChangeFailure | SelectedFailure | Failure<'NOT_FOUND'>>> => {
  const { tenant, viewer } = call
  const door = can(viewer.permissions, 'changeWebReady') ? 'library' : 'view'
  const batch = await readBatch(tenant, viewer.userId, null, change)
  if (batch !== undefined && (batch.action === 'webReady' || batch.action === 'skipWebReady') && viewer.modules.includes(batch.type)) {
    return askSelected(call, { type: batch.type, selection: { kind: 'batch', batchId: change }, webReady: batch.action === 'skipWebReady', undone: change }, door)
  }
  const [done] = await tenant.query(DONE, [tenant.organizationId, viewer.userId, change])
  if (done?.asked?.resources === undefined) return Result.fail({ code: 'NOT_FOUND' })
  return askWebReady(call, { resources: done.asked.resources, webReady: done.kind === manyNotWebReady.name, undone: change }, door)
}
