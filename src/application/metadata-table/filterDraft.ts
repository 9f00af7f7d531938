import * as Result from 'effect/Result'
import { type CellFilter, filterProblem, type FilterKind } from '../../domain/metadata-table/cellFilter.ts'
import { formatDistance, parseDistance } from '../../domain/metadata-table/nearPlace.ts'
import type { MetadataValue, ValueAttribute } from '../../domain/metadata/value.ts'
import { VALUE_TYPES } from '../../domain/metadata/valueTypes.ts'
import type { Language } from '../../domain/preferences/language.ts'
import type { Problem } from '../../domain/validation/problem.ts'
import { isBlank } from '../../domain/validation/text.ts'

/** A filter as it is filled in. */
export interface FilterDraft {
  readonly is: FilterKind
  /** What is looked for, where a span begins, or around what. */
  readonly from: string
  /** Where a span ends, or how far it goes. */
  readonly to: string
  /** What is chosen of a choice. */
  readonly values: readonly MetadataValue[]
}

export const draftOfFilter = (filter: CellFilter, attribute: ValueAttribute, language: Language): FilterDraft => {
  const text = (value: MetadataValue | undefined) => (value === undefined ? '' : VALUE_TYPES[attribute.type].format(value, attribute, language))
  const blank = { is: filter.is, from: '', to: '', values: [] }
  switch (filter.is) {
    case 'equals':
      return { ...blank, from: text(filter.value) }
    case 'contains':
      return { ...blank, from: filter.text }
    case 'between':
      return { ...blank, from: text(filter.from), to: text(filter.to) }
    case 'near':
      return { ...blank, from: text(filter.value), to: formatDistance(filter.metres, language) }
    case 'oneOf':
      return { ...blank, values: filter.values }
    default:
      return blank
  }
}

type Refused = Partial<Record<'from' | 'to', Problem>>

const betweenOf = (from: Result.Result<MetadataValue, Problem> | undefined, to: Result.Result<MetadataValue, Problem> | undefined): CellFilter => ({
  is: 'between',
  ...(from !== undefined && Result.isSuccess(from) && { from: from.success }),
  ...(to !== undefined && Result.isSuccess(to) && { to: to.success }),
})

/** The filter that is filled in, or what is wrong with its fields. */
export const filterOfDraft = ({ is, from, to, values }: FilterDraft, attribute: ValueAttribute, language: Language): Result.Result<CellFilter, Refused> => {
  const { parse } = VALUE_TYPES[attribute.type]
  const read = (text: string) => (isBlank(text) ? undefined : parse(text, attribute, language))
  const [first, last] = is === 'between' ? [read(from), read(to)] : [is === 'equals' || is === 'near' ? parse(from, attribute, language) : undefined, undefined]
  const distance = is === 'near' ? parseDistance(to, language) : undefined
  const refused: Refused = {
    ...(first !== undefined && Result.isFailure(first) && { from: first.failure }),
    ...(last !== undefined && Result.isFailure(last) && { to: last.failure }),
    ...(distance !== undefined && Result.isFailure(distance) && { to: distance.failure }),
  }
  if (Object.keys(refused).length > 0) return Result.fail(refused)
  const filters: Readonly<Record<FilterKind, () => CellFilter>> = {
    empty: () => ({ is: 'empty' }),
    filled: () => ({ is: 'filled' }),
    equals: () => ({ is: 'equals', value: first !== undefined && Result.isSuccess(first) ? first.success : '' }),
    contains: () => ({ is: 'contains', text: from }),
    between: () => betweenOf(first, last),
    oneOf: () => ({ is: 'oneOf', values }),
    near: () => ({ is: 'near', value: first !== undefined && Result.isSuccess(first) ? first.success : '', metres: distance !== undefined && Result.isSuccess(distance) ? distance.success : 0 }),
  }
  const filter = filters[is]()
  const problem = filterProblem(filter, attribute)
  return problem === undefined ? Result.succeed(filter) : Result.fail({ from: problem })
}
