import { formatCalendarDate } from '../../src/domain/format/dates.ts'

const SEPARATE = /^(\d{4})[:-](\d\d)[:-](\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?))?/

/** `2024:05:01 12:30:00` and ISO 8601, as MM/dd/yyyy HH:mm:ss: the time where it was taken. Other texts stay. */
export const dateText = (text: string): string => {
  const [, year, month, day, time] = SEPARATE.exec(text) ?? []
  return year === undefined ? text : [formatCalendarDate(`${year}-${month}-${day}`), time].filter((part) => part !== undefined).join(' ')
}
