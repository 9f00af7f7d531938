import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { can } from '../../src/domain/rights/can.ts'
import type { BulkOperation } from '../../src/domain/bulk-operations/bulkOperation.ts'
import { itemsSelected } from '../../src/domain/items/selection.ts'
import { nowOrQueued } from '../bulk-operations/nowOrQueued.ts'
import type { Call } from '../bulk-operations/bulkOperations.ts'
import { weightOf } from '../bulk-operations/weight.ts'
import { manyNotWebReady, manyWebReady, type Marking } from './jobs.ts'
import { changeWebReady, foreseeWebReady, type ChangeFailure, type WebReadyChange } from './webReady.ts'
import { webReadyAction, type WebReadyDoor } from './webReadyDoors.ts'
import { sql } from '../database/sql.ts'

type Answered = { readonly bulkOperation: BulkOperation } | { readonly change: string; readonly changed: number; readonly kept: number }

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
    weight: await weightOf(tenant, viewer.userId, 'RECORDS', itemsSelected(resources)),
    now: async () =>
      Result.map(await changeWebReady(tenant, viewer, change, action), ({ change: name, folders, assets, kept }) => ({ change: name, changed: folders + assets, kept })),
    foresee: () => foreseeWebReady(tenant, viewer, change, action),
  })
}

interface Kept {
  readonly kind: string
  /** Null: of another version. */
  readonly asked: Pick<Marking, 'resources'> | null
}

const DONE = sql<Kept>(`
  select kind, payload -> 'asked' as asked from jobs
  where organization_id = $1 and user_id = $2 and queue = '${manyWebReady.queue.name}' and kind in ('${manyWebReady.name}', '${manyNotWebReady.name}')
    and outcome ->> 'batchId' = $3`)

/** Takes back what the caller changed behind the answer, as far as it is still so; by whichever door they may use now. */
export const undoWebReady = async (call: Call, change: string) => {
  const { tenant, viewer } = call
  const [done] = await tenant.query(DONE, [tenant.organizationId, viewer.userId, change])
  if (done?.asked == null) return Result.fail<ChangeFailure | Failure<'NOT_FOUND'>>({ code: 'NOT_FOUND' })
  const door = can(viewer.permissions, 'changeWebReady') ? 'library' : 'view'
  return askWebReady(call, { resources: done.asked.resources, webReady: done.kind === manyNotWebReady.name, undone: change }, door)
}
