import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshConnection } from '../../tests/support/server/testServer.ts'
import type { Database } from '../database/connect.ts'
import { inTenant } from '../database/tenant.ts'
import { BossQueue } from './BossQueue.ts'

let database: Database
let queue: BossQueue
let organizationId: string

beforeAll(async () => {
  database = await freshConnection()
  queue = new BossQueue(database, { isSupervisor: false, onSent: () => undefined, onError: () => undefined })
  await queue.open()
  const { rows } = await database.owner.query<{ id: string }>(`select id from organizations where name = 'Harbour Museum'`)
  organizationId = rows[0]?.id ?? ''
})

afterAll(async () => {
  await queue.close()
  await database.close()
})

it('takes pictures first, and what nobody has brought after all that somebody has', async () => {
  const [unhurried, later, soon] = [randomUUID(), randomUUID(), randomUUID()]
  await inTenant(database, organizationId, async (tenant) => {
    await queue.unhurried.send(tenant, 'thumbnail', { organizationId, assetId: unhurried })
    await queue.unhurried.sendAll(tenant, 'text', [unhurried])
    await queue.send(tenant, 'text', { organizationId, assetId: later })
    await queue.sendAll(tenant, 'thumbnail', [soon])
  })
  const taken: string[] = []
  for (let job = await queue.take(); job !== undefined; job = await queue.take()) taken.push(`${job.data.name} ${job.data.assetId}`)
  expect(taken).toEqual([`thumbnail ${soon}`, `text ${later}`, `thumbnail ${unhurried}`, `text ${unhurried}`])
})
