import { date, optionalDate } from '../validation/dates.ts'
import { integer, latitude, longitude, number, price } from '../validation/numbers.ts'
import { time } from '../validation/patterns.ts'
import { inOrder, line, oneOf, optional, optionalLine, optionalParagraph, paragraph, required, type Rule } from '../validation/rules.ts'

/** What a template's attribute can hold: the kinds of value that specification section 5 has rules for. */
export const ATTRIBUTE_TYPES = [
  'text',
  'longText',
  'integer',
  'number',
  'date',
  'time',
  'price',
  'latitude',
  'longitude',
  'dropDown',
] as const
export type AttributeType = (typeof ATTRIBUTE_TYPES)[number]

/** Code points. */
export const MAX_TEXT_LENGTH = 255
export const MAX_LONG_TEXT_LENGTH = 5000

interface Verdicts {
  readonly mandatory: Rule
  readonly optional: Rule
}

const both = (rule: Rule): Verdicts => ({ mandatory: inOrder(required, rule), optional: optional(rule) })

const verdictsOf = (type: AttributeType, options: readonly string[]): Verdicts => {
  switch (type) {
    case 'text':
      return { mandatory: line(1, MAX_TEXT_LENGTH), optional: optionalLine(MAX_TEXT_LENGTH) }
    case 'longText':
      return { mandatory: paragraph(1, MAX_LONG_TEXT_LENGTH), optional: optionalParagraph(MAX_LONG_TEXT_LENGTH) }
    case 'date':
      return { mandatory: date, optional: optionalDate }
    case 'price':
      return { mandatory: price, optional: optional(price) }
    case 'dropDown':
      return both(oneOf(options))
    default:
      return both({ integer, number, time, latitude, longitude }[type])
  }
}

/** The rule for a value of an attribute, given as text. `options` are a drop-down's. */
export const attributeValueRule = (type: AttributeType, isRequired: boolean, options: readonly string[] = []): Rule =>
  isRequired ? verdictsOf(type, options).mandatory : verdictsOf(type, options).optional
