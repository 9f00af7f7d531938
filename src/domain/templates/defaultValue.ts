import { parseDate } from '../validation/dates.ts'
import { coordinates, integer, number, price } from '../validation/numbers.ts'
import { time, webLink } from '../validation/patterns.ts'
import type { Problem } from '../validation/problem.ts'
import { oneOf, optionalLine, optionalParagraph, type Rule } from '../validation/rules.ts'
import { isBlank, tidy } from '../validation/text.ts'
import { CANONICAL_UUID } from '../validation/uuid.ts'
import { unitOf } from '../reference/units.ts'
import { currencyOf } from '../reference/currencies.ts'
import { ATTRIBUTE_TYPES, MAX_LONG_TEXT_LENGTH, MAX_TEXT_LENGTH } from './attributeTypes.ts'

interface Defaulted {
  readonly type: string
  readonly defaultValue: string
  readonly unit: string | null
}

/** yyyy-MM-dd, of the days that date pickers offer. */
const isoDate: Rule = (value) => {
  const [, year, month, day] = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(tidy(value)) ?? []
  return parseDate(`${month}/${day}/${year}`) === undefined ? { code: 'invalidDate' } : undefined
}

/** The letters and signs of the Extended Date/Time Format. */
const edtf: Rule = (value) => (/^[0-9XYESTZ%~?/.,:[\]{}+-]{1,255}$/.test(tidy(value)) ? undefined : { code: 'invalidDate' })

/** An amount, and behind a space the sign of what it is counted in. */
const amountOf =
  (amount: Rule, isSign: (sign: string) => boolean): Rule =>
  (value) => {
    const [count = '', sign, ...rest] = tidy(value).split(' ')
    return amount(count) ?? (rest.length > 0 || (sign !== undefined && !isSign(sign)) ? { code: 'notAnOption' } : undefined)
  }

const ofChoice: Rule = (value) => (CANONICAL_UUID.test(value) ? undefined : { code: 'notAnOption' })

const ruleOf = ({ type, unit }: Defaulted): Rule => {
  const rules: Readonly<Record<(typeof ATTRIBUTE_TYPES)[number], Rule>> = {
    text: optionalLine(MAX_TEXT_LENGTH),
    longText: optionalParagraph(MAX_LONG_TEXT_LENGTH),
    integer,
    number: amountOf(number, (sign) => unit !== null && unitOf(sign) !== undefined),
    price: amountOf(price, (sign) => currencyOf(sign) !== undefined),
    date: isoDate,
    time,
    edtf,
    yesNo: oneOf(['yes', 'no']),
    dropDown: ofChoice,
    multipleChoice: ofChoice,
    coordinates,
    webAddress: webLink,
    // There is no asset, and nobody, that all have in common.
    asset: oneOf([]),
    contact: oneOf([]),
  }
  const known = ATTRIBUTE_TYPES.find((one) => one === type)
  return known === undefined ? () => undefined : rules[known]
}

/** What is wrong with the value that an attribute has of itself, in the canonical writing of its type. Whether a choice has the option, only its options know. */
export const defaultValueProblem = (attribute: Defaulted): Problem | undefined =>
  isBlank(attribute.defaultValue) ? undefined : ruleOf(attribute)(attribute.defaultValue)
