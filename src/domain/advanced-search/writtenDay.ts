import { parseDate } from '../validation/dates.ts'

/** A day of a query (2026-10-03) as people read it (MM/dd/yyyy); nothing for what is no such day: a month, a year, `7d`. */
export const shownDay = (value: string): string | undefined => {
  const written = value.replace(/^([0-9]{4})-([0-9]{2})-([0-9]{2})$/, '$2/$3/$1')
  return written !== value && parseDate(written) === value ? written : undefined
}

/** What was typed as a value of a day, as a query has it. */
export const writtenDay = (text: string): string => parseDate(text) ?? text
