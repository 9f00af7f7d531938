import { nameKey } from '../naming/names.ts'
import type { MetadataValue } from '../metadata/value.ts'
import type { Problem } from '../validation/problem.ts'

/** The most assets that are merged into one at once. */
export const MERGED_AT_ONCE = 50

/** An asset is kept of itself and others, each named once. */
export const othersProblem = (keep: string, others: readonly string[]): Problem | undefined => {
  if (others.length === 0) return { code: 'required' }
  return new Set([keep, ...others]).size <= others.length ? { code: 'duplicated' } : undefined
}

/** What one asset says of itself, as far as whoever merges it may know. */
export interface MergeSide {
  readonly id: string
  readonly description: string
  readonly repositoryId: string | null
  readonly tags: readonly string[]
  /** Of the attributes that say something. */
  readonly values: Readonly<Record<string, readonly MetadataValue[]>>
}

/** `description`, `repository`, or the identifier of an attribute. */
export type MergeField = string

/** What a field says: one text, or the values of an attribute; a repository by its identifier. None: nothing. */
export type FieldValues = readonly string[]

/** A field of which the kept asset says nothing and another something, or both something else. */
export interface MergeDifference {
  readonly field: MergeField
  /** What the kept one says. */
  readonly kept: FieldValues
  /** What the others say beside, each once, by the first that says it. */
  readonly offered: readonly { readonly from: string; readonly values: FieldValues }[]
}

/** What the kept asset gets from the others. */
export interface MergePlan {
  /** Those that it has not, in the order in which they stand. */
  readonly tags: readonly string[]
  /** What it says nothing of: the first of the others that does fills it. */
  readonly filled: readonly MergeDifference[]
  /** What it says otherwise: that stays, unless another is chosen. */
  readonly conflicts: readonly MergeDifference[]
}

/** For a field the asset whose values are taken; the kept one's own identifier leaves it as it is. */
export type MergeChoices = Readonly<Record<MergeField, string>>

const fieldOf = (side: MergeSide, field: MergeField): FieldValues => {
  if (field === 'description') return side.description === '' ? [] : [side.description]
  if (field === 'repository') return side.repositoryId === null ? [] : [side.repositoryId]
  return side.values[field] ?? []
}

const isSame = (one: FieldValues, other: FieldValues): boolean => one.length === other.length && one.every((value, at) => value === other[at])

const differenceOf = (kept: MergeSide, others: readonly MergeSide[], field: MergeField): MergeDifference => {
  const own = fieldOf(kept, field)
  const offered: { readonly from: string; readonly values: FieldValues }[] = []
  for (const other of others) {
    const values = fieldOf(other, field)
    const isKnown = values.length === 0 || isSame(values, own) || offered.some((one) => isSame(one.values, values))
    if (!isKnown) offered.push({ from: other.id, values })
  }
  return { field, kept: own, offered }
}

/** What becomes of an asset that is kept while others of the same picture go. */
export const mergePlan = (kept: MergeSide, others: readonly MergeSide[]): MergePlan => {
  const attributes = [...new Set([kept, ...others].flatMap(({ values }) => Object.keys(values)))]
  const differences = ['description', 'repository', ...attributes].map((field) => differenceOf(kept, others, field)).filter(({ offered }) => offered.length > 0)
  const tags = new Map(others.flatMap((other) => other.tags).toReversed().map((tag) => [nameKey(tag), tag]))
  for (const tag of kept.tags) tags.delete(nameKey(tag))
  return {
    tags: [...tags.values()].toReversed(),
    filled: differences.filter((difference) => difference.kept.length === 0),
    conflicts: differences.filter((difference) => difference.kept.length > 0),
  }
}

/** The fields that become others, by what was chosen; a choice of what is not offered is none. */
export const chosenValues = ({ filled, conflicts }: MergePlan, choices: MergeChoices): Readonly<Record<MergeField, FieldValues>> => {
  const chosen = ({ field, offered }: MergeDifference) => offered.find(({ from }) => from === choices[field])
  const of = (difference: MergeDifference, found: MergeDifference['offered'][number] | undefined) => (found === undefined ? [] : [[difference.field, found.values] as const])
  return Object.fromEntries([
    ...filled.flatMap((one) => of(one, choices[one.field] === undefined ? one.offered[0] : chosen(one))),
    ...conflicts.flatMap((one) => of(one, chosen(one))),
  ])
}
