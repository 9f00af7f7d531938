import { capability } from '../capabilities/capability.ts'
import type { ProfileGateway } from './ProfileGateway.ts'
import type { OwnSessionsActor } from './ownSessions.machine.ts'
import type { PasswordChangeActor } from './passwordChange.machine.ts'
import type { ProfileActor } from './profile.machine.ts'

/** What people do with their own account. */
export interface ProfileActors {
  readonly profile: ProfileActor
  readonly passwordChange: PasswordChangeActor
  readonly ownSessions: OwnSessionsActor
  /** Where the browser fetches the own picture. */
  readonly pictureAddress: ProfileGateway['pictureAddress']
}

export const PROFILE = capability<ProfileActors>('profile')
