import { isFoundBy } from '../metadata-table/cellFilter.ts'
import type { MetadataValue } from '../metadata/value.ts'
import { nameKey } from '../naming/names.ts'
import { standsIn } from '../search/asked.ts'
import { assetKindOf } from './assetKinds.ts'
import { fieldKey } from './fields.ts'
import type { Resolution, Resolved, ResolvedQuery, SearchAttribute } from './resolved.ts'
import { wordsOfItem, type ItemWords, type SearchedAsset, type SearchItem } from './searchItem.ts'
import { areForms } from './stems.ts'

/**
 * How well something is found, the best first: 1 and 2 by its name, 3 and 4 by what describes it, 5 and 6 by its content; of each pair the first by the
 * words themselves, the second by other forms of them. Of conditions together the worst counts, of alternatives the best; what is no text is 1.
 */
export type Tier = 1 | 2 | 3 | 4 | 5 | 6

type Words = Extract<Resolved, { kind: 'words' }>

/** The texts of each place, with the tier of what stands there exactly. */
const textsAt = (where: Words['where'], { name, number, description, labels, content }: ItemWords): readonly (readonly [1 | 3 | 5, ItemWords['name']])[] => {
  switch (where) {
    case 'anywhere':
      return [[1, name], [3, [...number, ...description, ...labels]], [5, content]]
    case 'name':
      return [[1, name]]
    case 'number':
      return [[3, number]]
    case 'description':
      return [[3, description]]
    case 'content':
      return [[5, content]]
  }
}

const wordsTier = ({ where, words, match }: Words, item: SearchItem): Tier | null => {
  const [word = ''] = words
  for (const [tier, texts] of textsAt(where, wordsOfItem(item))) {
    if (texts.some((text) => standsIn(text, { words, isBegun: match === 'begun' }))) return tier
    if (match === 'forms' && texts.some((text) => text.some((one) => areForms(word, one)))) return (tier + 1) as Tier
  }
  return null
}

const isLabelled = (labels: readonly string[], { key, isBegun }: Extract<Resolved, { kind: 'tag' | 'person' }>): boolean =>
  labels.some((label) => (isBegun ? fieldKey(label).startsWith(key) : fieldKey(label) === key))

const hasField = (field: Extract<Resolved, { kind: 'present' }>['field'], asset: SearchedAsset): boolean => {
  switch (field) {
    case 'folder':
      return true
    case 'tag':
      return asset.tags.length > 0
    case 'person':
      return asset.persons.length > 0
    case 'repository':
      return asset.repositoryId !== null
    case 'number':
      return asset.fileNumber !== ''
    case 'description':
      return asset.description !== ''
    case 'content':
      return asset.content !== ''
  }
}

const valuesOf = ({ values }: SearchedAsset, { id }: SearchAttribute): readonly MetadataValue[] => values.find(({ attribute }) => attribute.id === id)?.values ?? []

/** What only assets have. */
const isFoundAsset = (asset: SearchedAsset, condition: Resolved): boolean => {
  switch (condition.kind) {
    case 'type':
      return assetKindOf(asset.mediaType) === condition.is
    case 'mediaType':
      return condition.mediaTypes.includes(asset.mediaType)
    case 'tag':
      return isLabelled(asset.tags, condition)
    case 'person':
      return isLabelled(asset.persons, condition)
    case 'repository':
      return asset.repositoryId !== null && condition.ids.includes(asset.repositoryId)
    case 'rights':
      return asset.rights !== undefined && condition.is.includes(asset.rights)
    case 'unread':
      return asset.unread !== undefined && (condition.reason === 'any' || asset.unread === condition.reason)
    case 'size':
      return asset.size >= condition.least && asset.size <= condition.most
    case 'attribute':
      return isFoundBy(condition.filter, valuesOf(asset, condition.attribute), condition.attribute)
    case 'called': {
      const ids = condition.attribute.names?.idsOf?.(condition.name) ?? []
      return valuesOf(asset, condition.attribute).some((value) => ids.includes(value))
    }
    case 'present':
      return hasField(condition.field, asset)
    default:
      return false
  }
}

const isFound = (item: SearchItem, condition: Exclude<Resolved, Words>): boolean => {
  switch (condition.kind) {
    case 'module':
      return item.module === condition.module
    case 'trashed':
      return item.isTrashed
    case 'inside':
      return condition.folderIds.some((id) => item.folderIds.includes(id))
    case 'contact':
      return (item.contacts ?? []).some(({ id, kind }) => (condition.of === undefined || kind === condition.of) && (condition.ids === 'any' || condition.ids.includes(id)))
    case 'by':
      return condition.ids.includes(item.addedBy)
    case 'added':
    case 'changed':
      return item[condition.kind] >= condition.first && item[condition.kind] <= condition.last
    case 'webReady':
      return item.isWebReady
    case 'embargo':
      return item.embargo !== undefined && item.embargo >= condition.first && item.embargo <= condition.last
    default:
      if (item.kind === 'asset') return isFoundAsset(item, condition)
      return condition.kind === 'type' ? condition.is === 'folder' : condition.kind === 'present' && condition.field === 'folder' && item.folderIds.length > 0
  }
}

/** How well an item meets a query; null: it does not. Of an attribute, a folder has no values, not even none. */
const tierOf = (item: SearchItem, query: ResolvedQuery): Tier | null => {
  switch (query.kind) {
    case 'everything':
      return 1
    case 'nothing':
      return null
    case 'and': {
      const tiers = query.parts.map((part) => tierOf(item, part))
      return tiers.reduce((worst, tier) => (worst === null || tier === null ? null : worst > tier ? worst : tier), 1)
    }
    case 'or': {
      const tiers = query.parts.map((part) => tierOf(item, part))
      return tiers.reduce((best, tier) => (tier === null || (best !== null && best < tier) ? best : tier), null)
    }
    case 'not':
      return tierOf(item, query.part) === null ? 1 : null
    case 'words':
      return wordsTier(query, item)
    default:
      return isFound(item, query) ? 1 : null
  }
}

/** Something that was found, and how well. */
interface Match {
  readonly item: SearchItem
  readonly tier: Tier
}

const sortKeyOf = ({ item, tier }: Match): readonly string[] => [String(tier), nameKey(item.name), item.id]

/** By code points, as the database sorts them. */
const compareTexts = (one: string, other: string): number => {
  const [left, right] = [[...one], [...other]]
  const at = left.findIndex((letter, index) => letter !== right[index])
  if (at === -1) return left.length - right.length
  return (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? -1)
}

/** All that a query finds, by relevance: the better first, then by name and identifier. The plain way; whatever is faster must answer the same. */
export const searchItems = (items: readonly SearchItem[], { query, withTrash }: Resolution): readonly Match[] =>
  items
    .filter(({ isTrashed }) => withTrash || !isTrashed)
    .flatMap((item): readonly Match[] => {
      const tier = tierOf(item, query)
      return tier === null ? [] : [{ item, tier }]
    })
    .map((match) => ({ match, key: sortKeyOf(match) }))
    .toSorted((one, other) => one.key.map((text, index) => compareTexts(text, other.key[index] ?? '')).find((order) => order !== 0) ?? 0)
    .map(({ match }) => match)
