import { readDate } from '../../metadata/edtfWords.ts'
import { EDTF_WORDS } from '../../metadata/edtfTexts.ts'
import { LANGUAGES } from '../../preferences/language.ts'
import { MOST_CANDIDATES, outermost, type Candidate } from './candidate.ts'

const named = (words: readonly string[]): string => [...new Set(words)].toSorted((one, other) => other.length - one.length).join('|')
const all = (of: (words: (typeof EDTF_WORDS)['no']) => readonly string[]): readonly string[] => LANGUAGES.flatMap((language) => of(EDTF_WORDS[language]).map((word) => word.toLowerCase()))

const MONTHS = all(({ months }) => months)
/** Whole names, and their first three letters or four with a point or without. */
const MONTH = `(?:${named([...MONTHS, 'sept'])}|(?:${named(MONTHS.map((month) => month.slice(0, 3)))})\\b\\.?)`
const SEASON = `(?:${named([...all(({ seasons }) => seasons), 'vår', 'sommer', 'høst', 'vinter', 'fall'])})`
const YEAR = '(?:1[0-9]{3}|20[0-9]{2})'
const DAY = '(?:0?[1-9]|[12][0-9]|3[01])'

/** What a whole date is, the longest ways of writing first. */
const DAYS = [
  `${YEAR}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])`,
  `${DAY}(?:\\.|st|nd|rd|th)? ?(?:de )?${MONTH} ?(?:de )?,? ?${YEAR}`,
  `${MONTH} ${DAY}(?:st|nd|rd|th)?,? ${YEAR}`,
  `${DAY}\\. ?(?:0?[1-9]|1[0-2])\\. ?${YEAR}`,
  `[0-9]{1,2}/[0-9]{1,2}/${YEAR}`,
]
const SPANS = [
  '(?:década de |decade of |los años |años )1[0-9]{2}0',
  "(?:the )?1[0-9]{2}0'?(?:s\\b|-?årene|-?åra|-?tallet)",
  '2000-?tallet',
  '(?:the )?(?:1[0-9]|20|21)(?:th|st) century',
  '(?:1[0-9]|20|21)\\. århundre',
  'siglo (?:x[ivx]{0,4})\\b',
]
const MONTHLY = [`${MONTH} ?(?:de )?${YEAR}`, `${SEASON} ?(?:de )?${YEAR}`, `${YEAR}-(?:0[1-9]|1[0-2])(?![0-9-])`]
const POINT = `(?:${[...DAYS, ...SPANS, ...MONTHLY, YEAR].join('|')})`

const QUALIFIER =
  '(?:about|around|approximately|approx\\.?|circa|ca\\.?|c\\.|omkring|omtrent|rundt|cirka|hacia|alrededor de|aproximadamente|aprox\\.?|probably|possibly|perhaps|trolig|antakelig|muligens|kanskje|probablemente|posiblemente|quizás?|before|after|since|until|før|etter|siden|inntil|antes de|después de|a partir de|hasta)'
const BETWEEN = '(?:between|from|mellom|fra|entre|desde|de)'
const TO = '(?: ?[\\u2013\\u2014] ?| - |-(?=[0-9]{4}|[0-9]{2}(?![0-9-]))| (?:to|until|and|til|og|hasta|y|a) )'
/** Of "1880-90" the two digits. */
const SECOND = `(?:${POINT}|(?<=[0-9]{4}-)[0-9]{2})`

const DATE = new RegExp(
  `(?<![\\p{L}\\p{N}./\\-])(?:${QUALIFIER} ?)?(?:(?:${BETWEEN} )?${POINT}${TO}(?:${QUALIFIER} ?)?${SECOND}|${POINT})(?: ?\\(?\\?\\)?)?(?![\\p{L}\\p{N}]|[./\\-][0-9])`,
  'giu',
)
/** Cameras and scanners name files so. */
const COMPACT = /(?<![\p{L}\p{N}])(?:(?:IMG|VID|PXL|DSC|Scan|PANO|WhatsApp Image)[ _-]?)?((?:19|20)[0-9]{2})(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])(?=[ _T-]|$)/gu

/** Days before months with slashes where the numbers say so; where they do not, it is nobody's to guess. */
const slashed = (text: string): string | undefined => {
  const [, one = '', other = '', year = ''] = /^([0-9]{1,2})\/([0-9]{1,2})\/([0-9]{4})$/.exec(text) ?? []
  if (year === '') return text
  const [first, second] = [Number(one), Number(other)]
  if (first === second) return `${first}/${second}/${year}`
  if (first > 12 && second <= 12) return `${second}/${first}/${year}`
  return second > 12 && first <= 12 ? `${first}/${second}/${year}` : undefined
}

/** As the domain reads dates: without what only decorates a day. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(?<=[0-9])(?:st|nd|rd|th)(?! century)/gu, '')
    .replace(/(?<=\p{L}\.?), ?(?=[0-9]{4})/gu, ' ')
    .replace(/(\p{L}{3,}\.?) ([0-9]{1,2}),? (?=[0-9]{4})/gu, '$1 $2, ')
    .replace(/decade of |los (?=años)|the (?=[0-9])/gu, '')

const read = (text: string): string | undefined => {
  const given = slashed(text.trim())
  return given === undefined ? undefined : readDate(plain(given))?.text
}

/** A bare year can be a number of anything. */
const isBare = (text: string): boolean => /^[0-9]{4}$/.test(text.trim())

/** The dates of a text in EDTF: whole ones, about, before, after, decades, centuries, ranges; in the words of three languages. */
export const datesIn = (text: string): readonly Candidate[] => {
  const found: Candidate[] = []
  for (const match of text.matchAll(DATE)) {
    const [whole] = match
    const value = read(whole)
    if (value !== undefined) found.push({ value, at: match.index, end: match.index + whole.trimEnd().length, isPlain: !isBare(whole) })
    if (found.length >= MOST_CANDIDATES) break
  }
  for (const match of text.matchAll(COMPACT)) {
    const [whole, year, month, day] = match
    const value = readDate(`${year}-${month}-${day}`)?.text
    if (value !== undefined) found.push({ value, at: match.index, end: match.index + whole.length, isPlain: true })
  }
  return outermost(found)
}
