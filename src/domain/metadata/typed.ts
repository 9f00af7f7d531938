import * as Result from 'effect/Result'
import type { Language } from '../preferences/language.ts'
import type { Problem } from '../validation/problem.ts'
import { isBlank } from '../validation/text.ts'
import type { MetadataValue } from './value.ts'
import { type ListedAttribute, valuesProblem } from './values.ts'
import { VALUE_TYPES } from './valueTypes.ts'

/** What is wrong with what stands in an attribute's field. */
export interface TypedProblem {
  /** Of which of its texts, counted from 0; null: of all together. */
  readonly at: number | null
  readonly problem: Problem
}

/** Types whose texts in a field are the values themselves: their words stand beside them. */
const AS_STORED: readonly string[] = ['dropDown', 'multipleChoice', 'asset', 'contact', 'edtf', 'yesNo']

/** The texts with which the field of an attribute begins, one for each value; of what is known by a name its id. */
export const textsOf = (values: readonly MetadataValue[], attribute: ListedAttribute, language: Language): readonly string[] =>
  AS_STORED.includes(attribute.type) ? values : values.map((value) => VALUE_TYPES[attribute.type].format(value, attribute, language))

/** The values that the texts of a field mean; blank ones are none. */
export const valuesOf = (texts: readonly string[], attribute: ListedAttribute, language: Language): Result.Result<readonly MetadataValue[], TypedProblem> => {
  const values: MetadataValue[] = []
  for (const [at, text] of texts.entries()) {
    if (isBlank(text)) continue
    const value = VALUE_TYPES[attribute.type].parse(text, attribute, language)
    if (Result.isFailure(value)) return Result.fail({ at, problem: value.failure })
    values.push(value.success)
  }
  const problem = valuesProblem(values, attribute)
  return problem === undefined ? Result.succeed(values) : Result.fail({ at: null, problem })
}
