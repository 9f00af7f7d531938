/** The spans over which added files are shown: the last 30 days, the last 12 months, the last 10 years. */
export const PERIODS = ['days', 'months', 'years'] as const
export type Period = (typeof PERIODS)[number]

/** What the dashboard begins with. */
export const USUAL_PERIOD: Period = 'months'

const BUCKETS: Readonly<Record<Period, number>> = { days: 30, months: 12, years: 10 }

/** As much of an ISO date as names a bucket. */
const LENGTH: Readonly<Record<Period, number>> = { days: 10, months: 7, years: 4 }

const stepBack = (period: Period, { year, month, day }: { readonly year: number; readonly month: number; readonly day: number }, steps: number): string => {
  if (period === 'days') return new Date(Date.UTC(year, month, day - steps)).toISOString()
  if (period === 'months') return new Date(Date.UTC(year, month - steps, 1)).toISOString()
  return new Date(Date.UTC(year - steps, 0, 1)).toISOString()
}

/** The buckets of a period, the earliest first, the last the one that `now` (ISO) is in. */
export const bucketsOf = (period: Period, now: string): readonly string[] => {
  const [year = 0, month = 1, day = 1] = now.slice(0, 10).split('-').map(Number)
  return Array.from({ length: BUCKETS[period] }, (_, at) => stepBack(period, { year, month: month - 1, day }, BUCKETS[period] - 1 - at).slice(0, LENGTH[period]))
}

/** When a period begins: the first moment of its first bucket, as an ISO date. */
export const periodStart = (period: Period, now: string): string => `${bucketsOf(period, now)[0] ?? ''}-01-01`.slice(0, 10)
