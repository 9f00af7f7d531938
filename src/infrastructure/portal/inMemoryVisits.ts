import { bucketsOf } from '../../domain/dashboard/periods.ts'
import { MOST_SEEN, type PortalVisits, type VisitPeriod } from '../../domain/portal/visits.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'

const TODAY = '2026-11-20'

/** The same in every run; nobody has seen a portal that is not Live. */
export const visitsIn = (library: InMemoryLibrary, isLive: boolean, period: VisitPeriod): PortalVisits => {
  const starts = period === 'days' ? bucketsOf('days', TODAY) : ['2025-11', ...bucketsOf('months', TODAY)]
  const buckets = starts.map((start, at) => {
    const visits = isLive ? (period === 'days' ? 12 : 300) + ((at * 37) % 23) : 0
    return { start, visits, views: visits * 3 }
  })
  const shown = isLive ? [...library.assets.values()].filter(({ webReady }) => webReady).slice(0, MOST_SEEN) : []
  return { period, buckets, most: shown.map(({ id, name, type }, at) => ({ id, name, type, views: 96 - at * 7 })) }
}
