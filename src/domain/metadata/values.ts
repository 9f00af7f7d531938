import * as Result from 'effect/Result'
import type { Language } from '../preferences/language.ts'
import type { AttributeDefinition } from '../templates/attribute.ts'
import { canRepeat } from '../templates/attributeTypes.ts'
import type { Problem } from '../validation/problem.ts'
import { isBlank } from '../validation/text.ts'
import type { MetadataValue, ValueAttribute } from './value.ts'
import { VALUE_TYPES } from './valueTypes.ts'

/** Values that one attribute of one asset may have. */
export const MAX_VALUES = 100

export interface ListedAttribute extends ValueAttribute, Pick<AttributeDefinition, 'required' | 'repeatable'> {}

/** How many values an attribute may have: several where it is repeatable or a multiple choice. */
export const mostValues = ({ type, repeatable }: Pick<ListedAttribute, 'type' | 'repeatable'>): number => (type === 'multipleChoice' || (repeatable && canRepeat(type)) ? MAX_VALUES : 1)

/** What is wrong with an attribute's values taken together; each is judged by its type beforehand. */
export const valuesProblem = (values: readonly MetadataValue[], attribute: ListedAttribute): Problem | undefined => {
  if (attribute.required && values.length === 0) return { code: 'required' }
  const most = mostValues(attribute)
  if (values.length > most) return { code: 'tooMany', limit: most }
  const keys = values.map(VALUE_TYPES[attribute.type].keyOf)
  return attribute.type === 'multipleChoice' && new Set(keys).size < keys.length ? { code: 'duplicated' } : undefined
}

/** Whether two lists of values are the same in each letter: equal ones that are written otherwise, as 2 cm and 20 mm, are a change. */
export const areWrittenAlike = (one: readonly MetadataValue[], other: readonly MetadataValue[]): boolean => one.length === other.length && one.every((value, at) => value === other[at])

/** The texts of a cell: one a line, or divided by semicolons; in quotation marks, doubled inside, where one holds either. */
const divided = (text: string): readonly string[] =>
  [...text.matchAll(/\s*(?:"((?:[^"]|"")*)"(?=\s*(?:[;\n]|$))|([^;\n]*))\s*(?:[;\n]|$)/g)]
    .map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain)
    .filter((part) => !isBlank(part))

/** Each text of a cell that is to mean a value. */
export const textsIn = (text: string, attribute: Pick<ListedAttribute, 'type' | 'repeatable'>): readonly string[] =>
  mostValues(attribute) === 1 ? [text].filter((part) => !isBlank(part)) : divided(text.replace(/\r\n?/g, '\n'))

const quoted = (text: string): string => (/[;"\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Texts as the one text of a cell, from which {@link textsIn} reads them again: in quotation marks only where it would not without. */
export const inOneText = (texts: readonly string[], attribute: Pick<ListedAttribute, 'type' | 'repeatable'>): string => {
  const plain = texts.join('; ')
  return areWrittenAlike(textsIn(plain, attribute), texts) || mostValues(attribute) === 1 ? plain : texts.map(quoted).join('; ')
}

/** Texts as an attribute's values in their canonical writing, or the first problem of any of them. */
const judged = (texts: readonly string[], attribute: ListedAttribute, language: Language): Result.Result<readonly MetadataValue[], Problem> => {
  const values: MetadataValue[] = []
  for (const text of texts) {
    const value = VALUE_TYPES[attribute.type].parse(text, attribute, language)
    if (Result.isFailure(value)) return Result.fail(value.failure)
    values.push(value.success)
  }
  const problem = valuesProblem(values, attribute)
  return problem === undefined ? Result.succeed(values) : Result.fail(problem)
}

/** Values as they came over the wire, judged by themselves and together. */
export const judgedValues = (values: readonly MetadataValue[], attribute: ListedAttribute): Result.Result<readonly MetadataValue[], Problem> =>
  judged(values, attribute, 'en-US')

/** The values that a cell's text means; none for blank text. */
export const parseValues = (text: string, attribute: ListedAttribute, language: Language): Result.Result<readonly MetadataValue[], Problem> =>
  judged(textsIn(text, attribute), attribute, language)

/** A cell's text: several values with semicolons between them, as {@link parseValues} reads them. */
export const formatValues = (values: readonly MetadataValue[], attribute: ListedAttribute, language: Language): string => {
  const texts = values.map((value) => VALUE_TYPES[attribute.type].format(value, attribute, language))
  return mostValues(attribute) === 1 ? texts.join('') : texts.map(quoted).join('; ')
}

/** Whether two lists of values are the same to a reader: equal values in the same order, of a multiple choice in any. */
export const sameValues = (one: readonly MetadataValue[], other: readonly MetadataValue[], { type }: Pick<ValueAttribute, 'type'>): boolean => {
  const [keys, others] = [one, other].map((values) => values.map(VALUE_TYPES[type].keyOf)).map((list) => (type === 'multipleChoice' ? list.toSorted() : list))
  return JSON.stringify(keys) === JSON.stringify(others)
}
