import { PERIODS, USUAL_PERIOD, type Period } from '../../domain/dashboard/periods.ts'

const PATH = '/dashboard'

export const dashboardAddress = (period: Period): string => (period === USUAL_PERIOD ? PATH : `${PATH}?${new URLSearchParams({ period }).toString()}`)

/** The period that an address names; the usual one where it names none. */
export const periodOf = (search: URLSearchParams): Period => PERIODS.find((period) => period === search.get('period')) ?? USUAL_PERIOD
