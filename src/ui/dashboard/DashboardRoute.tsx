import type { DashboardActors } from '../../application/dashboard/dashboardActors.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { DashboardScreen } from './DashboardScreen.tsx'

/** The dashboard at its address. The route's loader has opened it. */
export const DashboardRoute = ({ shell, claims }: ScreenProps<DashboardActors>) => <DashboardScreen actors={shell} claims={claims} />
