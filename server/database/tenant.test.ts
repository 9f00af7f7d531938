import * as Result from 'effect/Result'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshConnection } from '../../tests/support/server/testServer.ts'
import type { Database } from './connect.ts'
import { sql } from './sql.ts'
import { inTenant, type Tenant } from './tenant.ts'

let database: Database
let organizationId: string

beforeAll(async () => {
  database = await freshConnection()
  const { rows } = await database.owner.query<{ id: string }>(`select id from organizations where name = 'Harbour Museum'`)
  organizationId = rows[0]?.id ?? ''
})
afterAll(() => database.close())

const WRONG = sql('select 1 / 0 as never')
const WRITE = sql(`update organizations set name = name || '!' where id = $1`)
const named = async () => (await database.owner.query<{ name: string }>('select name from organizations where id = $1', [organizationId])).rows[0]?.name

/** Asks something once it is let, whoever waits for it. */
const late = (tenant: Tenant, before: Promise<void>) => before.then(() => tenant.query(WRITE, [organizationId]))

it.each([
  ['failed', (tenant: Tenant, others: Promise<unknown>) => Promise.all([tenant.query(WRONG), others])],
  ['was taken back', async () => Result.fail({ code: 'NOT_FOUND' as const })],
  ['was committed', async () => Result.succeed(undefined)],
])('what is still asked of a transaction that %s is asked within no other', async (_, work) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let asked: Promise<unknown> | undefined
  await inTenant(database, organizationId, async (tenant) => {
    asked = late(tenant, promise)
    asked.catch(() => undefined)
    return work(tenant, asked)
  }).catch(() => undefined)
  // The next transaction has the connection.
  const next = inTenant(database, organizationId, async (tenant) => {
    await tenant.query(sql('select 1 as one'))
    resolve()
    await asked?.catch(() => undefined)
  })
  await expect(asked).rejects.toThrow('The transaction is over')
  await next
  expect(await named()).toBe('Harbour Museum')
})
