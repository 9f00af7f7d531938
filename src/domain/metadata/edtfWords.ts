import { LANGUAGES } from '../preferences/language.ts'
import { tidy } from '../validation/text.ts'
import { MAX_EDTF, readEdtf, type ExtendedDate } from './edtf.ts'
import { EDTF_WORDS, romanOf } from './edtfTexts.ts'

/*
 * Dates in words, of all three languages at once: catalogues are older than the language that somebody has chosen. What is
 * EDTF as it stands is taken as that first.
 */

const ABOUT = /^(?:about|around|approximately|approx\.?|circa|ca\.?|c\.?(?=[ 0-9])|omkring|omtrent|rundt|cirka|hacia|alrededor de|aproximadamente|aprox\.?) ?(.+)$/
const UNCERTAIN = /^(?:probably|possibly|perhaps|trolig|antakelig|muligens|kanskje|probablemente|posiblemente|quizás?) (.+)$|^(.+?) ?\(?\?\)?$/
const UNTIL = /^(?:until|before|to|til|før|inntil|hasta|antes de) (.+)$/
const FROM = /^(?:since|after|from|fra|etter|siden|desde|después de|a partir de) (.+)$/
const BETWEEN = /^(?:(?:between|from|mellom|fra|entre|desde|de) )?(.+?)(?: ?[\u2013\u2014] ?| - |(?<=^[0-9]{4})-(?=[0-9])|(?<=[a-zåñ])-(?=[0-9])| (?:to|until|and|til|og|hasta|y|a) )(.+)$/

const all = (of: (words: (typeof EDTF_WORDS)['no']) => readonly string[]): readonly (readonly string[])[] => LANGUAGES.map((language) => of(EDTF_WORDS[language]).map((word) => word.toLowerCase()))
const MONTHS = all(({ months }) => months)
const SEASONS = [...all(({ seasons }) => seasons), ['vår', 'sommer', 'høst', 'vinter'], ['', '', 'fall', '']]

const numberIn = (tables: readonly (readonly string[])[], word: string, isShort: boolean): number => {
  const at = tables.map((table) => table.findIndex((name) => name === word || (isShort && word.length >= 3 && name.startsWith(word.replace(/\.$/, '')))))
  return Math.max(...at)
}

/** 05 of a month's name or its first letters, 21 of a season's. */
const monthOf = (word: string): string | undefined => {
  const [month, season] = [numberIn(MONTHS, word, true), numberIn(SEASONS, word, false)]
  if (month >= 0) return String(month + 1).padStart(2, '0')
  return season >= 0 ? String(season + 21) : undefined
}

const inNumbers = (text: string): string | undefined => {
  const [, month, day = '', year = ''] = /^([0-9]{1,2})\/([0-9]{1,2})\/([0-9]{4})$/.exec(text) ?? []
  if (month !== undefined) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const [, dotDay, dotMonth = '', dotYear = ''] = /^([0-9]{1,2})\. ?([0-9]{1,2})\. ?([0-9]{4})$/.exec(text) ?? []
  return dotDay === undefined ? undefined : `${dotYear}-${dotMonth.padStart(2, '0')}-${dotDay.padStart(2, '0')}`
}

/** "May 1890", "3. mai 1890", "3 de mayo de 1890", "May 3, 1890", "spring 1890". */
const inMonths = (text: string): string | undefined => {
  const [, day, word = '', later, year = ''] = /^(?:([0-9]{1,2})\.? (?:de )?)?(\p{L}+\.?)(?: ([0-9]{1,2}),)? (?:de )?([0-9]{4})$/u.exec(text) ?? []
  const month = word === '' ? undefined : monthOf(word)
  if (month === undefined) return undefined
  const of = day ?? later
  return `${year}-${month}${of === undefined ? '' : `-${of.padStart(2, '0')}`}`
}

