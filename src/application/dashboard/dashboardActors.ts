import { capability } from '../capabilities/capability.ts'
import type { DashboardActor } from './dashboard.machine.ts'

export interface DashboardActors {
  readonly dashboard: DashboardActor
}

export const DASHBOARD = capability<DashboardActors>('dashboard')
