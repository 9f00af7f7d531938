import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BlobStore } from '../../server/files/BlobStore.ts'
import { DiskBlobStore } from '../../server/files/DiskBlobStore.ts'
import { removeGoneOrganizations } from '../../server/organizations/removeGone.ts'
import { signIn, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { multiply } from './manyItems.ts'
import { newFolder, newName, upload } from './uploading.ts'

const DAY = 24 * 3600_000

let server: TestServer
let platform: Person
let harbour: Person
let fjord: Person

beforeAll(async () => {
  server = await startTestServer()
  platform = await signIn(server.url, 'super@vitrine.example')
  harbour = await signIn(server.url, 'publisher@harbour.example')
  fjord = await signIn(server.url, 'admin@fjord.example')
})
afterAll(() => server.stop())

const later = (days: number): Date => new Date(Date.now() + days * DAY)
const asking = (person: Person, id: string, action: 'delete' | 'restore', body?: object) =>
  person.ask({ method: 'POST', path: `/v1/organizations/${id}/${action}`, ...(body === undefined ? {} : { body }) })
const problems: unknown[] = []
const store = () => new DiskBlobStore(join(server.dataDirectory, 'blobs'))
const remove = async (now: Date, blobs: BlobStore = store()) => {
  await removeGoneOrganizations({ database: server.database, blobs, onError: (error) => problems.push(error) }, now)
  return problems.splice(0)
}
const files = async (): Promise<readonly string[]> => {
  const entries = await readdir(join(server.dataDirectory, 'blobs'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name).toSorted()
}

/** How many rows of an organization each table has that has any. */
const rowsOf = async (organizationId: string): Promise<Readonly<Record<string, number>>> => {
  const { owner } = server.database
  const tables = await owner.query<{ name: string }>(
    `select table_.relname as name from pg_class table_ join pg_attribute column_ on column_.attrelid = table_.oid and column_.attname = 'organization_id'
     where table_.relnamespace = 'public'::regnamespace and table_.relkind in ('r', 'p') and not column_.attisdropped order by 1`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables.rows) {
    const { rows } = await owner.query<{ count: number }>(`select count(*)::integer as count from ${name} where organization_id = $1`, [organizationId])
    if ((rows[0]?.count ?? 0) > 0) counts[name] = rows[0]?.count ?? 0
  }
  return counts
}

/** Once nothing is under way for it any more. */
const restingRowsOf = async (organizationId: string): Promise<Readonly<Record<string, number>>> => {
  await expect
    .poll(async () => (await server.database.owner.query(`select from jobs where organization_id = $1 and state in ('Waiting', 'Working')`, [organizationId])).rowCount)
    .toBe(0)
  return rowsOf(organizationId)
}

it('an organization is deleted by its name alone, is locked, and is restored', async () => {
  const id = fjord.organizationId
  expect(await asking(platform, id, 'delete', { name: 'Fjord' })).toMatchObject({ status: 400 })
  expect(await asking(harbour, id, 'delete', { name: 'Fjord Archive' })).toMatchObject({ status: 403 })
  expect(await asking(platform, platform.organizationId, 'delete', { name: 'Vitrine' })).toMatchObject({ message: 'OWN_ORGANIZATION' })
  expect((await fjord.ask({ path: '/v1/organizations/current/usage' })).status).toBe(200)
  expect(await asking(platform, id, 'delete', { name: 'Fjord Archive' })).toMatchObject({ status: 200 })
  expect((await fjord.ask({ path: '/v1/organizations/current/usage' })).status).toBe(401)
  await expect(signIn(server.url, 'admin@fjord.example')).rejects.toThrow()
  // Nobody works in it, the platform neither.
  const inside = await platform.ask({ path: '/v1/organizations/current/usage', headers: { 'X-Organization-Id': id } })
  expect(inside.status).toBe(404)
  await remove(later(29))
  expect(await asking(platform, id, 'restore')).toMatchObject({ status: 200, json: { summary: { state: 'Unblocked' } } })
  await remove(later(60))
  fjord = await signIn(server.url, 'admin@fjord.example')
})

it('thirty days after its deletion its rows and files are gone, those of others are not, and the platform’s log tells of it', async () => {
  const id = fjord.organizationId
  await upload(harbour, { folderId: await newFolder(harbour), name: newName('txt'), bytes: Buffer.from('stays') })
  const kept = await files()
  const uploaded = await upload(fjord, { folderId: await newFolder(fjord), name: newName('txt'), bytes: Buffer.from('goes') })
  // More than are removed at once.
  await multiply(server.database, (uploaded.json as { readonly assetId: string }).assetId, 6000)
  const [before, own] = [await files(), await restingRowsOf(harbour.organizationId)]
  expect(before.length).toBeGreaterThan(kept.length)
  expect(Object.keys(await rowsOf(id))).toEqual(expect.arrayContaining(['activity', 'assets', 'folders', 'organization_usage', 'roles', 'users']))
  await asking(platform, id, 'delete', { name: 'Fjord Archive' })
  await remove(later(29))
  expect(await files()).toEqual(before)
  expect(await remove(later(31))).toEqual([])
  expect(await rowsOf(id)).toEqual({})
  expect((await server.database.owner.query('select from organizations where id = $1', [id])).rowCount).toBe(0)
  expect(await files()).toEqual(kept)
  expect(await restingRowsOf(harbour.organizationId)).toEqual(own)
  const recorded = await server.database.owner.query<{ after: object }>(
    `select after from activity where organization_id = $1 and kind = 'tenant.deleted' and resource_id = $2 order by at desc, id limit 2`,
    [platform.organizationId, id],
  )
  expect(recorded.rows.map(({ after }) => after)).toEqual(expect.arrayContaining([{ dataRemoved: true }, { state: 'Deleted' }]))
  expect(await asking(platform, id, 'restore')).toMatchObject({ status: 404 })
})

/** An organization of its own, deleted. */
const deleted = async (name: string): Promise<string> => {
  const { rows } = await server.database.owner.query<{ id: string }>(
    `insert into organizations (id, name, name_key, storage_capacity, files_limit) values (gen_random_uuid(), $1, lower($1), 1000, 10) returning id`,
    [name],
  )
  const id = rows[0]?.id ?? ''
  expect(await asking(platform, id, 'delete', { name })).toMatchObject({ status: 200 })
  return id
}

it('one that is being removed is not restored, and one that cannot be removed keeps no other from it', async () => {
  const [first, second] = [await deleted('First Museum'), await deleted('Second Museum')]
  const { owner } = server.database
  await owner.query(`insert into released_blobs (organization_id, key) values ($1, 'stuck')`, [first])
  const stuck = new Error('The store is away')
  const broken: BlobStore = Object.assign(Object.create(store()) as BlobStore, { remove: () => Promise.reject(stuck) })
  expect(await remove(later(31), broken)).toEqual([stuck])
  expect((await owner.query('select from organizations where id = any ($1)', [[first, second]])).rowCount).toBe(0)

  const third = await deleted('Third Museum')
  await owner.query('update organizations set removal_began_at = now() where id = $1', [third])
  expect(await asking(platform, third, 'restore')).toMatchObject({ status: 404 })
})
