const formatters = new Map<string, Intl.DateTimeFormat>()

/** Formatters are costly to make and have no state, so each is made once. */
const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const made =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
  formatters.set(timeZone, made)
  return made
}

/** MM/dd/yyyy in every language (specification section 9). An ISO timestamp, and the time zone to see it in. */
export const formatDate = (iso: string, timeZone: string): string => formatDateTime(iso, timeZone).slice(0, 10)

/** MM/dd/yyyy HH:mm:ss in every language. */
export const formatDateTime = (iso: string, timeZone: string): string => formatterOf(timeZone).format(new Date(iso)).replace(', ', ' ')

/** MM/dd/yyyy for a date without a time, `yyyy-MM-dd`. */
export const formatCalendarDate = (date: string): string => date.replace(/^([0-9]{4})-([0-9]{2})-([0-9]{2})$/, '$2/$3/$1')
