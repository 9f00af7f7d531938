import * as Result from 'effect/Result'
import type { Language } from '../preferences/language.ts'
import { isReference } from '../templates/attributeTypes.ts'
import { unitOf } from '../reference/units.ts'
import type { Problem } from '../validation/problem.ts'
import { shortest, times } from './decimal.ts'
import { partsOf } from './numberValues.ts'
import type { MetadataValue, ValueAttribute } from './value.ts'
import { VALUE_TYPES } from './valueTypes.ts'

/** A value as another attribute holds it, or why it cannot. */
export type Conversion = { readonly value: MetadataValue } | { readonly loss: Problem }

/** A length as the plain number that an attribute without a unit holds: counted in the unit that the former attribute had. */
const withoutUnit = (value: MetadataValue, unit: string | null): MetadataValue => {
  const [amount, code] = partsOf(value)
  const [from, to] = [unitOf(code), unitOf(unit ?? code)]
  if (from === undefined || to === undefined || from.code === to.code) return amount
  return times(amount, from.metres / to.metres)
}

/** The text that carries a value over: what keeps most of it where types are akin, else what a person reads. */
const carried = (value: MetadataValue, from: ValueAttribute, to: ValueAttribute, language: Language): string => {
  if (from.type === 'number' && (to.type === 'integer' || (to.type === 'number' && to.unit === null))) return shortest(withoutUnit(value, from.unit))
  if (from.type === to.type && (from.names === undefined || isReference(from.type))) return value
  if ((from.type === 'date' || from.type === 'edtf') && (to.type === 'date' || to.type === 'edtf')) return value
  return VALUE_TYPES[from.type].format(value, from, language)
}

/** Moves a value to another attribute, as the guided move does. `language` is that in which words stand for values (yes, ja, about 1890). */
export const convert = (value: MetadataValue, from: ValueAttribute, to: ValueAttribute, language: Language): Conversion => {
  const kept = VALUE_TYPES[to.type].parse(carried(value, from, to, language), to, language)
  return Result.isSuccess(kept) ? { value: kept.success } : { loss: kept.failure }
}
