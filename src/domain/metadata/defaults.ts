import * as Result from 'effect/Result'
import type { AttributeForm } from '../templates/attribute.ts'
import { ATTRIBUTE_TYPES, isChoice } from '../templates/attributeTypes.ts'
import type { FieldProblems, Problem } from '../validation/problem.ts'
import { isBlank } from '../validation/text.ts'
import { VALUE_TYPES } from './valueTypes.ts'

const problemOf = ({ type, unit, currency, defaultValue }: AttributeForm): Problem | undefined => {
  const known = ATTRIBUTE_TYPES.find((one) => one === type)
  // Which options there are, the template's server knows.
  if (known === undefined || isChoice(known) || isBlank(defaultValue)) return undefined
  const value = VALUE_TYPES[known].parse(defaultValue, { type: known, unit, currency }, 'en-US')
  return Result.isFailure(value) ? value.failure : undefined
}

/** Defaults of a template's form that could be no value of their attribute, under `attributes.<index>.defaultValue`. */
export const defaultProblems = (attributes: readonly AttributeForm[]): FieldProblems =>
  Object.fromEntries(
    attributes.flatMap((attribute, index): readonly (readonly [string, Problem])[] => {
      const problem = problemOf(attribute)
      return problem === undefined ? [] : [[`attributes.${index}.defaultValue`, problem]]
    }),
  )
