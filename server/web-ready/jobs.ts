import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'
import { SelectionData } from '../../src/infrastructure/move-copy/contract.ts'
import { bulkKind, bulkOperation, type BulkKind } from '../bulk-operations/kinds.ts'
import type { Database } from '../database/connect.ts'
import { lockTree } from '../items/treeLocks.ts'
import type { Registered } from '../jobs/kind.ts'
import type { SelectedFailure } from './selectedReach.ts'
import { changeSelected } from './selectedWebReady.ts'
import { changeWebReady, type ChangeFailure, type WebReadyOutcome } from './webReady.ts'
import { webReadyAction } from './webReadyDoors.ts'

const How = { door: Schema.Literals(['library', 'view', 'portal']), undone: Schema.optionalKey(Schema.String) }
const Marking = Schema.Union([
  Schema.Struct({
    resources: Schema.Array(Schema.Struct({ kind: Schema.Literals(['folder', 'asset']), id: Schema.String })),
    ...How,
    undecided: Schema.optionalKey(Schema.Literal(true)),
  }),
  Schema.Struct({ selection: SelectionData, ...How }),
])
export type Marking = typeof Marking.Type

const marking = (name: 'webReady' | 'skipWebReady'): BulkKind<Marking> => ({
  ...bulkKind(name, Marking, ({ door, undone }) => webReadyAction(door, { webReady: name === 'webReady', undone })),
  // What is named one by one may be of several modules, and is judged so.
  module: ({ type, asked }) => ('selection' in asked ? type : undefined),
})

export const manyWebReady = marking('webReady')
export const manyNotWebReady = marking('skipWebReady')

export const webReadyJobs = (database: Database): readonly Registered[] =>
  [manyWebReady, manyNotWebReady].map((kind) =>
    bulkOperation(database, kind, async (tenant, by, { type, asked: { door, ...asked } }, progress) => {
      const webReady = kind === manyWebReady
      // Among the structural changes of the module: they lock the same rows in another order.
      await lockTree(tenant, type)
      const done: Result.Result<WebReadyOutcome, ChangeFailure | SelectedFailure> =
        'selection' in asked
          ? await changeSelected(tenant, by, { ...asked, type, webReady }, progress)
          : await changeWebReady(tenant, by, { ...asked, webReady }, webReadyAction(door, { ...asked, webReady }), progress)
      return Result.map(done, ({ change: batchId, kept, ...changed }) => ({ batchId, ...changed, skipped: kept }))
    }),
  )
