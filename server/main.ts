import type { AddressInfo } from 'node:net'
import * as Redacted from 'effect/Redacted'
import type { FastifyInstance } from 'fastify'
import { newSetupLink } from './setup/setup.ts'
import { CAPABILITIES } from './capabilities.ts'
import { Closing } from './node/Closing.ts'
import { openCapabilities } from './node/openCapabilities.ts'
import { hasOutbox, type Configuration } from './configuration/configuration.ts'
import { openDataDirectory, secretOf } from './configuration/dataDirectory.ts'
import { connect, type Database } from './database/connect.ts'
import { Readiness } from './database/Readiness.ts'
import { takesDemo } from './demo/installation.ts'
import { startCluster, type Cluster } from './database/embedded/cluster.ts'
import { buildApp } from './app.ts'
import type { Route } from './http/route.ts'
import { outboxPage } from './mail/outboxPage.ts'
import { outboxOf } from './mail/OutboxTransport.ts'
import { AccessTokens } from './authentication/accessToken.ts'
import { deriveKeys } from './authentication/keys.ts'

/** A server that answers. */
export interface Running {
  /** Everything it answers, with the policies: what the generated matrices go through. */
  readonly routes: readonly Route[]
  /** Where it listens. */
  readonly url: string
  readonly database: Database
  readonly cluster: Cluster | undefined
  /** Where the embedded database lies, when that is outside the data directory. */
  readonly databaseHome: string | undefined
  /** There is no user at all: where the first super administrator is made, once. */
  readonly setupLink: string | undefined
  /** The demo is there, with its well-known passwords. */
  readonly demo: boolean
  /** Stops taking requests, finishes those there are, and closes everything. Can be called again. */
  stop(): Promise<void>
}

interface Surroundings {
  /** The built web app; undefined while it is served from its sources. */
  readonly webDirectory: string | undefined
  readonly version: string
  /** The server cannot go on: its database ended. */
  readonly onLost: (reason: string) => void
}

const urlOf = (app: FastifyInstance, host: string): string => {
  const { port } = app.server.address() as AddressInfo
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`
}

const revealed = <A>(secret: Redacted.Redacted<A> | undefined): A | undefined => secret && Redacted.value(secret)

/** Milliseconds that requests under way have to finish when the server stops, and where its database is gone, so that they only have to be refused. */
const FINISHING = 10_000
const REFUSING = 1_000

const closeGently = async (app: FastifyInstance, database: Database): Promise<void> => {
  const timeout = setTimeout(() => app.server.closeAllConnections(), database.isGone() ? REFUSING : FINISHING)
  await app.close()
  clearTimeout(timeout)
}

/** Milliseconds that a start waits for an external database. */
const START_TIMEOUT = 60_000

/** Brings up one node on its data directory: database, routes, web app. Throws when it cannot, with nothing left running. */
export const startServer = async (asked: Configuration, { webDirectory, version, onLost }: Surroundings): Promise<Running> => {
  const closing = new Closing()
  try {
    const directory = await openDataDirectory(asked.dataDirectory, {
      hasDatabase: asked.databaseUrl === undefined,
      onLog: (line) => console.error(`data directory: ${line}`),
    })
    closing.add(() => directory.release())
    const keys = deriveKeys(revealed(asked.secret) ?? (await secretOf(directory)))
    const say = (line: string): void => console.error(`postgresql: ${line}`)
    let given: Database | undefined
    const lost = (): void => {
      given?.giveUp()
      onLost('PostgreSQL ended')
    }
    const cluster =
      asked.databaseUrl === undefined
        ? await startCluster(directory.path, { connections: asked.databasePool, onLog: say, onLost: lost })
        : undefined
    if (cluster !== undefined) closing.add(() => cluster.stop())
    const database = await connect(cluster?.connection ?? { connectionString: revealed(asked.databaseUrl) ?? '' }, {
      size: asked.databasePool,
      // The own one has just been started.
      timeout: cluster === undefined ? START_TIMEOUT : 0,
      onWaiting: (why) => console.error(`Waiting for the database: ${why}.`),
      onError: (error) => console.error(`database: ${error.message}`),
    })
    given = database
    closing.add(() => database.close())
    const demo = asked.demo && (await takesDemo(database))
    if (asked.demo && !demo) console.error('The demo is left out: this installation has users of its own. Set NODE_ENV=production.')
    const configuration: Configuration = { ...asked, demo }
    const tokens = new AccessTokens(keys.accessToken)
    const cookies = {
      secure: configuration.publicUrl?.protocol === 'https:',
      domain: configuration.streamUrl === undefined ? undefined : configuration.publicUrl?.hostname,
    }
    const onError = (error: unknown): void => app.log.error({ err: error }, 'behind an answer')
    const capabilities = await openCapabilities(
      CAPABILITIES,
      { configuration, dataDirectory: directory.path, database, keys, tokens, cookies, isAlone: cluster !== undefined, onError },
      closing,
    )
    const { routes, pages, described, domains } = capabilities
    const origins = configuration.publicUrl === undefined ? [] : [configuration.publicUrl.origin]
    const origin = (): string => configuration.publicUrl?.origin ?? urlOf(app, configuration.host)
    const outbox = hasOutbox(configuration) ? outboxPage({ directory: outboxOf(directory.path), origin }) : undefined
    const app = buildApp({ configuration, admission: { database, tokens, keys, origins }, routes, pages, described, domains, webDirectory, readiness: new Readiness(database.connection), outbox, version })
    app.addHook('preClose', () => capabilities.endStreams())
    closing.add(() => closeGently(app, database))
    await app.listen({ port: configuration.port, host: configuration.host })
    await capabilities.begin(origin())
    const databaseHome = cluster === undefined || cluster.home.startsWith(directory.path) ? undefined : cluster.home
    return {
      url: urlOf(app, configuration.host),
      routes,
      database,
      cluster,
      databaseHome,
      setupLink: await newSetupLink(database, origin()),
      demo,
      stop: () => closing.close(),
    }
  } catch (error) {
    await closing.close().catch(() => undefined)
    throw error
  }
}
