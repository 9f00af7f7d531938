import * as Result from 'effect/Result'
import { type CellFilter, FILTERS_OF, filterProblem } from '../metadata-table/cellFilter.ts'
import { isIdentifier } from '../metadata/choiceValues.ts'
import { nearIn, parseNear } from '../metadata-table/nearPlace.ts'
import type { MetadataValue } from '../metadata/value.ts'
import { VALUE_TYPES } from '../metadata/valueTypes.ts'
import type { Language } from '../preferences/language.ts'
import { isReference } from '../templates/attributeTypes.ts'
import { FIRST_DATE, LAST_DATE } from '../validation/dates.ts'
import type { Problem } from '../validation/problem.ts'
import { tidy } from '../validation/text.ts'
import { dayOf } from '../metadata/dateValues.ts'
import { daysOf } from './days.ts'
import { fieldKey, fieldNamed } from './fields.ts'
import type { FieldTest } from './query.ts'
import type { QueryProblemCode, Resolved, SearchAttribute, Vocabulary } from './resolved.ts'

type Compared = Extract<FieldTest, { is: 'compare' | 'between' }>

/** The attributes that are called so: by their own name, or as `Template/Attribute`. */
export const attributesNamed = (name: string, { attributes }: Pick<Vocabulary, 'attributes'>): readonly SearchAttribute[] => {
  const key = fieldKey(name)
  const own = attributes.filter((attribute) => fieldKey(attribute.name) === key)
  return own.length > 0 ? own : attributes.filter((attribute) => fieldKey(`${attribute.template}/${attribute.name}`) === key)
}

/** The name that an attribute is asked for by: with its template where its own could mean another, or a field of the language. */
export const fieldOfAttribute = (attribute: SearchAttribute, vocabulary: Pick<Vocabulary, 'attributes'>): string =>
  fieldNamed(attribute.name) === undefined && attributesNamed(attribute.name, vocabulary).length === 1 ? attribute.name : `${attribute.template}/${attribute.name}`

const valueOf = (text: string, attribute: SearchAttribute, { language }: Vocabulary): MetadataValue | undefined => {
  const { parse } = VALUE_TYPES[attribute.type]
  const written = text.replace(/^id:/, '')
  const read = parse(written, attribute, 'en-US')
  return Result.getOrUndefined(Result.isFailure(read) ? parse(written, attribute, language) : read)
}

const textsOf = (test: FieldTest): readonly string[] => (test.is === 'between' ? [test.from, test.to] : test.is === 'equals' || test.is === 'compare' ? [test.value] : [])

/** By what it is told whether two readings of a text are one. */
const readIn = (text: string, attribute: SearchAttribute, language: Language): Result.Result<string, Problem> => {
  if (attribute.type === 'coordinates') return Result.map(parseNear(text, language), ({ value, metres }) => `${value} ${metres}`)
  const { parse, keyOf } = VALUE_TYPES[attribute.type]
  return Result.map(parse(text, attribute, language), keyOf)
}

/** Whether a number is another one in English than in the reader's language, as 1,234: which is meant nobody knows. */
const isAmbiguous = (text: string, attribute: SearchAttribute, { language }: Vocabulary): boolean => {
  const [english, own] = [readIn(text, attribute, 'en-US'), readIn(text, attribute, language)]
  return Result.isSuccess(english) && Result.isSuccess(own) && english.success !== own.success
}

/** What it is compared with: its two ends, of which one or both are there. */
const endsOf = (test: Compared): { readonly from?: string; readonly to?: string; readonly open: boolean } => {
  if (test.is === 'between') return { from: test.from, to: test.to, open: false }
  const open = test.op === '<' || test.op === '>'
  return test.op.startsWith('>') ? { from: test.value, open } : { to: test.value, open }
}

const isoDay = (day: number): string => new Date(Math.max(dayOf(FIRST_DATE), Math.min(day, dayOf(LAST_DATE))) * 86_400_000).toISOString().slice(0, 10)

/** Days of the calendar can be named by their month or their year. Beyond the days that there are, nothing lies between. */
const dateFilter = (test: Compared | { readonly is: 'equals'; readonly value: string }, { today }: Vocabulary): CellFilter | undefined => {
  const { from, to, open } = test.is === 'equals' ? { from: test.value, to: test.value, open: false } : endsOf(test)
  const [low, high] = [from === undefined ? undefined : daysOf(from, today), to === undefined ? undefined : daysOf(to, today)]
  if ((from !== undefined && low === undefined) || (to !== undefined && high === undefined)) return undefined
  const first = low === undefined ? undefined : open ? low.last + 1 : low.first
  const last = high === undefined ? undefined : open ? high.first - 1 : high.last
  if ((first ?? 0) > dayOf(LAST_DATE) || (last ?? 0) < dayOf(FIRST_DATE)) return { is: 'between', from: LAST_DATE, to: FIRST_DATE }
  return { is: 'between', ...(first === undefined ? {} : { from: isoDay(first) }), ...(last === undefined ? {} : { to: isoDay(last) }) }
}

