import type { AttributeType } from '../templates/attributeTypes.ts'
import { asset, contact, option, yesNo } from './choiceValues.ts'
import { coordinates } from './coordinates.ts'
import { date, time } from './dateValues.ts'
import { edtf } from './edtfValue.ts'
import { integer, number, price } from './numberValues.ts'
import { longText, text, webAddress } from './textValues.ts'
import type { MetadataValue, ValueAttribute, ValueType } from './value.ts'

/** What each type of attribute makes of its values. */
export const VALUE_TYPES: Readonly<Record<AttributeType, ValueType>> = {
  text,
  longText,
  integer,
  number,
  price,
  date,
  time,
  edtf,
  yesNo,
  dropDown: option,
  multipleChoice: option,
  coordinates,
  webAddress,
  asset,
  contact,
}

const order = <Sorted extends number | string>(one: Sorted, other: Sorted): number => {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** The order of two values of an attribute; 0 for equal ones alone. */
export const compareValues = (one: MetadataValue, other: MetadataValue, attribute: ValueAttribute): number => {
  const { keyOf, sortOf } = VALUE_TYPES[attribute.type]
  return order(sortOf(one, attribute), sortOf(other, attribute)) || order(keyOf(one), keyOf(other))
}
