import { createHash } from 'node:crypto'
import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { type BulkEdit, bulkEditProblems, type BulkFields, changedFields, editorOf, fieldsProblems } from '../../src/domain/bulk-edit/bulkEdit.ts'
import { BULK_EDIT_LIMIT } from '../../src/domain/bulk-edit/limits.ts'
import type { NamedRepository } from '../../src/domain/bulk-edit/bulkPlan.ts'
import type { Selection } from '../../src/domain/items/selection.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import type { FieldProblems } from '../../src/domain/validation/problem.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Asker } from '../access/scope.ts'
import { assetsOf, type Item, type Reached, reachedAssetsOf, type Unreachable } from '../items/items.ts'

export type BulkFailure = Unreachable | Failure<'VALIDATION_FAILED'>

const fewEnough = <Found>(assets: readonly Item[], found: Found): Result.Result<Found, BulkFailure> =>
  assets.length > BULK_EDIT_LIMIT
    ? Result.fail({ code: 'VALIDATION_FAILED', fields: { selection: { code: 'aboveMaximum', limit: BULK_EDIT_LIMIT } } })
    : Result.succeed(found)

/** The assets of a selection, where they are no more than are edited at once. */
export const selectedAssets = async (tenant: Tenant, scope: Asker, type: ResourceType, selection: Selection): Promise<Result.Result<readonly Item[], BulkFailure>> =>
  Result.flatMap(await assetsOf(tenant, scope, type, selection, BULK_EDIT_LIMIT + 1), (assets) => fewEnough(assets, assets))

/** The same to go on with: without what was trashed, deleted or restricted since it was named. */
export const reachableAssets = async (tenant: Tenant, scope: Asker, type: ResourceType, selection: Selection): Promise<Result.Result<Reached, BulkFailure>> =>
  Result.flatMap(await reachedAssetsOf(tenant, scope, type, selection, BULK_EDIT_LIMIT + 1), (found) => fewEnough(found.assets, found))

const REPOSITORY = sql<NamedRepository>('select id, name from repositories where organization_id = $1 and id = $2')
const LOCKED_REPOSITORY = sql<NamedRepository>(`${REPOSITORY.text} for key share`)

/** What an edit puts its assets into. Locked before any of them, as by who takes it off the list. */
export interface Target {
  readonly repository: NamedRepository | null
  readonly edited: (fields: BulkFields) => BulkFields
}

export const targetOf = async (tenant: Tenant, edit: BulkEdit, { locks }: { readonly locks: boolean }): Promise<Result.Result<Target, Failure<'VALIDATION_FAILED'>>> => {
  const fields = bulkEditProblems(edit)
  if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  if (edit.repository?.how !== 'replace') return Result.succeed({ repository: null, edited: editorOf(edit) })
  const [repository] = await tenant.query(locks ? LOCKED_REPOSITORY : REPOSITORY, [tenant.organizationId, edit.repository.id])
  if (repository !== undefined) return Result.succeed({ repository, edited: editorOf(edit) })
  return Result.fail({ code: 'VALIDATION_FAILED', fields: { repository: { code: 'notAnOption' } } })
}

/** An asset as far as it names what was seen of it. */
export interface Head {
  readonly id: string
  readonly revision: number
}

/** What names the assets of a plan and how each of them was, in any order. */
export const stateOf = (heads: readonly Head[]): string =>
  createHash('sha256').update(heads.map(({ id, revision }) => `${id}:${revision}`).toSorted().join('\n')).digest('base64url')

/** An asset as it is read to be edited. */
export interface BulkRow extends BulkFields {
  readonly id: string
  readonly name: string
  readonly repository: string | null
}

const READ = sql<BulkRow>(`
  select asset.id, asset.name, asset.description, asset.tags, asset.rights_statement as "rightsStatement", asset.repository_id as "repositoryId", repository.name as repository
  from unnest($2::uuid[]) with ordinality as named (id, place)
  join assets asset on asset.organization_id = $1 and asset.id = named.id
  left join repositories repository on repository.organization_id = $1 and repository.id = asset.repository_id
  order by named.place`)

export const readRows = (tenant: Tenant, ids: readonly string[]): Promise<readonly BulkRow[]> => tenant.query(READ, [tenant.organizationId, ids])

/** An asset and what an edit makes of it. */
interface Becoming {
  readonly before: BulkRow
  readonly after: BulkRow
  /** Those that become others. */
  readonly fields: readonly (keyof BulkFields)[]
  readonly problems: FieldProblems
}

export const becoming = (before: BulkRow, edit: BulkEdit, target: Target): Becoming => {
  const next = target.edited(before)
  const fields = changedFields(before, next)
  const problems = fieldsProblems(Object.fromEntries(fields.map((field) => [field, next[field]])))
  const repository = edit.repository === undefined ? before.repository : (target.repository?.name ?? null)
  return { before, after: { ...before, ...next, repository }, fields, problems }
}
