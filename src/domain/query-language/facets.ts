import type { AttributeType } from '../templates/attributeTypes.ts'
import { sameField } from './fields.ts'
import { allOf, anyOf, leafOf, noneOf } from './normalForm.ts'
import type { Query } from './query.ts'

/** The attributes of which facets are made: values that several assets share, and dates by their years. A place, a time of day and a long text are not counted. */
const FACET_TYPES = ['text', 'integer', 'number', 'price', 'yesNo', 'dropDown', 'multipleChoice', 'webAddress', 'date', 'edtf', 'contact', 'asset'] as const satisfies readonly AttributeType[]
export type FacetType = (typeof FACET_TYPES)[number]

export const isFacetType = (type: AttributeType): type is FacetType => FACET_TYPES.some((one) => one === type)

/** What a query says of one field at its top: any of the values, and none of the others. */
export interface FacetState {
  readonly included: readonly string[]
  readonly excluded: readonly string[]
  /** Whether items without any value are among what is looked for, or the contrary; null: nothing is said of them. */
  readonly missing: 'included' | 'excluded' | null
}

/** The conditions that a query makes together. */
export const topOf = (query: Query): readonly Query[] => {
  if (query.kind === 'everything') return []
  return query.kind === 'and' ? query.parts : [query]
}

const isOf = (part: Query, field: string): boolean => part.kind === 'field' && sameField(part.field, field) && (part.test.is === 'equals' || part.test.is === 'none')

const alternativesOf = (part: Query): readonly Query[] => (part.kind === 'or' ? part.parts : [part])

const isPositive = (part: Query, field: string): boolean => alternativesOf(part).every((one) => isOf(one, field))

const isNegative = (part: Query, field: string): boolean =>
  part.kind === 'not' ? isPositive(part.part, field) : part.kind === 'field' && part.test.is === 'any' && sameField(part.field, field)

/** A second group of the field's values narrows the first one, and is a condition like any other. */
const ownParts = (query: Query, field: string): ReadonlySet<Query> => {
  const top = topOf(query)
  const positive = top.find((part) => isPositive(part, field))
  return new Set(top.filter((part) => part === positive || isNegative(part, field)))
}

const valuesIn = (parts: readonly Query[]): readonly string[] => parts.flatMap((part) => (part.kind === 'field' && part.test.is === 'equals' ? [part.test.value] : []))

const hasNone = (parts: readonly Query[]): boolean => parts.some((part) => part.kind === 'field' && part.test.is === 'none')

/** What the query has of a facet. Values are as they stand in the query. */
export const facetState = (query: Query, field: string): FacetState => {
  const own = [...ownParts(query, field)]
  const included = own.filter((part) => isPositive(part, field)).flatMap(alternativesOf)
  const excluded = own.flatMap((part) => (part.kind === 'not' ? alternativesOf(part.part) : []))
  const isRequired = own.some((part) => part.kind === 'field' && part.test.is === 'any')
  return {
    included: valuesIn(included),
    excluded: valuesIn(excluded),
    missing: isRequired || hasNone(excluded) ? 'excluded' : hasNone(included) ? 'included' : null,
  }
}

/** The query without what it says of a facet: with what is left, the facet's values are counted. */
export const withoutFacet = (query: Query, field: string): Query => {
  const own = ownParts(query, field)
  return allOf(topOf(query).filter((part) => !own.has(part)))
}

const conditionsOf = (field: string, { included = [], excluded = [], missing = null }: Partial<FacetState>): readonly Query[] => {
  const equal = (value: string): readonly Query[] => [leafOf({ kind: 'field', field, test: { is: 'equals', value } })].filter((leaf) => leaf !== undefined)
  const none = leafOf({ kind: 'field', field, test: { is: 'none' } })
  const wanted = [...included.flatMap(equal), ...(missing === 'included' && none !== undefined ? [none] : [])]
  const unwanted = [...excluded.flatMap(equal), ...(missing === 'excluded' && none !== undefined ? [none] : [])]
  return [...(wanted.length === 0 ? [] : [anyOf(wanted)]), ...unwanted.map(noneOf)]
}

/** The query with this said of a facet, instead of what it said before and in its place. */
export const withFacet = (query: Query, field: string, state: Partial<FacetState>): Query => {
  const own = ownParts(query, field)
  const top = topOf(query)
  const first = top.findIndex((part) => own.has(part))
  const at = first === -1 ? top.length : first
  const others = (parts: readonly Query[]) => parts.filter((part) => !own.has(part))
  return allOf([...others(top.slice(0, at)), ...conditionsOf(field, state), ...others(top.slice(at))])
}
