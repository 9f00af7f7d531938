import type { AssetDetail } from '../../domain/assets/asset.ts'
import { type BulkFields, changedFields, fieldsProblems } from '../../domain/bulk-edit/bulkEdit.ts'
import type { BulkValues, NamedRepository } from '../../domain/bulk-edit/bulkPlan.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'

/** An asset and what an edit makes of it. */
export interface Becoming {
  readonly asset: AssetDetail
  readonly before: BulkFields
  readonly after: BulkFields
  /** Those that become others. */
  readonly fields: readonly (keyof BulkFields)[]
  readonly problems: FieldProblems
}

export const becoming = (asset: AssetDetail, edited: (fields: BulkFields) => BulkFields): Becoming => {
  const { description, repositoryId, tags, rightsStatement } = asset
  const before = { description, repositoryId, tags, rightsStatement }
  const after = edited(before)
  const fields = changedFields(before, after)
  const problems = fieldsProblems(Object.fromEntries(fields.map((field) => [field, after[field]])))
  return { asset, before, after, fields, problems }
}

export const repositoryOf = (library: InMemoryLibrary, id: string | null): NamedRepository | null =>
  id === null ? null : { id, name: library.repositories.get(id)?.name ?? '' }

/** Some fields as people read them. */
export const valuesOf = (library: InMemoryLibrary, of: BulkFields, fields: readonly (keyof BulkFields)[]): Partial<BulkValues> => ({
  ...(fields.includes('description') ? { description: of.description } : {}),
  ...(fields.includes('repositoryId') ? { repository: repositoryOf(library, of.repositoryId) } : {}),
  ...(fields.includes('tags') ? { tags: of.tags } : {}),
  ...(fields.includes('rightsStatement') ? { rightsStatement: of.rightsStatement } : {}),
})

export const stateOf = (assets: readonly AssetDetail[]): string => assets.map(({ id, revision }) => `${id}:${revision}`).toSorted().join(' ')
