import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runningKinds } from '../../tests/support/server/kernel.ts'
import { freshConnection } from '../../tests/support/server/testServer.ts'
import type { Database } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { inTenant, type Tenant } from '../database/tenant.ts'
import { claimJob } from '../jobs/claims.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { INSTALLATION } from '../jobs/kind.ts'
import { groupLater } from './groupLater.ts'
import { grouping } from './kinds.ts'

let database: Database
let jobs: Jobs
let harbour: string

beforeAll(async () => {
  database = await freshConnection()
  jobs = runningKinds(database, []).jobs
  const { rows } = await database.owner.query<{ id: string }>(`select id from organizations where name = 'Harbour Museum'`)
  harbour = rows[0]?.id ?? ''
})
afterAll(() => database.close())

const COMPARE = sql('select compare_faces($1)')
const TAKE = sql(`update jobs set state = 'Working', attempt = gen_random_uuid() where queue = '${grouping.queue.name}'`)

const inHarbour = (work: (tenant: Tenant) => Promise<unknown>) => inTenant(database, harbour, work)
const waiting = async () => (await database.owner.query(`select from jobs where queue = $1 and state = 'Waiting'`, [grouping.queue.name])).rowCount

describe.each<[string, (tenant: Tenant) => Promise<unknown>]>([
  ['who reads or names faces', (tenant) => groupLater(tenant, jobs)],
  ['a trigger of the database', (tenant) => tenant.query(COMPARE, [tenant.organizationId])],
])('faces are compared for %s', (_, ask) => {
  beforeEach(async () => {
    await database.owner.query('delete from jobs')
    await inHarbour(ask)
    await database.owner.query('update jobs set due_at = now()')
  })

  it('once for many', async () => {
    await inHarbour(ask)
    expect(await waiting()).toBe(1)
  })

  it('also where what waits would be begun before this is committed', async () => {
    await inHarbour(async (tenant) => {
      await ask(tenant)
      await claimJob(database, grouping.queue.name, INSTALLATION, [])
    })
    expect(await waiting()).toBe(1)
    expect(await claimJob(database, grouping.queue.name, INSTALLATION, [])).toMatchObject({ organizationId: harbour })
  })

  it('also where what waits is being taken at that moment', async () => {
    await inHarbour(async (node) => {
      await node.query(TAKE)
      await inHarbour(ask)
    })
    expect(await waiting()).toBe(1)
  })
})
