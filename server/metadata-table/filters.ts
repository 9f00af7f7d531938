import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { daysBetween, filterProblem, type CellFilter, type ColumnFilter } from '../../src/domain/metadata-table/cellFilter.ts'
import type { MetadataValue } from '../../src/domain/metadata/value.ts'
import { latitudesNear, pointOf } from '../../src/domain/metadata-table/nearPlace.ts'
import { VALUE_TYPES } from '../../src/domain/metadata/valueTypes.ts'
import type { AttributeDefinition } from '../../src/domain/templates/attribute.ts'
import { isChoice } from '../../src/domain/templates/attributeTypes.ts'
import type { Problem } from '../../src/domain/validation/problem.ts'
import { codePoints, tidy } from '../../src/domain/validation/text.ts'
import { literalPattern } from '../database/literalPattern.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { ValueTest } from '../item-index/clauses.ts'
import { indexedKey } from '../metadata/valueRows.ts'
import { beside } from './beside.ts'

/** A filter: an asset has a value that meets the test; or, where `isEmpty`, it has none of the attribute. */
export interface FilterRow extends ValueTest {
  readonly isEmpty: boolean
}

/** {@link writtenFilters} as a table. */
export const filtersOf = (parameter: `$${number}`): string => `
  filter as materialized (
    select * from jsonb_to_recordset(${parameter}::jsonb) as filter (
      attribute uuid, "isEmpty" boolean, keys text[], pattern text, low double precision, high double precision, first integer, near double precision[]))`

export const writtenFilters = (filters: readonly FilterRow[]): string => JSON.stringify(filters)

/** Whether `value` meets `filter`. */
const MEETS = `
  (filter.keys is null or value.key = any (filter.keys))
  and (filter.low is null or value.sort_number >= filter.low) and (filter.high is null or value.sort_number <= filter.high)
  and (filter.first is null or value.last_day >= filter.first)
  and (filter.near is null or metres_from(value.value, filter.near[1], filter.near[2]) <= filter.near[3])
  and (filter.pattern is null or lower(value.value) like filter.pattern)`

/** Whether `asset` meets all filters: by the values' primary key. */
export const MEETS_ALL = `not exists (
  select from filter where filter."isEmpty" = exists (
    select from metadata_values value
    where value.organization_id = $1 and value.asset_id = asset.id and value.attribute_id = filter.attribute and ${MEETS}))`

const anyValue = (attribute: string): FilterRow => ({ attribute, isEmpty: false, keys: null, pattern: null, low: null, high: null, first: null, near: null })

type Refused = Failure<'VALIDATION_FAILED' | 'ATTRIBUTE_NOT_FOUND'>

const refused = (problem: Problem): Result.Result<never, Refused> => Result.fail({ code: 'VALIDATION_FAILED', fields: { filters: problem } })

const parsed = (filter: CellFilter, { type, unit, currency }: AttributeDefinition): Result.Result<CellFilter, Problem> => {
  const parse = (value: MetadataValue) => VALUE_TYPES[type].parse(value, { type, unit, currency }, 'en-US')
  switch (filter.is) {
    case 'equals':
      return Result.map(parse(filter.value), (value) => ({ is: 'equals', value }))
    case 'near':
      return Result.map(parse(filter.value), (value) => ({ ...filter, value }))
    case 'oneOf':
      return Result.map(Result.all(filter.values.map(parse)), (values) => ({ is: 'oneOf', values }))
    case 'between':
      return Result.map(Result.all(([['from', filter.from], ['to', filter.to]] as const).flatMap(([end, value]) => (value === undefined ? [] : [Result.map(parse(value), (one) => [end, one] as const)]))), (ends) => ({
        is: 'between',
        ...(filter.open === undefined ? {} : { open: filter.open }),
        ...Object.fromEntries(ends),
      }))
    default:
      return Result.succeed(filter)
  }
}

