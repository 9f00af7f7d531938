import { createActor } from 'xstate'
import type { EventStream } from '../notifications/EventStream.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { PreferencesActor } from '../preferences/preferences.machine.ts'
import type { SessionActor } from '../session/session.machine.ts'
import { createOwnSessionsMachine } from './ownSessions.machine.ts'
import { createPasswordChangeMachine } from './passwordChange.machine.ts'
import { createProfileMachine } from './profile.machine.ts'
import type { ProfileActors } from './profileActors.ts'
import type { ProfileGateway } from './ProfileGateway.ts'

interface OwnPorts {
  readonly profiles: ProfileGateway
  readonly events: EventStream
  readonly notify: Notify
  readonly entry: { readonly session: SessionActor; readonly preferences: PreferencesActor }
}

export const startProfile = ({ profiles, events, notify, entry: { session, preferences } }: OwnPorts): ProfileActors => {
  const ports = {
    profiles,
    events,
    notify,
    language: () => preferences.getSnapshot().context.language,
    languageSaved: (language) => preferences.send({ type: 'language.chosen', language }),
    signedOut: () => session.send({ type: 'signOut' }),
  } satisfies Parameters<typeof createProfileMachine>[0] & Parameters<typeof createOwnSessionsMachine>[0]
  return {
    profile: createActor(createProfileMachine(ports)).start(),
    passwordChange: createActor(createPasswordChangeMachine(ports)).start(),
    ownSessions: createActor(createOwnSessionsMachine(ports)).start(),
    pictureAddress: (version) => profiles.pictureAddress(version),
  }
}
