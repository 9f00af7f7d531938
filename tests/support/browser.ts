import { createActor } from 'xstate'
import type { Credentials } from '../../src/application/session/Credentials.ts'
import { credentialsOf } from '../../src/application/session/credentialsOf.ts'
import type { SessionPorts } from '../../src/application/session/Session.ts'
import { createSessionMachine, type SessionActor } from '../../src/application/session/session.machine.ts'
import { Faults } from '../../src/infrastructure/memory/Faults.ts'
import { SAMPLE_CLAIMS, SAMPLE_PASSWORD } from '../../src/infrastructure/memory/sampleClaims.ts'
import { InMemoryTabs, type Delivery } from '../../src/infrastructure/session/InMemorySessionChannel.ts'
import { InMemorySessionGateway, readInMemoryToken } from '../../src/infrastructure/session/InMemorySessionGateway.ts'
import { InMemoryStorage } from '../../src/infrastructure/memory/InMemoryStorage.ts'
import { WebStorageSessionStore } from '../../src/infrastructure/session/WebStorageSessionStore.ts'

export interface Tab {
  readonly session: SessionActor
  readonly credentials: Credentials
  readonly storage: InMemoryStorage
  /** The tab as it begins anew with what it has stored. */
  readonly reload: () => Tab
}

interface Pace {
  /** When a call's answer arrives. */
  readonly answer: <Answer>(call: string, answer: Promise<Answer>) => Promise<Answer>
  /** How the news of one more tab travel. */
  readonly opening: () => Delivery
}

/** Seconds since 1970. */
const BEGINNING = 1_800_000_000

const AT_ONCE: Pace = { answer: (_call, answer) => answer, opening: () => queueMicrotask }

/** A browser: one local storage and one server, as many tabs as are opened. */
export const openBrowser = ({ answer, opening }: Pace = AT_ONCE) => {
  const faults = new Faults()
  const server = new InMemorySessionGateway(SAMPLE_CLAIMS, SAMPLE_PASSWORD, faults)
  const local = new InMemoryStorage()
  const tabs = new InMemoryTabs(opening)
  const sessions: SessionPorts['sessions'] = {
    logIn: (form, signal) => server.logIn(form, signal),
    confirmStep: (step, signal) => server.confirmStep(step, signal),
    confirmPasskey: (challenge, signal) => server.confirmPasskey(challenge, signal),
    enrol: (given, signal) => server.enrol(given, signal),
    mailCode: (challenge, signal) => server.mailCode(challenge, signal),
    refresh: (refreshToken, signal) => answer('refresh', server.refresh(refreshToken, signal)),
    logOut: (refreshToken, signal) => answer('logOut', server.logOut(refreshToken, signal)),
  }
  let seconds = BEGINNING
  return {
    faults,
    server,
    local,
    passTime: (by: number) => {
      seconds += by
    },
    /** What all tabs share is as it was at first. */
    forget: () => {
      seconds = BEGINNING
      local.clear()
    },
    /** `storage`: a tab that was duplicated starts with a copy of the other's. */
    openTab: (storage = new InMemoryStorage()): Tab => {
      const store = new WebStorageSessionStore(local, storage)
      const machine = createSessionMachine({
        sessions,
        store,
        channel: tabs.open(),
        readClaims: readInMemoryToken,
        now: () => seconds,
      })
      const start = (): Tab => {
        const session = createActor(machine).start()
        const reload = () => {
          session.stop()
          return start()
        }
        return { session, credentials: credentialsOf(session), storage, reload }
      }
      return start()
    },
  }
}

/** Lets everything happen that is not waiting for a timer. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** The tokens of a storage area; undefined where it has none. */
export const tokensIn = (area: InMemoryStorage) => {
  const [token, refreshToken] = [area.getItem('authToken'), area.getItem('refreshToken')]
  return token === null || refreshToken === null ? undefined : { token, refreshToken }
}
