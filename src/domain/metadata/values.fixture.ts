import * as Result from 'effect/Result'
import type { Language } from '../preferences/language.ts'
import type { Problem } from '../validation/problem.ts'
import { namesOf } from './names.ts'
import type { AttributeType } from '../templates/attributeTypes.ts'
import type { MetadataValue, ValueAttribute } from './value.ts'
import { VALUE_TYPES } from './valueTypes.ts'

export const OIL = '00000000-0000-4000-8000-00000000000a'
export const INK = '00000000-0000-4000-8000-00000000000b'
export const ADA = '00000000-0000-4000-8000-0000000000ad'
export const EVA = '00000000-0000-4000-8000-0000000000ee'
export const PLATES = '00000000-0000-4000-8000-0000000000aa'

const OPTIONS = namesOf([
  { id: OIL, label: 'Oil' },
  { id: INK, label: 'Ink; "iron gall"' },
])

const NAMES: Readonly<Partial<Record<AttributeType, ReturnType<typeof namesOf>>>> = {
  dropDown: OPTIONS,
  multipleChoice: OPTIONS,
  asset: namesOf([{ id: PLATES, label: 'plates.tif' }]),
  contact: namesOf([{ id: ADA, label: 'Ada Berg' }, { id: EVA, label: 'Eva; "Evy" Lund' }]),
}

/** An attribute of a type; choices know two options, contacts two persons, assets one. */
export const attributeOf = (type: AttributeType, more: Partial<ValueAttribute> = {}): ValueAttribute => {
  const names = NAMES[type]
  return { type, unit: null, currency: null, ...(names === undefined ? {} : { names }), ...more }
}

/** What a text becomes: a value, or the problem with it. */
export const parsed = (text: string, attribute: ValueAttribute, language: Language = 'en-US'): MetadataValue | Problem =>
  Result.merge(VALUE_TYPES[attribute.type].parse(text, attribute, language))