/** What is sorted by a number lies between numbers; dates that cover days share one with the span. */
const between = (filter: CellFilter & { readonly is: 'between' }, attribute: AttributeDefinition): FilterRow => {
  const { sortOf, spanOf } = VALUE_TYPES[attribute.type]
  const { from, to, open } = filter
  if ([from, to].some((end) => end !== undefined && spanOf(end) !== undefined)) {
    const { first = null, last = null } = daysBetween(filter, attribute)
    return { ...anyValue(attribute.id), low: attribute.type === 'date' ? first : null, high: last, first }
  }
  const numberOf = (value: MetadataValue | undefined, inwards: 1n | -1n): number | null => {
    if (value === undefined) return null
    const number = Number(sortOf(value, attribute))
    return open === true ? beside(number, inwards) : number
  }
  return { ...anyValue(attribute.id), low: numberOf(from, 1n), high: numberOf(to, -1n) }
}

/** A pattern of `like` for a piece of a text, each letter lower as the database's `lower` makes it: one for one. */
export const pieceOf = (text: string): string => {
  const letters = codePoints(tidy(text)).map((letter) => (codePoints(letter.toLowerCase()).length === 1 ? letter.toLowerCase() : letter))
  return `%${literalPattern(letters.join(''))}%`
}

const rowOf = (filter: CellFilter, attribute: AttributeDefinition, optionsFor: (id: string) => readonly string[]): FilterRow => {
  const { keyOf } = VALUE_TYPES[attribute.type]
  const any = anyValue(attribute.id)
  switch (filter.is) {
    case 'empty':
      return { ...any, isEmpty: true }
    case 'filled':
      return any
    case 'equals':
      return { ...any, keys: [indexedKey(keyOf(filter.value))] }
    case 'oneOf':
      return { ...any, keys: filter.values.flatMap((value) => (isChoice(attribute.type) ? optionsFor(value) : [value])).map((value) => indexedKey(keyOf(value))) }
    case 'contains':
      return { ...any, pattern: pieceOf(filter.text) }
    case 'between':
      return between(filter, attribute)
    case 'near': {
      const [latitude, longitude] = pointOf(filter.value)
      const [low, high] = latitudesNear(filter)
      return { ...any, low, high, near: [latitude, longitude, filter.metres] }
    }
  }
}

/** The options that mean the same as a chosen one: that into which it was merged, if it was, and all others that were merged into that. */
const MERGED = sql<{ chosen: string; id: string }>(`
  select chosen.id as chosen, option_.id from template_options chosen
  join template_options option_ on option_.organization_id = $1
    and (option_.id = coalesce(chosen.merged_into, chosen.id) or option_.merged_into = coalesce(chosen.merged_into, chosen.id))
  where chosen.organization_id = $1 and chosen.id = any ($2::uuid[])`)

/** The filters of a query as statements read them. */
export const filterRows = async (
  tenant: Tenant,
  attributes: ReadonlyMap<string, AttributeDefinition>,
  filters: readonly ColumnFilter[],
): Promise<Result.Result<readonly FilterRow[], Refused>> => {
  const read: (readonly [AttributeDefinition, CellFilter])[] = []
  for (const { attributeId, filter } of filters) {
    const attribute = attributes.get(attributeId)
    if (attribute === undefined) return Result.fail({ code: 'ATTRIBUTE_NOT_FOUND' })
    const problem = filterProblem(filter, attribute)
    if (problem !== undefined) return refused(problem)
    const one = parsed(filter, attribute)
    if (Result.isFailure(one)) return refused(one.failure)
    read.push([attribute, one.success])
  }
  const chosen = read.flatMap(([{ type }, filter]) => (isChoice(type) && filter.is === 'oneOf' ? filter.values : []))
  const merged = chosen.length === 0 ? [] : await tenant.query(MERGED, [tenant.organizationId, chosen])
  const optionsFor = (id: string) => [...new Set([id, ...merged.filter((option) => option.chosen === id).map((option) => option.id)])]
  return Result.succeed(read.map(([attribute, filter]) => rowOf(filter, attribute, optionsFor)))
}
