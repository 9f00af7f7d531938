import type { DashboardActors } from '../../application/dashboard/dashboardActors.ts'
import { periodOf } from '../addresses/dashboard.ts'
import type { Arrival } from '../page/Arrival.ts'

/** Reads the figures of the period that an address names. */
export const openDashboard = ({ dashboard }: DashboardActors, { request }: Pick<Arrival, 'request'>): void =>
  dashboard.send({ type: 'dashboard.opened', period: periodOf(new URL(request.url).searchParams) })
