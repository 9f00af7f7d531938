import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { decodeConfiguration, type Environment } from '../../../server/configuration/configuration.ts'
import { connect, type Database } from '../../../server/database/connect.ts'
import { startServer, type Running } from '../../../server/main.ts'
import { asSuperuser, sharedCluster, TEMPLATES, type Template } from './cluster.ts'
import { quickPlace } from './quickPlace.ts'

/** A fresh database of the shared cluster, by the address that DATABASE_URL takes. */
export const freshDatabase = async (template: Template = 'demo'): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> => {
  const cluster = sharedCluster()
  const name = `test_${randomBytes(8).toString('hex')}`
  const { host = '', port = 5432, user = '', password } = cluster.owner
  await asSuperuser(cluster, (client) =>
    client.query(`create database ${name} template ${TEMPLATES[template]} owner ${pg.escapeIdentifier(user)} strategy file_copy`),
  )
  return {
    url: `postgresql://${user}:${String(password)}@${encodeURIComponent(host)}:${port}/${name}`,
    drop: async () => {
      await asSuperuser(cluster, (client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

/** The database alone, without a server. */
export const freshConnection = async (template: Template = 'demo'): Promise<Database> => {
  const { url, drop } = await freshDatabase(template)
  const database = await connect({ connectionString: url }, { size: 5, onError: () => undefined })
  return {
    ...database,
    close: async () => {
      await database.close()
      await drop()
    },
  }
}

export interface TestServer extends Running {
  readonly dataDirectory: string
}

interface Options {
  readonly template?: Template
  readonly environment?: Environment
  readonly webDirectory?: string
}

const databases = new Map<string, Database>()

/** The database of a test server, by where that listens: for what takes too long to be made by calls. */
export const databaseAt = (url: string): Database => {
  const database = databases.get(url)
  if (database === undefined) throw new Error(`No test server at ${url}`)
  return database
}

const startOn = async (databaseUrl: string, dataDirectory: string, environment: Environment, webDirectory?: string): Promise<TestServer> => {
  const configuration = decodeConfiguration({
    PORT: '0',
    VITRINE_DATA_DIR: dataDirectory,
    DATABASE_URL: databaseUrl,
    VITRINE_DEMO: 'off',
    LOG_LEVEL: 'silent',
    ...environment,
  })
  const running = await startServer(configuration, {
    webDirectory,
    version: '0.0.0',
    onLost: (reason) => {
      throw new Error(reason)
    },
  })
  databases.set(running.url, running.database)
  return {
    ...running,
    dataDirectory,
    stop: async () => {
      databases.delete(running.url)
      await running.stop()
      await rm(dataDirectory, { recursive: true, force: true })
    },
  }
}

const scratch = async (): Promise<string> => mkdtemp(join(await quickPlace(), 'vitrine-data-'))

/** A real server in this process: a free port, a fresh database, a data directory of its own. Without log and demo contents. */
export const startTestServer = async ({ template = 'demo', environment = {}, webDirectory }: Options = {}): Promise<TestServer> => {
  const [database, dataDirectory] = await Promise.all([freshDatabase(template), scratch()])
  const server = await startOn(database.url, dataDirectory, environment, webDirectory)
  return {
    ...server,
    stop: async () => {
      await server.stop()
      await database.drop()
    },
  }
}

/** Another one over the database of the first, which must outlive it; with files of its own. */
export const startBeside = async ({ database }: TestServer, environment: Environment = {}): Promise<TestServer> =>
  startOn(database.connection.connectionString ?? '', await scratch(), environment)
