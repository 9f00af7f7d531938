import * as Result from 'effect/Result'
import { createActor } from 'xstate'
import type { MailGateway } from '../../src/application/mail/MailGateway.ts'
import type { OrganizationGateway } from '../../src/application/organizations/OrganizationGateway.ts'
import { credentialsOf } from '../../src/application/session/credentialsOf.ts'
import { tokensIn } from '../../src/application/session/SecondStep.ts'
import { createSessionMachine } from '../../src/application/session/session.machine.ts'
import { AssetStates } from '../../src/infrastructure/cache/AssetStates.ts'
import { ReadCache } from '../../src/infrastructure/cache/ReadCache.ts'
import { HttpCaller } from '../../src/infrastructure/http/HttpCaller.ts'
import { HttpClient } from '../../src/infrastructure/http/HttpClient.ts'
import { HttpMailGateway } from '../../src/infrastructure/mail/HttpMailGateway.ts'
import { HttpOrganizationGateway } from '../../src/infrastructure/organizations/HttpOrganizationGateway.ts'
import { HttpSessionGateway } from '../../src/infrastructure/session/HttpSessionGateway.ts'
import { Faults } from '../../src/infrastructure/memory/Faults.ts'
import { InMemoryMailGateway } from '../../src/infrastructure/mail/InMemoryMailGateway.ts'
import { InMemoryOrganizationGateway } from '../../src/infrastructure/organizations/InMemoryOrganizationGateway.ts'
import { InMemoryTabs } from '../../src/infrastructure/session/InMemorySessionChannel.ts'
import { InMemoryStorage } from '../../src/infrastructure/memory/InMemoryStorage.ts'
import { sampleOrganizations } from '../../src/infrastructure/organizations/sampleOrganizations.ts'
import { LocalEventHub } from '../../src/infrastructure/notifications/LocalEventHub.ts'
import { decodeToken } from '../../src/infrastructure/session/decodeToken.ts'
import { WebStorageSessionStore } from '../../src/infrastructure/session/WebStorageSessionStore.ts'
import { DEMO_PASSWORD } from '../../server/demo/installation.ts'
import { startTestServer } from '../support/server/testServer.ts'

/** The organizations and the mails of a super administrator, whatever is behind them. */
interface Platform {
  readonly organizations: OrganizationGateway
  readonly mail: MailGateway
  /** The name of their own one. */
  readonly own: string
  stop(): Promise<void>
}

const inMemory = async (): Promise<Platform> => ({
  organizations: new InMemoryOrganizationGateway(sampleOrganizations(), new Faults()),
  mail: new InMemoryMailGateway(new Faults()),
  own: 'Harbour Museum',
  stop: async () => undefined,
})

const overHttp = async (): Promise<Platform> => {
  const server = await startTestServer()
  const caller = new HttpCaller(server.url)
  const sessions = new HttpSessionGateway(caller, () => 'en-US')
  const store = new WebStorageSessionStore(new InMemoryStorage(), new InMemoryStorage())
  const channel = new InMemoryTabs().open()
  const session = createActor(
    createSessionMachine({ sessions, store, channel, readClaims: decodeToken, now: () => Date.now() / 1000 }),
  ).start()
  const form = { email: 'super@vitrine.example', organization: 'Vitrine', password: DEMO_PASSWORD, rememberMe: false }
  const tokens = tokensIn(Result.getOrThrow(await sessions.logIn(form, AbortSignal.timeout(10_000))))
  if (tokens === undefined) throw new Error('A second step was asked for')
  session.send({ type: 'session.opened', tokens, remember: false })
  const cache = new ReadCache()
  const http = new HttpClient(caller, credentialsOf(session), () => 'en-US')
  return {
    organizations: new HttpOrganizationGateway(http, new LocalEventHub(cache, new AssetStates(cache))),
    mail: new HttpMailGateway(http),
    own: 'Vitrine',
    stop: () => server.stop(),
  }
}

export const PLATFORMS: readonly (readonly [string, () => Promise<Platform>])[] = [
  ['in memory', inMemory],
  ['over HTTP on a real server', overHttp],
]
