import * as Result from 'effect/Result'
import type { MetadataValue, ValueAttribute } from '../../src/domain/metadata/value.ts'
import { valuesProblem } from '../../src/domain/metadata/values.ts'
import { VALUE_TYPES } from '../../src/domain/metadata/valueTypes.ts'
import type { AttributeDefinition } from '../../src/domain/templates/attribute.ts'
import type { Problem } from '../../src/domain/validation/problem.ts'
import type { ValueNames } from './valueNames.ts'

/** An attribute with the names of what its values stand for. What it says already stays sayable, also where its writer does not see it. */
export const namedAttribute = (attribute: AttributeDefinition, names: ValueNames, present: readonly MetadataValue[]): ValueAttribute => {
  const { type, unit, currency } = attribute
  const known = names.of(attribute)
  if (known === undefined) return { type, unit, currency }
  return { type, unit, currency, names: { idOf: known.idOf, nameOf: (id) => known.nameOf(id) ?? (present.includes(id) ? id : undefined) } }
}

/** Values in the canonical writing of their type, or what is wrong with them. */
export const judged = (
  values: readonly MetadataValue[],
  attribute: AttributeDefinition,
  named: ValueAttribute,
): Result.Result<readonly MetadataValue[], Problem> => {
  const parsed: MetadataValue[] = []
  for (const value of values) {
    const one = VALUE_TYPES[attribute.type].parse(value, named, 'en-US')
    if (Result.isFailure(one)) return Result.fail(one.failure)
    parsed.push(one.success)
  }
  const { required, repeatable } = attribute
  const problem = valuesProblem(parsed, { ...named, required, repeatable })
  return problem === undefined ? Result.succeed(parsed) : Result.fail(problem)
}
