import type { FieldProblems } from '../validation/problem.ts'
import type { DescribingTemplate } from '../metadata/assetMetadata.ts'
import type { ValueName } from '../metadata/names.ts'
import type { MetadataValue } from '../metadata/value.ts'
import { nameKey } from '../naming/names.ts'
import type { RightsStatement } from '../rights-statements/rightsStatement.ts'

/** What a field holds in a selection. `values`: how many different ones. */
type Shared<Value> = { readonly kind: 'same'; readonly value: Value } | { readonly kind: 'mixed'; readonly values: number }

export interface NamedRepository {
  readonly id: string
  readonly name: string
}

/** A template by which assets can be described, and how many of the selected ones are. */
export interface BulkTemplate {
  readonly template: DescribingTemplate
  readonly assets: number
}

export interface TagCount {
  readonly tag: string
  /** Assets that carry it. */
  readonly assets: number
}

/** The most tags that a summary tells one by one, the most frequent first. */
export const TAGS_LISTED = 200

/** What the assets of a selection hold now; of none of them, empty values. */
export interface BulkSummary {
  readonly assets: number
  readonly description: Shared<string>
  readonly repository: Shared<NamedRepository | null>
  readonly rightsStatement: Shared<RightsStatement | null>
  readonly tags: readonly TagCount[]
  /** Active ones, as far as the reader is in them. */
  readonly templates: readonly BulkTemplate[]
}

/** A field as people read it: the repository with its name. */
export interface BulkValues {
  readonly description: string
  readonly repository: NamedRepository | null
  readonly tags: readonly string[]
  readonly rightsStatement: RightsStatement | null
}

/** Values of one attribute, before and after. */
export interface MetadataDifference {
  readonly attributeId: string
  readonly before: readonly MetadataValue[]
  readonly after: readonly MetadataValue[]
}

/** One asset before and after: only the fields that become others. */
export interface BulkDifference {
  readonly id: string
  readonly name: string
  readonly before: Partial<BulkValues>
  readonly after: Partial<BulkValues>
  readonly metadata: readonly MetadataDifference[]
  /** Templates by which it is described beside those of its values. */
  readonly assigned: readonly string[]
}

/** An asset that cannot take the edit. */
export interface BulkRefusal {
  readonly id: string
  readonly name: string
  readonly problems: FieldProblems
}

/** The most assets of each kind that a plan tells one by one. */
export const DIFFERENCES_LISTED = 100

/** What an edit would do, before anything is changed. */
export interface BulkPlan {
  readonly assets: number
  /** Of those that were named, how many cannot be reached any more: they are left out. */
  readonly gone: number
  /** Of them, those that become others; the first ones, by name, are `items`. */
  readonly changed: number
  readonly items: readonly BulkDifference[]
  /** Any of these keeps the whole edit from being made. */
  readonly refused: readonly BulkRefusal[]
  readonly refusedTotal: number
  /** What options and assets in the values of `items` are called. */
  readonly names: readonly ValueName[]
  /** Names what the plan saw, so that the edit is made of just that. */
  readonly state: string
}

/** Whether all values are one, compared by `keyOf`; `none`: what stands for no values at all. */
export const sharedOf = <Value>(values: readonly Value[], keyOf: (value: Value) => string, none: Value): Shared<Value> => {
  const different = new Map(values.map((value) => [keyOf(value), value]))
  if (different.size > 1) return { kind: 'mixed', values: different.size }
  const [value = none] = different.values()
  return { kind: 'same', value }
}

const byFrequency = (one: TagCount, other: TagCount): number =>
  other.assets - one.assets || (nameKey(one.tag) < nameKey(other.tag) ? -1 : 1)

/**
 * Counts of spellings, as counts of tags: each in the spelling that comes first in order of code units; the most frequent first, then by name.
 * No asset carries two spellings of one tag.
 */
export const tagCounts = (spellings: Iterable<TagCount>): readonly TagCount[] => {
  const counts = new Map<string, TagCount>()
  for (const { tag, assets } of spellings) {
    const known = counts.get(nameKey(tag))
    counts.set(nameKey(tag), { tag: known !== undefined && known.tag < tag ? known.tag : tag, assets: (known?.assets ?? 0) + assets })
  }
  return [...counts.values()].toSorted(byFrequency).slice(0, TAGS_LISTED)
}
