import type { Result } from 'effect/Result'
import type { Language } from '../preferences/language.ts'
import type { AttributeDefinition } from '../templates/attribute.ts'
import type { Problem } from '../validation/problem.ts'
import type { Names } from './names.ts'

/**
 * One value as it travels and is stored: text itself; "5"; "20 mm" or "20"; "12.50 EUR"; yyyy-MM-dd; HH:mm:ss; an EDTF text;
 * "yes" or "no"; the id of an option, an asset or a contact; "59.91,10.75" (latitude, longitude); an http or https address.
 */
export type MetadataValue = string

/** What of an attribute its values are read and written by. */
export interface ValueAttribute extends Pick<AttributeDefinition, 'type' | 'unit' | 'currency'> {
  /** The names of the options, assets or contacts that values stand for; without it they are known by their ids alone. */
  readonly names?: Names
}

/** Days since 1970-01-01, both included. */
export interface Span {
  readonly first: number
  readonly last: number
}

/** The span's end where a date has none (EDTF's open and unknown ends): the last day that the calendar of programs has. */
export const NO_DAY = 100_000_000

/** What one type of attribute makes of its values. Two values are equal where their keys are, and sort as {@link ValueType.sortOf} says. */
export interface ValueType {
  /** What a person types or pastes in their language, or the value itself. */
  readonly parse: (text: string, attribute: ValueAttribute, language: Language) => Result<MetadataValue, Problem>
  /** What a person reads; parsed in the same language it is the value again. */
  readonly format: (value: MetadataValue, attribute: ValueAttribute, language: Language) => string
  readonly keyOf: (value: MetadataValue) => string
  /** A number, or a text of at most 200 code points; of one type it is always the same of both. */
  readonly sortOf: (value: MetadataValue, attribute: ValueAttribute) => number | string
  /** The days that a date covers; nothing for other types. */
  readonly spanOf: (value: MetadataValue) => Span | undefined
  /** What a search finds the value by. */
  readonly wordsOf: (value: MetadataValue, attribute: ValueAttribute) => string
}

export const noSpan = (): undefined => undefined
