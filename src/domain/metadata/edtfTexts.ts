import { formatCalendarDate } from '../format/dates.ts'
import type { Language } from '../preferences/language.ts'

interface Words {
  readonly about: string
  readonly uncertain: string
  readonly from: string
  readonly until: string
  readonly months: readonly string[]
  readonly seasons: readonly string[]
  readonly month: (month: string, year: string) => string
  readonly decade: (year: string) => string
  readonly century: (hundreds: number) => string
}

/** 1 to 39, as Spanish numbers centuries. */
export const romanOf = (count: number): string => {
  const ones = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'][count % 10] ?? ''
  return 'X'.repeat(Math.floor(count / 10)) + ones
}

const ordinalOf = (count: number): string => {
  const ending = ['th', 'st', 'nd', 'rd'][count % 10] ?? 'th'
  return `${count}${Math.floor(count / 10) === 1 ? 'th' : ending}`
}

export const EDTF_WORDS: Readonly<Record<Language, Words>> = {
  'en-US': {
    about: 'about',
    uncertain: 'probably',
    from: 'from',
    until: 'until',
    months: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
    seasons: ['spring', 'summer', 'autumn', 'winter'],
    month: (month, year) => `${month} ${year}`,
    decade: (year) => `${year}s`,
    century: (hundreds) => `${ordinalOf(hundreds + 1)} century`,
  },
  no: {
    about: 'omkring',
    uncertain: 'trolig',
    from: 'fra',
    until: 'til',
    months: ['januar', 'februar', 'mars', 'april', 'mai', 'juni', 'juli', 'august', 'september', 'oktober', 'november', 'desember'],
    seasons: ['våren', 'sommeren', 'høsten', 'vinteren'],
    month: (month, year) => `${month} ${year}`,
    decade: (year) => `${year}-årene`,
    century: (hundreds) => `${hundreds}00-tallet`,
  },
  es: {
    about: 'hacia',
    uncertain: 'probablemente',
    from: 'desde',
    until: 'hasta',
    months: ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
    seasons: ['primavera', 'verano', 'otoño', 'invierno'],
    month: (month, year) => `${month} de ${year}`,
    decade: (year) => `años ${year}`,
    century: (hundreds) => `siglo ${romanOf(hundreds + 1)}`,
  },
}

/** A year, month, day, season, decade or century without qualification; nothing for other forms. */
const plainText = (date: string, words: Words): string | undefined => {
  const [, year = '', month, day] = /^([1-9][0-9]{3})(?:-([0-9]{2}))?(?:-([0-9]{2}))?$/.exec(date) ?? []
  if (day !== undefined) return formatCalendarDate(date)
  const name = month === undefined ? undefined : (words.months[Number(month) - 1] ?? words.seasons[Number(month) - 21])
  if (month !== undefined) return name && words.month(name, year)
  if (year !== '') return year
  if (/^[1-9][0-9]{2}X$/.test(date) && date[2] !== '0') return words.decade(date.replace('X', '0'))
  return /^[1-9][0-9]XX$/.test(date) ? words.century(Number(date.slice(0, 2))) : undefined
}

const qualified = (text: string | undefined, mark: string, { about, uncertain }: Words): string | undefined => {
  if (text === undefined) return undefined
  return [mark === '?' || mark === '%' ? uncertain : '', mark === '~' || mark === '%' ? about : '', text].filter((part) => part !== '').join(' ')
}

const marked = (date: string): readonly [plain: string, mark: string] => {
  const mark = /[?~%]$/.exec(date)?.[0] ?? ''
  return [date.slice(0, date.length - mark.length), mark]
}

const intervalText = (first: string, last: string, words: Words): string | undefined => {
  const [[from, mark], [until, other]] = [marked(first), marked(last)]
  if (first === '..') return qualified(plainText(until, words), other, words)?.replace(/^/, `${words.until} `)
  if (last === '..') return qualified(plainText(from, words), mark, words)?.replace(/^/, `${words.from} `)
  const [start, end] = [plainText(from, words), plainText(until, words)]
  return mark === other && start !== undefined && end !== undefined ? qualified(`${start}\u2013${end}`, mark, words) : undefined
}

/** What a person reads: "about 1890", "1880–1890", "189X" as "1890s"; EDTF itself where there are no plain words for it. */
export const edtfText = (value: string, language: Language): string => {
  const words = EDTF_WORDS[language]
  const [first = '', last] = value.split('/')
  const [plain, mark] = marked(first)
  return (last === undefined ? qualified(plainText(plain, words), mark, words) : intervalText(first, last, words)) ?? value
}
