import * as Schema from 'effect/Schema'
import { SelectionData } from '../../src/infrastructure/move-copy/contract.ts'
import { bulkKind, bulkOperation } from '../bulk-operations/kinds.ts'
import type { Database } from '../database/connect.ts'
import { lockTree } from '../items/treeLocks.ts'
import type { Registered } from '../jobs/kind.ts'
import { publishSelection, unpublishSelection } from './selectedPublication.ts'

const Publishing = Schema.Struct({ selection: SelectionData, until: Schema.NullOr(Schema.String), webReady: Schema.Boolean })

export const manyPublished = bulkKind('publish', Publishing, () => 'publishSelected')
export const manyUnpublished = bulkKind('unpublish', Schema.Struct({ change: Schema.String }), () => 'publishSelected')

/** Among the structural changes of the module: they lock the same rows in another order. */
export const publishingJobs = (database: Database): readonly Registered[] => [
  bulkOperation(database, manyPublished, async (tenant, by, { type, asked }, progress) => {
    await lockTree(tenant, type)
    return publishSelection(tenant, by, { ...asked, type }, progress)
  }),
  bulkOperation(database, manyUnpublished, async (tenant, by, { type, asked: { change } }, progress) => {
    await lockTree(tenant, type)
    return unpublishSelection(tenant, by, change, progress)
  }),
]