/** "1890s", "1890-årene", "años 1890"; "1800s", "19th century", "1800-tallet", "19. århundre", "siglo XIX". */
const inYears = (text: string): string | undefined => {
  const [, years] = /^(?:the |los |la )?(?:(?:década de |años )(?=[0-9]{4}$))?([0-9]{3}0)(?:'?s|-?årene|-?åra|-?tallet|(?<=(?:década de |años )[0-9]{4}))$/.exec(text) ?? []
  if (years !== undefined) return years.endsWith('00') && !/å|década|años/.test(text) ? `${years.slice(0, 2)}XX` : `${years.slice(0, 3)}X`
  const [, count, roman] = /^(?:the )?([0-9]{1,2})(?:th century|st century|nd century|rd century|\. århundre)$|^(?:siglo|s\.) ?([ivx]+)$/.exec(text) ?? []
  const century = count === undefined ? Array.from({ length: 39 }, (_, at) => romanOf(at + 1).toLowerCase()).indexOf(roman ?? '') : Number(count) - 1
  return century >= 9 ? `${century}XX` : undefined
}

const written = (text: string): string | undefined => inNumbers(text) ?? inMonths(text) ?? inYears(text)

const QUALIFIED: Readonly<Record<string, string>> = { '~': '~', '?': '?', '~?': '%', '?~': '%', '%~': '%', '%?': '%' }

/** With a mark at each of its dates; decades and centuries are qualified as the years that they begin and end with. */
const marked = (edtf: string, mark: '~' | '?'): string =>
  edtf
    .replace(/^([0-9]{2,3})(X{1,2})$/, (_, years: string, open: string) => `${years}${'0'.repeat(open.length)}/${years}${'9'.repeat(open.length)}`)
    .split('/')
    .map((date) => {
      const own = /[~?%]$/.exec(date)?.[0] ?? ''
      if (date === '..' || date === '' || own === mark) return date
      return `${date.slice(0, date.length - own.length)}${QUALIFIED[`${own}${mark}`] ?? mark}`
    })
    .join('/')

/** 1880-90 is 1880 to 1890. */
const lastOf = (first: string, last: string): string => (/^[0-9]{4}$/.test(first) && /^[0-9]{2}$/.test(last) ? `${first.slice(0, 2)}${last}` : last)

const edtfOf = (text: string, depth: number): string | undefined => {
  const known = readEdtf(text.replaceAll('x', 'X'))?.text ?? written(text)
  if (known !== undefined || depth === 0) return known
  const inner = (match: RegExpExecArray | null): string | undefined => {
    const part = match?.[1] ?? match?.[2]
    return part === undefined ? undefined : edtfOf(part, depth - 1)
  }
  const [uncertain, about] = [inner(UNCERTAIN.exec(text)), inner(ABOUT.exec(text))]
  if (uncertain !== undefined) return marked(uncertain, '?')
  if (about !== undefined) return marked(about, '~')
  const [, first, last] = BETWEEN.exec(text) ?? []
  const ends = first === undefined || last === undefined ? [] : [first, lastOf(first, last)].map((end) => edtfOf(end, depth - 1))
  if (ends.length === 2 && ends.every((end) => end !== undefined && !end.includes('/'))) return ends.join('/')
  const [until, from] = [inner(UNTIL.exec(text)), inner(FROM.exec(text))]
  if (until !== undefined) return until.includes('/') ? undefined : `../${until}`
  return from === undefined || from.includes('/') ? undefined : `${from}/..`
}

/** EDTF, or a date in words: "about 1890", "1880-1890", "the 1890s", "siglo XIX", "før 1900", "mayo de 1890". */
export const readDate = (typed: string): ExtendedDate | undefined => {
  const text = tidy(typed)
  if (text.length > MAX_EDTF) return undefined
  const edtf = readEdtf(text) === undefined ? edtfOf(text.toLowerCase().replace(/\s+/g, ' '), 3) : text
  return edtf === undefined ? undefined : readEdtf(edtf)
}
