import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Selection } from '../../src/domain/items/selection.ts'
import { SelectionData } from '../../src/infrastructure/move-copy/contract.ts'
import type { Call } from '../bulk-operations/bulkOperations.ts'
import { bulkKind, bulkOperation } from '../bulk-operations/kinds.ts'
import { nowOrQueued } from '../bulk-operations/nowOrQueued.ts'
import { weightOf } from '../bulk-operations/weight.ts'
import type { Database } from '../database/connect.ts'
import { foreseenOf } from '../items/foresight.ts'
import { itemsOf } from '../items/items.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import type { Registered } from '../jobs/kind.ts'
import { reindexSelected } from './reindexSelected.ts'

const manyAgain = bulkKind('reindex', Schema.Struct({ selection: SelectionData }), () => 'index')

export const indexingJobs = (database: Database, jobs: Jobs): readonly Registered[] => [
  bulkOperation(database, manyAgain, async (tenant, by, { type, asked: { selection } }, progress) => {
    const done = await reindexSelected(tenant, jobs, by, { type, selection }, progress)
    return Result.map(done, ({ count }) => ({ batchId: randomUUID(), folders: 0, assets: count, skipped: 0 }))
  }),
]

/** A few are put in line at once; many behind the answer. */
export const askAgain = async (call: Call, type: ResourceType, selection: Selection) => {
  const { tenant, viewer, jobs } = call
  return nowOrQueued(call, {
    kind: manyAgain,
    asked: { selection },
    weight: await weightOf(tenant, viewer, type, selection),
    now: () => reindexSelected(tenant, jobs, viewer, { type, selection }),
    foresee: async () => Result.map(await itemsOf(tenant, viewer, type, selection), (items) => foreseenOf(type, items)),
  })
}
