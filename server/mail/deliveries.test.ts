import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { mailServer, refusing } from '../../tests/support/server/mailServer.ts'
import { mailing } from '../../tests/support/server/mailing.ts'
import { freshConnection } from '../../tests/support/server/testServer.ts'
import type { Database } from '../database/connect.ts'
import { inTenant } from '../database/tenant.ts'
import { tidyDeliveries } from './deliveries.ts'
import type { Letter } from './Letter.ts'

const LETTER: Letter = { to: { name: 'Nora', address: 'nora@harbour.example' }, language: 'en-US', subject: 'Come in', paragraphs: ['Hello'], notes: [] }

interface Noted {
  readonly state: string
  readonly tries: number
  readonly trouble: string | null
  readonly reply: string | null
  readonly next_try_at: Date | null
  readonly user_id: string | null
}

let database: Database
let folder: string
let organizationId: string
let userId: string
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-deliveries-'))
  database = await freshConnection()
  const { rows } = await database.owner.query<{ id: string; organization_id: string }>(`select id, organization_id from users where email = 'user@harbour.example'`)
  organizationId = rows[0]?.organization_id ?? ''
  userId = rows[0]?.id ?? ''
})
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  await database.owner.query('delete from mail_deliveries')
  await database.owner.query('delete from jobs')
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const postTo = (port: number, letter: Letter | null = LETTER) =>
  mailing({ database, dataDirectory: folder, smtpUrl: new URL(`smtp://127.0.0.1:${port}`), letter: letter ?? undefined })
const send = (post: ReturnType<typeof postTo>) => inTenant(database, organizationId, (tenant) => post.mails.send(tenant, { kind: 'password', subjectId: randomUUID(), userId }))
const deliveries = async () => (await database.owner.query<Noted>('select state, tries, trouble, reply, next_try_at, user_id from mail_deliveries order by queued_at')).rows
const state = async () => (await deliveries())[0]?.state
const jobs = async () => (await database.owner.query<{ state: string }>(`select state from jobs where kind = 'mail'`)).rows.map((job) => job.state)

const begun = async (manner?: Parameters<typeof mailServer>[0], letter?: Letter | null) => {
  const server = await mailServer(manner)
  const post = postTo(server.port, letter)
  closing.push(() => post.close(), () => server.stop())
  return { server, post, begin: () => post.begin() }
}

it('is queued with its mail, and not at all when that is not', async () => {
  const { post } = await begun()
  const failing = inTenant(database, organizationId, async (tenant) => {
    await post.mails.send(tenant, { kind: 'password', subjectId: randomUUID(), userId })
    throw new Error('What it belongs to failed')
  })
  await expect(failing).rejects.toThrow('What it belongs to failed')
  expect(await deliveries()).toEqual([])
  await send(post)
  expect(await deliveries()).toEqual([{ state: 'queued', tries: 0, trouble: null, reply: null, next_try_at: null, user_id: userId }])
})

it('is sent when the mail server took it, and the open lists hear of it', async () => {
  const { post, begin } = await begun()
  const client = await database.pool.connect()
  const received: string[] = []
  client.on('notification', ({ payload }) => received.push(payload ?? ''))
  await client.query('listen library_facts')
  try {
    await send(post)
    await begin()
    await expect.poll(state).toBe('sent')
    expect(await deliveries()).toMatchObject([{ tries: 1, trouble: null, next_try_at: null }])
    await expect.poll(() => received.map((payload) => JSON.parse(payload) as unknown)).toEqual([{ organizationId, serverEvent: { kind: 'accounts.changed' } }])
  } finally {
    await client.query('unlisten library_facts')
    client.release()
  }
})

it('is being tried again with the reason and the time, through a restart of the server, and then sent once', async () => {
  const data = refusing(1, 451, 'not now')
  const { server, post, begin } = await begun({ data })
  await send(post)
  await begin()
  await expect.poll(state).toBe('retrying')
  await post.close()
  const [delivery] = await deliveries()
  expect(delivery).toMatchObject({ tries: 1, trouble: 'busy', reply: '451 not now' })
  expect(delivery?.next_try_at).toBeInstanceOf(Date)
  const again = postTo(server.port)
  closing.unshift(() => again.close())
  await again.begin()
  await expect.poll(state).toBe('sent')
  expect(await deliveries()).toMatchObject([{ tries: 2, trouble: null, reply: null, next_try_at: null }])
  expect(server.received).toHaveLength(1)
})

it('has failed at once where no other try could help', async () => {
  const { post, begin } = await begun({ to: refusing(9, 550, '5.1.1 no such user') })
  await send(post)
  await begin()
  await expect.poll(state).toBe('failed')
  expect(await deliveries()).toMatchObject([{ tries: 1, trouble: 'receiverRefused', reply: '550 5.1.1 no such user', next_try_at: null }])
  expect(await jobs()).toEqual(['Failed'])
})

it('has failed when the last try did', async () => {
  const { post, begin } = await begun({ data: refusing(9, 451, 'not now') })
  await send(post)
  await database.owner.query(`update jobs set tries = 20 where kind = 'mail'`)
  await begin()
  await expect.poll(state).toBe('failed')
  expect(await deliveries()).toMatchObject([{ trouble: 'busy', next_try_at: null }])
  expect(await jobs()).toEqual(['Failed'])
})

it('is withdrawn when there is no reason for its mail any more', async () => {
  const { server, post, begin } = await begun({}, null)
  await send(post)
  await begin()
  await expect.poll(state).toBe('withdrawn')
  expect(server.received).toEqual([])
})

it('has failed when its job is gone, and no other is touched', async () => {
  const { post } = await begun()
  await send(post)
  await send(post)
  const [lost] = (await database.owner.query<{ id: string }>('select id from mail_deliveries limit 1')).rows
  await database.owner.query('delete from jobs where id = $1', [lost?.id])
  await tidyDeliveries(database)
  const { rows } = await database.owner.query('select id = $1 as lost, state, trouble from mail_deliveries order by 1', [lost?.id])
  expect(rows).toEqual([{ lost: false, state: 'queued', trouble: null }, { lost: true, state: 'failed', trouble: 'unknown' }])
})

it('is forgotten when it is old', async () => {
  const { post } = await begun()
  await send(post)
  await database.owner.query(`update mail_deliveries set queued_at = now() - interval '89 days'`)
  await tidyDeliveries(database)
  expect(await deliveries()).toHaveLength(1)
  await database.owner.query(`update mail_deliveries set queued_at = now() - interval '91 days'`)
  await tidyDeliveries(database)
  expect(await deliveries()).toEqual([])
})

it('a code that somebody waits for goes out before invitations that were sent earlier', async () => {
  const { server, post, begin } = await begun()
  await send(post)
  await send(post)
  await inTenant(database, organizationId, (tenant) => post.mails.send(tenant, { kind: 'stepCode', subjectId: randomUUID() }))
  const { rows } = await database.owner.query<{ id: string; kind: string }>('select id, kind from mail_deliveries')
  await begin()
  await expect.poll(() => server.received.length, { timeout: 10_000 }).toBe(3)
  expect(server.received.map(({ bytes }) => rows.find(({ id }) => bytes.includes(id))?.kind)).toEqual(['stepCode', 'password', 'password'])
})
