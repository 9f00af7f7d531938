import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { connect, type OwnerConnection } from '../../../server/database/connect.ts'
import { startCluster } from '../../../server/database/embedded/cluster.ts'
import { installDemo } from '../../../server/demo/installation.ts'
import { quickPlace } from './quickPlace.ts'

/** Where worker processes find the cluster that the run shares. */
export const CLUSTER_VARIABLE = 'VITRINE_TEST_CLUSTER'

/** A real PostgreSQL with two databases to copy: one migrated and empty, one with the demo's organizations and users. */
interface TestCluster {
  readonly superuser: OwnerConnection
  readonly owner: OwnerConnection
}

/** `bare`: PostgreSQL's own, without a schema of ours. */
export const TEMPLATES = { bare: 'template0', empty: 'template_empty', demo: 'template_demo' } as const
export type Template = keyof typeof TEMPLATES

export const asSuperuser = async <A>(cluster: TestCluster, work: (client: pg.Client) => Promise<A>): Promise<A> => {
  const client = new pg.Client(cluster.superuser)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const makeTemplates = async (cluster: TestCluster): Promise<void> => {
  const owner = pg.escapeIdentifier(cluster.owner.user ?? '')
  await asSuperuser(cluster, (client) => client.query(`create database ${TEMPLATES.empty} owner ${owner}`))
  const empty = await connect({ ...cluster.owner, database: TEMPLATES.empty }, { size: 1, onError: () => undefined })
  await empty.close()
  await asSuperuser(cluster, (client) => client.query(`create database ${TEMPLATES.demo} template ${TEMPLATES.empty} owner ${owner}`))
  const demo = await connect({ ...cluster.owner, database: TEMPLATES.demo }, { size: 1, onError: () => undefined })
  await installDemo(demo)
  await demo.close()
}

/** Nothing here has to outlive a failing machine; what does is tested with data directories of their own (tests/durability). */
const FORGETFUL = ['fsync', 'full_page_writes', 'synchronous_commit']

const beForgetful = (cluster: TestCluster): Promise<unknown> =>
  asSuperuser(cluster, async (client) => {
    for (const setting of FORGETFUL) await client.query(`alter system set ${setting} = off`)
    await client.query('select pg_reload_conf()')
  })

/** Of all servers that the workers of a run have at once. */
export const CONNECTIONS = 100

/** Starts a cluster of its own for tests, with its templates. */
export const startTestCluster = async (): Promise<TestCluster & { readonly stop: () => Promise<void> }> => {
  const folder = await mkdtemp(join(await quickPlace(), 'vitrine-tests-'))
  const cluster = await startCluster(folder, { connections: CONNECTIONS, onLog: () => undefined, onLost: () => undefined })
  const test: TestCluster = { superuser: cluster.superuser, owner: cluster.connection }
  await beForgetful(test)
  await makeTemplates(test)
  return {
    ...test,
    stop: async () => {
      await cluster.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The cluster of this run, which the global setup started (globalSetup.ts). */
export const sharedCluster = (): TestCluster => {
  const known = process.env[CLUSTER_VARIABLE]
  if (known === undefined) throw new Error(`${CLUSTER_VARIABLE} is not set: run by \`npx vitest run --project server\``)
  return JSON.parse(known) as TestCluster
}
