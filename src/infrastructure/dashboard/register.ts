import { DASHBOARD } from '../../application/dashboard/dashboardActors.ts'
import { startDashboard } from '../../application/dashboard/startDashboard.ts'
import { registration } from '../registration/registration.ts'
import { HttpDashboardGateway } from './HttpDashboardGateway.ts'

export const register = registration(DASHBOARD, {
  ports: ({ http }) => ({ dashboards: new HttpDashboardGateway(http) }),
  start: startDashboard,
})
