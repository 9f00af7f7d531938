import * as Result from 'effect/Result'
import { nameKey } from '../naming/names.ts'
import { websiteHref } from '../portal/website.ts'
import { MAX_LONG_TEXT_LENGTH, MAX_TEXT_LENGTH } from '../templates/attributeTypes.ts'
import { inOrder, line, maxLength, paragraph, required, type Rule } from '../validation/rules.ts'
import { tidy } from '../validation/text.ts'
import { sortTextOf } from './names.ts'
import { noSpan, type MetadataValue, type ValueType } from './value.ts'

const judged = (value: MetadataValue, rule: Rule): ReturnType<ValueType['parse']> => {
  const problem = rule(value)
  return problem === undefined ? Result.succeed(value) : Result.fail(problem)
}

const asItIs = (value: MetadataValue): string => value

const TEXT = { format: asItIs, keyOf: nameKey, sortOf: sortTextOf, spanOf: noSpan, wordsOf: asItIs } as const

export const text: ValueType = { ...TEXT, parse: (written) => judged(tidy(written), line(1, MAX_TEXT_LENGTH)) }

export const longText: ValueType = {
  ...TEXT,
  parse: (written) => judged(tidy(written).replace(/\r\n?/g, '\n'), paragraph(1, MAX_LONG_TEXT_LENGTH)),
}

/** Code points of an address. */
const MAX_ADDRESS = 2000

const isLink: Rule = (value) => (websiteHref(value) === undefined ? { code: 'invalidLink' } : undefined)

/** Without what makes no difference: the case of scheme and host, and a slash that nothing follows. */
const addressKey = (value: MetadataValue): string =>
  value.replace(/^[^:]+:\/\/[^/?#]*/, (host) => host.toLowerCase()).replace(/^([^/]+\/\/[^/]+)\/$/, '$1')

/** The address with its scheme: https where none is written. */
export const webAddress: ValueType = {
  ...TEXT,
  parse: (written) => judged(websiteHref(tidy(written)) ?? tidy(written), inOrder(required, maxLength(MAX_ADDRESS), isLink)),
  keyOf: addressKey,
  sortOf: (value) => sortTextOf(addressKey(value)),
}
