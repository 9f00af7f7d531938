import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'
import { bulkKind, bulkOperation, type BulkKind } from '../bulk-operations/kinds.ts'
import type { Database } from '../database/connect.ts'
import { lockTree } from '../items/treeLocks.ts'
import type { Registered } from '../jobs/kind.ts'
import { changeWebReady } from './webReady.ts'
import { webReadyAction } from './webReadyDoors.ts'

const Marking = Schema.Struct({
  resources: Schema.Array(Schema.Struct({ kind: Schema.Literals(['folder', 'asset']), id: Schema.String })),
  door: Schema.Literals(['library', 'view', 'portal']),
  undone: Schema.optionalKey(Schema.String),
  undecided: Schema.optionalKey(Schema.Literal(true)),
})
export type Marking = typeof Marking.Type

const marking = (name: 'webReady' | 'skipWebReady'): BulkKind<Marking> =>
  bulkKind(name, Marking, ({ door, undone }) => webReadyAction(door, { webReady: name === 'webReady', undone }))

export const manyWebReady = marking('webReady')
export const manyNotWebReady = marking('skipWebReady')

export const webReadyJobs = (database: Database): readonly Registered[] =>
  [manyWebReady, manyNotWebReady].map((kind) =>
    bulkOperation(database, kind, async (tenant, by, { type, asked: { door, ...asked } }, progress) => {
      const change = { ...asked, webReady: kind === manyWebReady }
      // Among the structural changes of the module: they lock the same rows in another order.
      await lockTree(tenant, type)
      return Result.map(await changeWebReady(tenant, by, change, webReadyAction(door, change), progress), ({ change: batchId, kept, ...changed }) => ({
        batchId,
        ...changed,
        skipped: kept,
      }))
    }),
  )
