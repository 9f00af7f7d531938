import { websiteHref } from '../../portal/website.ts'
import { decimalIn, NUMBER } from './amounts.ts'
import { MOST_CANDIDATES, type Candidate } from './candidate.ts'

const all = (text: string, pattern: RegExp, valueOf: (match: RegExpExecArray) => string | undefined): readonly Candidate[] => {
  const found: Candidate[] = []
  for (const match of text.matchAll(pattern)) {
    const value = valueOf(match)
    if (value !== undefined) found.push({ value, at: match.index, end: match.index + match[0].length, isPlain: false })
    if (found.length >= MOST_CANDIDATES) break
  }
  return found
}

/** Not of a date, a fraction, a range, an amount with a sign, or a number of letters and digits. */
const LONE = new RegExp(String.raw`(?<![\p{L}\p{N}.,/:\-])[-\u2212]?${NUMBER}(?![\p{L}\p{N}%/:°]|-\d|\s?[x×]\s?\d)`, 'gu')

export const numbersIn = (text: string): readonly Candidate[] => all(text, LONE, ([token]) => {
  const amount = decimalIn(token.replace(/^[-\u2212]/u, ''), { thousands: false })
  return amount === undefined ? undefined : `${/^[-\u2212]/u.test(token) ? '-' : ''}${amount}`
})

/** A whole number, without a part and without groups that could be one. */
export const wholeNumbersIn = (text: string): readonly Candidate[] => all(text, LONE, ([token]) => {
  const amount = decimalIn(token.replace(/^[-\u2212]/u, ''), { thousands: true })
  return amount === undefined || amount.includes('.') ? undefined : `${/^[-\u2212]/u.test(token) ? '-' : ''}${amount}`
})

export const timesIn = (text: string): readonly Candidate[] =>
  all(text, /(?<![\p{L}\p{N}:.,])(?:kl\.? ?)?([01]?\d|2[0-3])[:.]([0-5]\d)(?:[:.]([0-5]\d))?(?! ?[ap]\.?m)(?![\p{L}\p{N}:]|[.,]\d)/gu, ([, hours = '', minutes = '', seconds = '00']) => `${hours.padStart(2, '0')}:${minutes}:${seconds}`)

export const linksIn = (text: string): readonly Candidate[] =>
  all(text, /(?<![\p{L}\p{N}@])(?:https?:\/\/|www\.)[^\s<>"'()[\]{}|\\^`]{3,1000}/giu, ([written]) => websiteHref(written.replace(/[.,;:!?]+$/u, ''))).map((link) => ({ ...link, isPlain: true }))

const YES = /^(?:yes|ja|sí|si|true|x|✓|☑|☒|\[x\])(?![\p{L}\p{N}])/iu
const NO = /^(?:no|nei|false|☐|\[ \])(?![\p{L}\p{N}])/iu

/** An answer stands directly behind what is asked. */
export const answersIn = (text: string, from: number): readonly Candidate[] => {
  const said = text.slice(from, from + 12)
  const match = YES.exec(said) ?? NO.exec(said)
  return match === null ? [] : [{ value: YES.test(said) ? 'yes' : 'no', at: from, end: from + match[0].length, isPlain: true }]
}

/** Numbers of objects: letters, then digits with points, dashes or strokes: HM.1998.0123, NMK-2003/45. */
export const identifiersIn = (text: string): readonly Candidate[] =>
  all(text, /(?<![\p{L}\p{N}])\p{Lu}{2,6}[.-]\d{2,6}(?:[./-]\d{1,6}){0,3}(?![\p{L}\p{N}])/gu, ([written]) => (/^(?:IMG|DSC|DSCN|VID|PXL|ISO|RFC|UTF)\b/u.test(written) ? undefined : written))
