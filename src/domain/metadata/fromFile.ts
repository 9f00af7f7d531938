import * as Result from 'effect/Result'
import type { MetadataGroup } from '../embedded-metadata/metadata.ts'
import { isChoice } from '../templates/attributeTypes.ts'
import type { AttributeDefinition } from '../templates/attribute.ts'
import { distinctLabels, type Option } from '../templates/options.ts'
import type { Language } from '../preferences/language.ts'
import type { Problem } from '../validation/problem.ts'
import { type EmbeddedField, type EmbeddedIn, embeddedTexts } from './embeddedFields.ts'
import type { NamedWord } from './names.ts'
import type { MetadataValue } from './value.ts'
import { type ListedAttribute, mostValues, sameValues, valuesProblem } from './values.ts'
import { VALUE_TYPES } from './valueTypes.ts'

type InFile = ListedAttribute & EmbeddedIn

/** What a file says for an attribute, as it says it. */
export const textsInFile = (attribute: InFile, groups: readonly MetadataGroup[]): readonly string[] =>
  embeddedTexts(attribute, (field: EmbeddedField) => {
    const at = field.indexOf('.')
    return groups.find(({ group }) => group === field.slice(0, at))?.fields.find((one) => one.field === field.slice(at + 1))?.value
  })

/** A day and a time, as files give them, taken apart for what holds one of them. */
const parted = (text: string, type: string): readonly string[] => {
  const [, day, time] = /^([0-9]{2}\/[0-9]{2}\/[0-9]{4})(?: ([0-9:]+))?$/.exec(text) ?? []
  if (day === undefined) return [text]
  return [type === 'time' ? (time ?? '') : day]
}

const DATES: readonly string[] = ['date', 'edtf', 'time']
const DAY = /^[0-9]{2}\/[0-9]{2}\/[0-9]{4}$/

const parsed = (text: string, attribute: ListedAttribute, language: Language): Result.Result<MetadataValue, Problem> => {
  // A whole day is read a hundred times as fast as a date than as the format that has it among much else.
  const day = attribute.type === 'edtf' && DAY.test(text) ? VALUE_TYPES.date.parse(text, attribute, language) : undefined
  return day !== undefined && Result.isSuccess(day) ? day : VALUE_TYPES[attribute.type].parse(text, attribute, language)
}

/** Words of a file mean one of what the server knows: an option, or a contact. */
export const isLookedUp = ({ type }: Pick<AttributeDefinition, 'type'>): boolean => isChoice(type) || type === 'contact'

/** What a file says for a choice or a contact, each word once: which ones they are is looked up. */
export const wordsInFile = (attribute: InFile, groups: readonly MetadataGroup[]): readonly string[] =>
  isLookedUp(attribute) ? distinctLabels(textsInFile(attribute, groups)) : []

/** What of a file's words an attribute can take over, unless it has just these, what of them is no option or contact, and what several contacts are called. */
export const choicesInFile = (attribute: ListedAttribute, words: readonly NamedWord[], has: readonly MetadataValue[]): { readonly values: readonly Option[]; readonly unknown: readonly string[]; readonly several: readonly string[] } => {
  const options = words.flatMap(({ option }) => option ?? [])
  const values = [...new Map(options.map((option) => [option.id, option])).values()].slice(0, mostValues(attribute))
  const isThere = sameValues(values.map(({ id }) => id), has, attribute)
  return {
    values: isThere ? [] : values,
    unknown: words.flatMap(({ word, option, namesakes }) => (option === null && namesakes === undefined ? [word] : [])),
    several: words.flatMap(({ word, namesakes }) => (namesakes === undefined ? [] : [word])),
  }
}

/** The values that a file's texts are, as far as they are options or contacts; or why they cannot be. */
const lookedUp = (texts: readonly string[], attribute: ListedAttribute): Result.Result<readonly MetadataValue[], Problem> => {
  const words = distinctLabels(texts).map((word) => ({ word, meant: VALUE_TYPES[attribute.type].parse(word, attribute, 'en-US') }))
  const { values } = choicesInFile(attribute, words.map(({ word, meant }) => ({ word, option: Result.isSuccess(meant) ? { id: meant.success, label: word } : null })), [])
  const wrong = words.flatMap(({ meant }) => (Result.isFailure(meant) ? [meant.failure] : []))
  return values.length === 0 && wrong[0] !== undefined ? Result.fail(wrong[0]) : Result.succeed(values.map(({ id }) => id))
}

/** The values that a file's texts would be of an attribute, or why they cannot be: what is taken over, and what a dry run counts. */
export const fileValues = (texts: readonly string[], attribute: ListedAttribute, language: Language): Result.Result<readonly MetadataValue[], Problem> => {
  if (isLookedUp(attribute)) return lookedUp(texts, attribute)
  const values: MetadataValue[] = []
  for (const text of texts.flatMap((one) => (DATES.includes(attribute.type) ? parted(one, attribute.type) : [one]))) {
    const value = parsed(text, attribute, language)
    if (Result.isFailure(value)) return Result.fail(value.failure)
    values.push(value.success)
  }
  const problem = valuesProblem(values, attribute)
  return problem === undefined ? Result.succeed(values) : Result.fail(problem)
}

/**
 * The values that a file itself has for an attribute, found by the standard element that it stands for; none where it says nothing, what it
 * says does not fit, or the attribute has these already. Of choices and contacts: see {@link wordsInFile}.
 */
export const valuesInFile = (attribute: InFile, groups: readonly MetadataGroup[], has: readonly MetadataValue[], language: Language): readonly MetadataValue[] => {
  if (isLookedUp(attribute)) return []
  const values = fileValues(textsInFile(attribute, groups), attribute, language)
  return Result.isSuccess(values) && !sameValues(values.success, has, attribute) ? values.success : []
}
