import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { BulkEdit, BulkFields } from '../../src/domain/bulk-edit/bulkEdit.ts'
import { type BulkDifference, type BulkPlan, type BulkRefusal, type BulkValues, DIFFERENCES_TOLD } from '../../src/domain/bulk-edit/bulkPlan.ts'
import type { Selection } from '../../src/domain/items/selection.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { AccessScope } from '../access/scope.ts'
import { becoming, readRows, reachableAssets, stateOf, targetOf, type BulkFailure, type BulkRow, type Head } from './bulkAssets.ts'
import { inPieces } from '../items/progress.ts'

export interface Asked {
  readonly type: ResourceType
  readonly selection: Selection
  readonly edit: BulkEdit
}

const HEADS = sql<Head>(`
  select id, revision from assets where organization_id = $1 and id = any ($2::uuid[]) order by name_key, id`)

/** Some fields as people read them. */
const valuesOf = ({ description, repositoryId, repository, tags }: BulkRow, fields: readonly (keyof BulkFields)[]): Partial<BulkValues> => ({
  ...(fields.includes('description') ? { description } : {}),
  ...(fields.includes('repositoryId') ? { repository: repositoryId === null ? null : { id: repositoryId, name: repository ?? '' } } : {}),
  ...(fields.includes('tags') ? { tags } : {}),
})

/** What an edit would make of selected assets. Read a piece at a time: what is not told is not kept. Changes nothing. */
export const planBulkEdit = async (tenant: Tenant, scope: AccessScope, { type, selection, edit }: Asked): Promise<Result.Result<BulkPlan, BulkFailure>> => {
  const target = await targetOf(tenant, edit, { locks: false })
  if (Result.isFailure(target)) return Result.fail(target.failure)
  const found = await reachableAssets(tenant, scope, type, selection)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const heads = await tenant.query(HEADS, [tenant.organizationId, found.success.assets.map(({ id }) => id)])
  const plan = { items: [] as BulkDifference[], refused: [] as BulkRefusal[], changed: 0, refusedTotal: 0 }
  const look = async (piece: readonly Head[]): Promise<void> => {
    for (const row of await readRows(tenant, piece.map(({ id }) => id))) {
      const { before, after, fields, problems } = becoming(row, edit, target.success)
      if (fields.length === 0) continue
      const { id, name } = row
      plan.changed += 1
      if (plan.items.length < DIFFERENCES_TOLD) plan.items.push({ id, name, before: valuesOf(before, fields), after: valuesOf(after, fields) })
      if (isValid(problems)) continue
      plan.refusedTotal += 1
      if (plan.refused.length < DIFFERENCES_TOLD) plan.refused.push({ id, name, problems })
    }
  }
  await inPieces(heads, look, () => undefined)
  return Result.succeed({ ...plan, assets: heads.length, gone: found.success.gone, state: stateOf(heads) })
}
