import * as Result from 'effect/Result'
import { createActor } from 'xstate'
import type { ListPreferences } from '../../application/preferences/Preferences.ts'
import { createPreferencesMachine } from '../../application/preferences/preferences.machine.ts'
import { createLoginMachine } from '../../application/session/login.machine.ts'
import { createSessionMachine } from '../../application/session/session.machine.ts'
import type { SessionChannel } from '../../application/session/SessionChannel.ts'
import type { LoginFailure, SessionGateway } from '../../application/session/SessionGateway.ts'
import type { Tokens } from '../../application/session/Tokens.ts'
import { PERMISSIONS } from '../../domain/access/permissions.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../domain/preferences/language.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'

/** A promise that nothing ever settles: work under way. */
export const forever = <Value>(): Promise<Value> => new Promise(() => {})

/** A sign-in form whose server answers with this failure; without one it lets everybody in, and `'never'` never answers. */
export const startLogin = (answer?: LoginFailure | 'never') =>
  createActor(
    createLoginMachine({
      sessions: {
        logIn: async () => {
          if (answer === 'never') return forever()
          return answer === undefined ? Result.succeed({ token: 'token', refreshToken: 'refresh' }) : Result.fail(answer)
        },
        confirmStep: forever,
      confirmPasskey: forever,
      enrol: forever,
        mailCode: forever,
        refresh: forever,
        logOut: forever,
      },
      opened: () => {},
    }),
  ).start()

const LISTS: ListPreferences = { view: 'grid', density: 'comfortable' }

/** Preferences in memory; `change` answers when another language is asked for. */
export const startPreferences = (change: (language: Language) => Promise<void> = async () => {}) =>
  createActor(
    createPreferencesMachine({
      store: { theme: () => 'system', saveTheme: () => {}, lists: () => LISTS, saveLists: () => {}, letters: () => true, saveLetters: () => {}, followed: () => undefined, saveFollowed: () => {} },
      languages: { current: () => DEFAULT_LANGUAGE, change },
    }),
  ).start()

const person = { id: 'u1', email: 'publisher@harbour.example', firstName: 'Petra', lastName: 'Holm', role: 'Publisher' }

/** A publisher of a museum with every module. */
export const publisher: SessionClaims = {
  sessionId: 's1',
  user: person,
  organization: { id: 'o1', name: 'Harbour Museum' },
  permissions: ROLE_PERMISSIONS.Publisher,
  settings: { availableModules: ['RECORDS', 'ARCHIVES', 'COLLECTIONS', 'CONTACTS'], availableFeatures: [] },
  globalRoles: [],
  expiresAt: 4_000_000_000,
}

/** The platform's administrator, whose own organization has no modules. */
export const superAdministrator: SessionClaims = {
  ...publisher,
  user: { ...person, email: 'super@vitrine.example', firstName: 'Sigrid', lastName: 'Aas', role: 'Super Admin' },
  organization: { id: 'o0', name: 'Vitrine' },
  permissions: PERMISSIONS,
  settings: { availableModules: [], availableFeatures: [] },
  globalRoles: ['Super Admin'],
}

/** Somebody whose role holds nothing. */
export const nobody: SessionClaims = { ...publisher, user: { ...person, role: 'Guest' }, permissions: [] }

interface Kept {
  /** What this browser kept; a publisher's tokens unless told otherwise. */
  readonly kept?: Tokens | undefined
  readonly refresh?: SessionGateway['refresh']
  readonly logOut?: SessionGateway['logOut']
  /** What the other tabs answer. */
  readonly ask?: SessionChannel['ask']
}

const TOKENS: Tokens = { token: 'token', refreshToken: 'refresh' }

/** The session of one tab, with its storage in memory. */
export const startSession = ({ refresh = forever, logOut = async () => Result.succeed(undefined), ask = async () => undefined, ...rest }: Kept) => {
  let kept = 'kept' in rest ? rest.kept : TOKENS
  return createActor(
    createSessionMachine({
      sessions: { logIn: forever, confirmStep: forever,
      confirmPasskey: forever,
      enrol: forever, mailCode: forever, refresh, logOut },
      store: {
        read: () => kept,
        own: () => kept,
        open: (tokens) => {
          kept = tokens
        },
        replace: (tokens) => {
          kept = tokens
        },
        clear: () => {
          kept = undefined
        },
      },
      channel: { publish: () => {}, listen: () => () => {}, offer: () => () => {}, ask, alone: (_, work) => work() },
      readClaims: () => publisher,
      now: () => 0,
    }),
  ).start()
}
