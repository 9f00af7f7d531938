import type { AttributeType } from '../templates/attributeTypes.ts'
import { asset, contact, option, yesNo } from './choiceValues.ts'
import { coordinates } from './coordinates.ts'
import { date, time } from './dateValues.ts'
import { edtf } from './edtfValue.ts'
import { integer, number, price } from './numberValues.ts'
import { longText, text, webAddress } from './textValues.ts'
import type { ValueType } from './value.ts'

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