const between = (test: Compared, attribute: SearchAttribute, vocabulary: Vocabulary): CellFilter | undefined => {
  const { from, to, open } = endsOf(test)
  const [low, high] = [from === undefined ? undefined : valueOf(from, attribute, vocabulary), to === undefined ? undefined : valueOf(to, attribute, vocabulary)]
  if ((from !== undefined && low === undefined) || (to !== undefined && high === undefined)) return undefined
  return { is: 'between', ...(low === undefined ? {} : { from: low }), ...(high === undefined ? {} : { to: high }), ...(open ? { open } : {}) }
}

/** All contacts that are called so are meant, and all assets, of which perhaps not each is known here; an identifier, with `id:` or without, names one of them. */
const namesakes = (text: string, { names }: SearchAttribute): readonly string[] => {
  const id = tidy(text.replace(/^id:/, '')).toLowerCase()
  return isIdentifier(id) ? [id] : (names?.idsOf?.(text) ?? [])
}

/** A place with how far around it is looked for: 60.39,5.32~10km. */
const near = (text: string, { language }: Vocabulary): CellFilter | undefined => {
  const found = nearIn(text, language)
  return found && { is: 'near', ...found }
}

/** EDTF has no spans of years with more than four digits: of these the ends are two dates. */
const longSpan = (text: string, attribute: SearchAttribute, vocabulary: Vocabulary): CellFilter | undefined => {
  const [from, to, ...more] = text.split('/').map((end) => valueOf(end, attribute, vocabulary))
  return from === undefined || to === undefined || more.length > 0 ? undefined : { is: 'between', from, to }
}

/** A date that is only roughly known is found by any day that it may mean. */
const equal = (text: string, attribute: SearchAttribute, vocabulary: Vocabulary): CellFilter | undefined => {
  if (attribute.type === 'longText') return { is: 'contains', text }
  if (attribute.type === 'coordinates') return near(text, vocabulary)
  if (isReference(attribute.type)) return { is: 'oneOf', values: namesakes(text, attribute) }
  const value = valueOf(text, attribute, vocabulary)
  if (attribute.type === 'edtf') return value === undefined ? longSpan(text, attribute, vocabulary) : { is: 'between', from: value, to: value }
  if (value === undefined) return undefined
  return FILTERS_OF[attribute.type].includes('oneOf') ? { is: 'oneOf', values: [value] } : { is: 'equals', value }
}

const read = (test: FieldTest, attribute: SearchAttribute, vocabulary: Vocabulary): CellFilter | undefined => {
  switch (test.is) {
    case 'any':
      return { is: 'filled' }
    case 'none':
      return { is: 'empty' }
    case 'prefix':
      return { is: 'contains', text: test.value }
    case 'equals':
      return attribute.type === 'date' ? dateFilter(test, vocabulary) : equal(test.value, attribute, vocabulary)
    default:
      return attribute.type === 'date' ? dateFilter(test, vocabulary) : between(test, attribute, vocabulary)
  }
}

const NEEDED = { prefix: 'contains', compare: 'between', between: 'between' } as const

const isOffered = ({ is }: FieldTest, { type }: SearchAttribute): boolean => {
  if (is === 'any' || is === 'none') return true
  return is === 'equals' || FILTERS_OF[type].includes(NEEDED[is])
}

/** What a test asks of an attribute's values, or why it cannot be asked. */
export const attributeCondition = (test: FieldTest, attribute: SearchAttribute, vocabulary: Vocabulary): Extract<Resolved, { kind: 'attribute' | 'called' }> | QueryProblemCode => {
  if (!isOffered(test, attribute)) return 'notForField'
  if (textsOf(test).some((text) => isAmbiguous(text, attribute, vocabulary))) return 'ambiguousNumber'
  if (test.is === 'equals' && attribute.type === 'asset' && namesakes(test.value, attribute).length > 1) return { kind: 'called', attribute, name: test.value }
  const filter = read(test, attribute, vocabulary)
  if (filter === undefined || filterProblem(filter, attribute) !== undefined) return attribute.type === 'coordinates' ? 'notAnArea' : 'notAValue'
  return { kind: 'attribute', attribute, filter }
}
