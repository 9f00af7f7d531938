import { FARTHEST, metresBetween } from './nearPlace.ts'
import { VALUE_TYPES } from '../metadata/valueTypes.ts'
import type { MetadataValue, Span, ValueAttribute } from '../metadata/value.ts'
import { nameKey } from '../naming/names.ts'
import type { AttributeType } from '../templates/attributeTypes.ts'
import type { Problem } from '../validation/problem.ts'

/** What the values of an attribute are narrowed to; an asset with several is found by any of them. Values are canonical. */
export type CellFilter =
  | { readonly is: 'empty' }
  | { readonly is: 'filled' }
  | { readonly is: 'equals'; readonly value: MetadataValue }
  /** Part of a text, without case. */
  | { readonly is: 'contains'; readonly text: string }
  /**
   * Both ends included, either can be left out; `open`: both excluded. Of dates: whatever shares a day with the span from the first's beginning
   * to the last's end, or, where it is open, with the days between them.
   */
  | { readonly is: 'between'; readonly from?: MetadataValue; readonly to?: MetadataValue; readonly open?: true }
  | { readonly is: 'oneOf'; readonly values: readonly MetadataValue[] }
  /** Of places: this one and all within so many metres of it. */
  | { readonly is: 'near'; readonly value: MetadataValue; readonly metres: number }

export type FilterKind = CellFilter['is']
export const FILTER_KINDS = ['empty', 'filled', 'equals', 'contains', 'between', 'oneOf', 'near'] as const satisfies readonly FilterKind[]

/** A column's filter; of one query they hold together. */
export interface ColumnFilter {
  readonly attributeId: string
  readonly filter: CellFilter
}

/** Filters that one query has at most. */
export const MAX_FILTERS = 20
/** Values that one filter chooses from. */
export const MAX_ONE_OF = 200
/** Code points of a filter's text. */
export const MAX_CONTAINS = 255

const PRESENCE = ['empty', 'filled'] as const
const TEXTS = [...PRESENCE, 'equals', 'contains'] as const
const RANGES = [...PRESENCE, 'equals', 'between'] as const

/** Which filters a type offers, in the order in which they are offered. */
export const FILTERS_OF: Readonly<Record<AttributeType, readonly FilterKind[]>> = {
  text: TEXTS,
  longText: [...PRESENCE, 'contains'],
  integer: RANGES,
  number: RANGES,
  price: RANGES,
  date: RANGES,
  time: RANGES,
  edtf: RANGES,
  yesNo: [...PRESENCE, 'oneOf'],
  dropDown: [...PRESENCE, 'oneOf'],
  multipleChoice: [...PRESENCE, 'oneOf'],
  coordinates: [...PRESENCE, 'near'],
  webAddress: TEXTS,
  asset: [...PRESENCE, 'oneOf'],
  contact: [...PRESENCE, 'oneOf'],
}

const valuesIn = (filter: CellFilter): readonly MetadataValue[] => {
  switch (filter.is) {
    case 'equals':
    case 'near':
      return [filter.value]
    case 'between':
      return [filter.from, filter.to].filter((value) => value !== undefined)
    case 'oneOf':
      return filter.values
    default:
      return []
  }
}

/** What is wrong with a filter of an attribute; its values are judged by `parse` of the type before. */
export const filterProblem = (filter: CellFilter, { type }: Pick<ValueAttribute, 'type'>): Problem | undefined => {
  if (!FILTERS_OF[type].includes(filter.is)) return { code: 'notAnOption' }
  if (filter.is === 'contains') {
    if (nameKey(filter.text) === '') return { code: 'required' }
    return [...filter.text].length > MAX_CONTAINS ? { code: 'tooLong', limit: MAX_CONTAINS } : undefined
  }
  if (filter.is === 'near' && !(filter.metres >= 0 && filter.metres <= FARTHEST)) return { code: 'notDistance' }
  if (filter.is === 'oneOf' && filter.values.length > MAX_ONE_OF) return { code: 'tooMany', limit: MAX_ONE_OF }
  const hasValues = filter.is === 'between' || filter.is === 'oneOf'
  return hasValues && valuesIn(filter).length === 0 ? { code: 'required' } : undefined
}

type Between = CellFilter & { readonly is: 'between' }

/** The days of a span between dates, both included; nothing where an end is left out. */
export const daysBetween = ({ from, to, open }: Between, { type }: Pick<ValueAttribute, 'type'>): Partial<Span> => {
  const { spanOf } = VALUE_TYPES[type]
  const [low, high] = [from === undefined ? undefined : spanOf(from), to === undefined ? undefined : spanOf(to)]
  return {
    ...(low === undefined ? {} : { first: open === true ? low.last + 1 : low.first }),
    ...(high === undefined ? {} : { last: open === true ? high.first - 1 : high.last }),
  }
}

const isBetween = (value: MetadataValue, filter: Between, attribute: ValueAttribute): boolean => {
  const { sortOf, spanOf } = VALUE_TYPES[attribute.type]
  const span = spanOf(value)
  if (span !== undefined) {
    const { first = -Infinity, last = Infinity } = daysBetween(filter, attribute)
    return span.first <= last && span.last >= first
  }
  const { from, to, open } = filter
  const at = sortOf(value, attribute)
  const [low, high] = [from === undefined ? undefined : sortOf(from, attribute), to === undefined ? undefined : sortOf(to, attribute)]
  if (open === true && (at === low || at === high)) return false
  return (low === undefined || at >= low) && (high === undefined || at <= high)
}

const meets = (value: MetadataValue, filter: CellFilter, attribute: ValueAttribute): boolean => {
  const { keyOf } = VALUE_TYPES[attribute.type]
  switch (filter.is) {
    case 'equals':
      return keyOf(value) === keyOf(filter.value)
    case 'contains':
      return nameKey(value).includes(nameKey(filter.text))
    case 'between':
      return isBetween(value, filter, attribute)
    case 'near':
      return metresBetween(filter.value, value) <= filter.metres
    case 'oneOf':
      return filter.values.some((one) => keyOf(one) === keyOf(value))
    default:
      return true
  }
}

/** Whether an asset with these values of the attribute is found. */
export const isFoundBy = (filter: CellFilter, values: readonly MetadataValue[], attribute: ValueAttribute): boolean =>
  filter.is === 'empty' ? values.length === 0 : values.some((value) => meets(value, filter, attribute))
