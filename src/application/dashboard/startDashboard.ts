import { createActor } from 'xstate'
import { createDashboardMachine } from './dashboard.machine.ts'
import type { DashboardActors } from './dashboardActors.ts'
import type { DashboardGateway } from './DashboardGateway.ts'
import type { EventStream } from '../notifications/EventStream.ts'

export const startDashboard = (ports: { readonly dashboards: DashboardGateway; readonly events: EventStream }): DashboardActors => ({
  dashboard: createActor(createDashboardMachine(ports)).start(),
})
