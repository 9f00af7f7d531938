import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { BulkEdit, BulkFields } from '../../src/domain/bulk-edit/bulkEdit.ts'
import { type BulkDifference, type BulkPlan, type BulkRefusal, type BulkValues, DIFFERENCES_LISTED } from '../../src/domain/bulk-edit/bulkPlan.ts'
import type { Selection } from '../../src/domain/items/selection.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import type { Asker } from '../access/scope.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Describer } from '../metadata/described.ts'
import { becoming, readRows, reachableAssets, stateOf, targetOf, type BulkFailure, type BulkRow, type Head } from './bulkAssets.ts'
import { describingMany, foreseeMetadata, metadataState, namesOfDifferences, type ForeseenMetadata } from './bulkMetadata.ts'
import { inPieces } from '../items/progress.ts'

export interface Asked {
  readonly type: ResourceType
  readonly selection: Selection
  readonly edit: BulkEdit
}

const HEADS = sql<Head>(`
  select id, revision from assets where organization_id = $1 and id = any ($2::uuid[]) order by name_key, id`)

const UNDESCRIBED: ForeseenMetadata = { differences: [], assigned: [], problems: {} }

/** Some fields as people read them. */
const valuesOf = ({ description, repositoryId, repository, tags, rightsStatement }: BulkRow, fields: readonly (keyof BulkFields)[]): Partial<BulkValues> => ({
  ...(fields.includes('description') ? { description } : {}),
  ...(fields.includes('repositoryId') ? { repository: repositoryId === null ? null : { id: repositoryId, name: repository ?? '' } } : {}),
  ...(fields.includes('rightsStatement') ? { rightsStatement } : {}),
  ...(fields.includes('tags') ? { tags } : {}),
})

/** What an edit would make of selected assets. Read a piece at a time: what is not told is not kept. Changes nothing. */
export const planBulkEdit = async (tenant: Tenant, scope: Describer & Asker, { type, selection, edit }: Asked): Promise<Result.Result<BulkPlan, BulkFailure>> => {
  const target = await targetOf(tenant, edit, { locks: false })
  if (Result.isFailure(target)) return Result.fail(target.failure)
  const found = await reachableAssets(tenant, scope, type, selection)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const many = await describingMany(tenant, scope, type, edit.metadata)
  if (Result.isFailure(many)) return Result.fail(many.failure)
  const heads = await tenant.query(HEADS, [tenant.organizationId, found.success.assets.map(({ id }) => id)])
  const plan = { items: [] as BulkDifference[], refused: [] as BulkRefusal[], changed: 0, refusedTotal: 0 }
  const look = async (piece: readonly Head[]): Promise<void> => {
    const ids = piece.map(({ id }) => id)
    const foreseen = many.success === undefined ? new Map<string, ForeseenMetadata>() : await foreseeMetadata(tenant, many.success, ids)
    for (const row of await readRows(tenant, ids)) {
      const { before, after, fields, problems: own } = becoming(row, edit, target.success)
      const { differences: metadata, assigned, problems: said } = foreseen.get(row.id) ?? UNDESCRIBED
      if (fields.length + metadata.length + assigned.length === 0) continue
      const problems = { ...own, ...said }
      const { id, name } = row
      plan.changed += 1
      if (plan.items.length < DIFFERENCES_LISTED) plan.items.push({ id, name, before: valuesOf(before, fields), after: valuesOf(after, fields), metadata, assigned })
      if (isValid(problems)) continue
      plan.refusedTotal += 1
      if (plan.refused.length < DIFFERENCES_LISTED) plan.refused.push({ id, name, problems })
    }
  }
  await inPieces(heads, look, () => undefined)
  const names = many.success === undefined ? [] : await namesOfDifferences(tenant, many.success, plan.items.flatMap(({ metadata }) => metadata))
  const state = `${stateOf(heads)}${await metadataState(tenant, many.success, heads.map(({ id }) => id))}`
  return Result.succeed({ ...plan, names, assets: heads.length, gone: found.success.gone, state })
}
