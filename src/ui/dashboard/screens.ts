import { DASHBOARD } from '../../application/dashboard/dashboardActors.ts'
import { lazyScreen, type Screens } from '../page/screen.tsx'

export const DASHBOARD_SCREENS: Screens = {
  dashboard: lazyScreen({
    needs: [DASHBOARD],
    load: async () => (await import('./DashboardRoute.tsx')).DashboardRoute,
    opening: async () => (await import('./openDashboard.ts')).openDashboard,
  }),
}
