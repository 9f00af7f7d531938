import { capability } from '../capabilities/capability.ts'
import type { ActivityAddresses } from './ActivityGateway.ts'
import type { ActivityLogActor } from './activityLog.machine.ts'
import type { HistoryActor } from './history.machine.ts'
import type { TakeBack } from './takingBack.ts'

export interface ActivityActors {
  readonly activityLog: ActivityLogActor
  readonly activityAddresses: ActivityAddresses
  readonly history: HistoryActor
  /** What an entry of a history tells of. */
  readonly takeBack: TakeBack
}

export const ACTIVITY = capability<ActivityActors>('activity')
