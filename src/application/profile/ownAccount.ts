import { createActor } from 'xstate'
import { createOwnSessionsMachine, type OwnSessionsActor } from './ownSessions.machine.ts'
import { createPasswordChangeMachine, type PasswordChangeActor } from './passwordChange.machine.ts'
import { createProfileMachine, type ProfileActor, type ProfilePorts } from './profile.machine.ts'
import type { ProfileGateway } from './ProfileGateway.ts'

/** What people do with their own account. */
export interface OwnAccount {
  readonly profile: ProfileActor
  readonly passwordChange: PasswordChangeActor
  readonly ownSessions: OwnSessionsActor
  /** Where the browser fetches the own picture. */
  readonly pictureAddress: ProfileGateway['pictureAddress']
}

export const startOwnAccount = (ports: ProfilePorts & { readonly signedOut: () => void }): OwnAccount => ({
  profile: createActor(createProfileMachine(ports)).start(),
  passwordChange: createActor(createPasswordChangeMachine(ports)).start(),
  ownSessions: createActor(createOwnSessionsMachine(ports)).start(),
  pictureAddress: (version) => ports.profiles.pictureAddress(version),
})
