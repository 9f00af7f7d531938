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
const CHOICE_TYPES = ['dropDown', 'multipleChoice'] as const satisfies readonly AttributeType[]
export const isChoice = (type: string): boolean => CHOICE_TYPES.some((choice) => choice === type)

/** Those whose values are something else of the organization, known to people by its name. */
const REFERENCE_TYPES = ['asset', 'contact'] as const satisfies readonly AttributeType[]
export const isReference = (type: string): boolean => REFERENCE_TYPES.some((one) => one === type)

/** Those whose values are identifiers, for which names are shown. */
export const isNamed = (type: string): boolean => isChoice(type) || isReference(type)

/** There is one answer to yes or no, and several to a multiple choice anyway. */
export const canRepeat = (type: string): boolean => type !== 'yesNo' && type !== 'multipleChoice'

/** Code points. */
export const MAX_TEXT_LENGTH = 255
export const MAX_LONG_TEXT_LENGTH = 5000
