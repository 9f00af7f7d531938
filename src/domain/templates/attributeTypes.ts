import { date, optionalDate } from '../validation/dates.ts'
import { coordinates, integer, number, price } from '../validation/numbers.ts'
import { time, webLink } from '../validation/patterns.ts'
import { inOrder, line, oneOf, optional, optionalLine, optionalParagraph, paragraph, required, type Rule } from '../validation/rules.ts'

/** What a template's attribute can hold, in the order in which they are offered. */
export const ATTRIBUTE_TYPES = [
  'text',
  'longText',
  'integer',
  'number',
  'price',
  'date',
  'time',
  'edtf',
  'yesNo',
  'dropDown',
  'multipleChoice',
  'coordinates',
  'webAddress',
  'asset',
  'contact',
] as const
export type AttributeType = (typeof ATTRIBUTE_TYPES)[number]

/** Those whose values are chosen from the attribute's options. */
export const CHOICE_TYPES = ['dropDown', 'multipleChoice'] as const satisfies readonly AttributeType[]
export const isChoice = (type: string): boolean => CHOICE_TYPES.some((choice) => choice === type)

/** Those whose values are something else of the organization, known to people by its name. */
export const REFERENCE_TYPES = ['asset', 'contact'] as const satisfies readonly AttributeType[]
export const isReference = (type: string): boolean => REFERENCE_TYPES.some((one) => one === type)

/** Those whose values are identifiers, for which names are shown. */
export const isNamed = (type: string): boolean => isChoice(type) || isReference(type)

/** There is one answer to yes or no, and several to a multiple choice anyway. */
export const canRepeat = (type: string): boolean => type !== 'yesNo' && type !== 'multipleChoice'

/** Code points. */
export const MAX_TEXT_LENGTH = 255
export const MAX_LONG_TEXT_LENGTH = 5000

interface Verdicts {
  readonly mandatory: Rule
  readonly optional: Rule
}

const both = (rule: Rule): Verdicts => ({ mandatory: inOrder(required, rule), optional: optional(rule) })
const ofLine: Verdicts = { mandatory: line(1, MAX_TEXT_LENGTH), optional: optionalLine(MAX_TEXT_LENGTH) }

const verdictsOf = (type: AttributeType, options: readonly string[]): Verdicts => {
  switch (type) {
    case 'text':
    case 'edtf':
    case 'asset':
    case 'contact':
      return ofLine
    case 'longText':
      return { mandatory: paragraph(1, MAX_LONG_TEXT_LENGTH), optional: optionalParagraph(MAX_LONG_TEXT_LENGTH) }
    case 'date':
      return { mandatory: date, optional: optionalDate }
    case 'price':
      return { mandatory: price, optional: optional(price) }
    case 'yesNo':
      return both(oneOf(['yes', 'no']))
    case 'dropDown':
    case 'multipleChoice':
      return both(oneOf(options))
    default:
      return both({ integer, number, time, coordinates, webAddress: webLink }[type])
  }
}

/** The rule for a value of an attribute, given as text. `options` are a choice's. */
export const attributeValueRule = (type: AttributeType, isRequired: boolean, options: readonly string[] = []): Rule =>
  isRequired ? verdictsOf(type, options).mandatory : verdictsOf(type, options).optional
