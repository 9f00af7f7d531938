import * as Result from 'effect/Result'
import { latitude, longitude } from '../validation/numbers.ts'
import { isBlank, tidy } from '../validation/text.ts'
import type { Language } from '../preferences/language.ts'
import { decimalOf, shortest } from './decimal.ts'
import { noSpan, type MetadataValue, type ValueType } from './value.ts'

/** Two numbers with what stands between them: a semicolon, a comma with or without white space, or white space alone. */
const PAIR = /^([^\s;,]+) ?, ?([^\s;,]+)$|^([^\s;]+?),?\s+([^\s;]+)$|^([^;]+);([^;]+)$/

/** One number, where a comma divides whole from part: half of a position, and no pair of whole degrees. */
const LONE = /^[+\-\u2212\u2013]?\d+,\d+°?$/

const halves = (text: string, language: Language): readonly [string, string] => {
  if (language !== 'en-US' && LONE.test(text)) return ['', '']
  const [, ...found] = PAIR.exec(text) ?? []
  const [one = '', other = ''] = found.filter((part) => part !== undefined)
  return [one, other]
}

/** Decimal degrees without zeros that say nothing; the text itself where it is no number. */
const degrees = (text: string, language: Language): string => {
  const decimal = decimalOf(text.replace(/°$/, ''), language)
  return decimal === undefined || decimal.length > 20 ? text : shortest(decimal, 20)
}

/** "lat, long" in decimal degrees, as 59.91, 10.75. Sorted from south to north. */
export const coordinates: ValueType = {
  parse: (written, _, language) => {
    if (isBlank(written)) return Result.fail({ code: 'required' })
    const [lat = '', long = ''] = halves(tidy(written), language).map((half) => degrees(half, language))
    const problem = latitude(lat) ?? longitude(long)
    return problem === undefined ? Result.succeed(`${lat},${long}`) : Result.fail(problem)
  },
  format: (value) => value.replace(',', ', '),
  keyOf: (value) => value,
  sortOf: (value: MetadataValue) => Number(value.split(',')[0]),
  spanOf: noSpan,
  wordsOf: () => '',
}
