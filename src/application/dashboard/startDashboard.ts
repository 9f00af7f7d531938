import { createActor } from 'xstate'
import { createDashboardMachine } from './dashboard.machine.ts'
import type { DashboardActors } from './dashboardActors.ts'
import type { DashboardGateway } from './DashboardGateway.ts'

export const startDashboard = (ports: { readonly dashboards: DashboardGateway }): DashboardActors => ({
  dashboard: createActor(createDashboardMachine(ports)).start(),
})
