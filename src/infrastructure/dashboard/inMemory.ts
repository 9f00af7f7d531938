import { DASHBOARD } from '../../application/dashboard/dashboardActors.ts'
import { startDashboard } from '../../application/dashboard/startDashboard.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryDashboardGateway } from './InMemoryDashboardGateway.ts'

/** A while after what the sample holds was added. */
const SOME_DAY = '2026-03-20T14:05:00.000Z'

export const dashboard = inMemory(DASHBOARD, {
  ports: ({ library, faults, claims }) => ({ dashboards: new InMemoryDashboardGateway(library, faults, { claims, now: () => SOME_DAY }) }),
  start: startDashboard,
})
