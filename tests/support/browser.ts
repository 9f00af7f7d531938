import { createActor } from 'xstate'
import type { Credentials } from '../../src/application/session/Credentials.ts'
import { credentialsOf } from '../../src/application/session/credentialsOf.ts'
import { createSessionMachine, type SessionActor } from '../../src/application/session/session.machine.ts'
import { Faults } from '../../src/infrastructure/memory/Faults.ts'
import { SAMPLE_CLAIMS, SAMPLE_PASSWORD } from '../../src/infrastructure/memory/inMemoryApplication.ts'
import { InMemoryTabs } from '../../src/infrastructure/memory/InMemorySessionChannel.ts'
import { InMemorySessionGateway, readInMemoryToken } from '../../src/infrastructure/memory/InMemorySessionGateway.ts'
import { InMemoryStorage } from '../../src/infrastructure/memory/InMemoryStorage.ts'
import { WebStorageSessionStore } from '../../src/infrastructure/session/WebStorageSessionStore.ts'

export interface Tab {
  readonly session: SessionActor
  readonly credentials: Credentials
  readonly storage: InMemoryStorage
}

/** A browser: one local storage and one server, as many tabs as are opened. */
export const openBrowser = () => {
  const faults = new Faults()
  const server = new InMemorySessionGateway(SAMPLE_CLAIMS, SAMPLE_PASSWORD, faults)
  const local = new InMemoryStorage()
  const tabs = new InMemoryTabs()
  let seconds = 1_800_000_000
  return {
    faults,
    server,
    local,
    passTime: (by: number) => {
      seconds += by
    },
    /** `storage`: a tab that was duplicated starts with a copy of the other's. */
    openTab: (storage = new InMemoryStorage()): Tab => {
      const store = new WebStorageSessionStore(local, storage)
      const machine = createSessionMachine({
        sessions: server,
        store,
        channel: tabs.open(),
        readClaims: readInMemoryToken,
        now: () => seconds,
      })
      const session = createActor(machine).start()
      return { session, credentials: credentialsOf(session), storage }
    },
  }
}

/** Lets everything happen that is not waiting for a timer. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/** The tokens of a storage area; undefined where it has none. */
export const tokensIn = (area: InMemoryStorage) => {
  const [token, refreshToken] = [area.getItem('authToken'), area.getItem('refreshToken')]
  return token === null || refreshToken === null ? undefined : { token, refreshToken }
}
