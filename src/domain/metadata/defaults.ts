import * as Result from 'effect/Result'
import type { AttributeDefinition, AttributeForm } from '../templates/attribute.ts'
import { ATTRIBUTE_TYPES, isChoice } from '../templates/attributeTypes.ts'
import type { FieldProblems, Problem } from '../validation/problem.ts'
import { isBlank } from '../validation/text.ts'
import type { MetadataValue } from './value.ts'
import { areWrittenAlike, judgedValues, type ListedAttribute } from './values.ts'
import { VALUE_TYPES } from './valueTypes.ts'

/** What a default means; undefined: nothing, or an option, which only the template's server knows. */
const parsed = ({ type, unit, currency, defaultValue }: AttributeForm): Result.Result<MetadataValue, Problem> | undefined => {
  const known = ATTRIBUTE_TYPES.find((one) => one === type)
  if (known === undefined || isChoice(known) || isBlank(defaultValue)) return undefined
  return VALUE_TYPES[known].parse(defaultValue, { type: known, unit, currency }, 'en-US')
}

/** Defaults of a template's form that could be no value of their attribute, under `attributes.<index>.defaultValue`. */
export const defaultProblems = (attributes: readonly AttributeForm[]): FieldProblems =>
  Object.fromEntries(
    attributes.flatMap((attribute, index): readonly (readonly [string, Problem])[] => {
      const value = parsed(attribute)
      return value !== undefined && Result.isFailure(value) ? [[`attributes.${index}.defaultValue`, value.failure]] : []
    }),
  )

/** An attribute with its default in the canonical writing of its type. Only of one without problems. */
export const withCanonicalDefault = (attribute: AttributeForm): AttributeForm => {
  const value = parsed(attribute)
  return value === undefined || Result.isFailure(value) ? attribute : { ...attribute, defaultValue: value.success }
}

/**
 * What an attribute says of itself in an asset that its template begins to describe: nothing where it says something (`present`), nor where its latest
 * change took something else away (`takenAway`), the way back to which a later change would end.
 */
export const defaultFor = (
  attribute: ListedAttribute & Pick<AttributeDefinition, 'defaultValue'>,
  present: readonly MetadataValue[],
  takenAway: readonly MetadataValue[],
): readonly MetadataValue[] => {
  if (attribute.defaultValue === '' || present.length > 0) return []
  const values = judgedValues([attribute.defaultValue], attribute)
  if (Result.isFailure(values)) return []
  return takenAway.length === 0 || areWrittenAlike(takenAway, values.success) ? values.success : []
}
