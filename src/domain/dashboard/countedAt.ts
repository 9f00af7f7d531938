import { formatDateTime } from '../format/dates.ts'

/** When figures were counted, of an ISO timestamp, as who looks `now` reads it: the time of today, and of other days the date before it. */
export const countedAt = (iso: string, now: string, timeZone: string): string => {
  const [moment, today] = [formatDateTime(iso, timeZone).slice(0, 16), formatDateTime(now, timeZone).slice(0, 10)]
  return moment.startsWith(today) ? moment.slice(11) : moment
}
