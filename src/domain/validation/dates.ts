import { inOrder, optional, type Rule } from './rules.ts'
import { isBlank, tidy } from './text.ts'

/** A date of the calendar, `yyyy-MM-dd`; such texts sort as their dates do. */
export type CalendarDate = string

/** What date pickers offer (specification section 9). */
export const FIRST_DATE: CalendarDate = '1900-01-01'
export const LAST_DATE: CalendarDate = '2099-12-31'

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

const isOfCalendar = (year: number, month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)

/** Whether a text is a date of the calendar that date pickers offer, as `yyyy-MM-dd`. */
export const isCalendarDate = (text: string): text is CalendarDate => {
  const [, year = '', month = '', day = ''] = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(text) ?? []
  return isOfCalendar(Number(year), Number(month), Number(day)) && text >= FIRST_DATE && text <= LAST_DATE
}

/** Reads MM/dd/yyyy. Nothing for what is no day of the calendar, or lies outside what date pickers offer. */
export const parseDate = (text: string): CalendarDate | undefined => {
  const [, month = '', day = '', year = ''] = /^([0-9]{2})\/([0-9]{2})\/([0-9]{4})$/.exec(tidy(text)) ?? []
  const date = `${year}-${month}-${day}`
  return isCalendarDate(date) ? date : undefined
}

const readable: Rule = (value) => (parseDate(value) === undefined ? { code: 'invalidDate' } : undefined)

/** MM/dd/yyyy from 01/01/1900 to 12/31/2099. */
export const date: Rule = inOrder((value) => (isBlank(value) ? { code: 'dateRequired' } : undefined), readable)
export const optionalDate: Rule = optional(readable)
