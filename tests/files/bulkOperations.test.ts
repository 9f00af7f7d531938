import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BulkOperation } from '../../src/domain/bulk-operations/bulkOperation.ts'
import { signIn, type Answer, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { fillWithFolders, multiply } from './manyItems.ts'
import { without } from './takenAway.ts'
import { assetIdOf, newFolder, newName, records, soundOf, upload } from './uploading.ts'
import { waitsForLock } from '../support/server/locks.ts'

const MANY = 1200
/** More than is held in memory at a time, by far. */
const VERY_MANY = 10_500

let server: TestServer
let person: Person
let [from, to] = ['', '']

beforeAll(async () => {
  server = await startTestServer()
  person = await signIn(server.url, 'admin@harbour.example')
})
afterAll(() => server.stop())
beforeEach(async () => {
  ;[from, to] = [await newFolder(person), await newFolder(person)]
})

const post = (path: string, body?: object, who = person): Promise<Answer> => who.ask({ method: 'POST', path, headers: records, ...(body === undefined ? {} : { body }) })
const all = (folderId: string) => ({ kind: 'contents', folderId, except: [] })
const begin = async (action: 'move' | 'copy', body: object, who = person): Promise<BulkOperation> => {
  const answer = await post(`/v1/library/${action}`, { decisions: {}, ...body }, who)
  expect(answer.status, answer.text).toBe(202)
  return (answer.json as { readonly bulkOperation: BulkOperation }).bulkOperation
}
const read = async (id: string): Promise<BulkOperation> => (await person.ask({ path: `/v1/bulk-operations/${id}` })).json as BulkOperation
const reached = async (id: string, state: BulkOperation['state'], timeout = 20_000): Promise<BulkOperation> => {
  await expect.poll(async () => (await read(id)).state, { timeout, interval: 20 }).toBe(state)
  return read(id)
}
const one = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row | undefined> => (await server.database.owner.query<Row>(text, values)).rows[0]
const count = async (folderId: string): Promise<number> =>
  (await one<{ count: number }>('select (folder_count + asset_count)::int as count from folders where id = $1', folderId))?.count ?? -1

describe('more than a thousand things', () => {
  it('are moved behind the answer, all of them at once, and back by their batch', async () => {
    await fillWithFolders(server.database, person, from, MANY)
    const job = await begin('move', { selection: all(from), destinationId: to })
    expect(job).toMatchObject({ action: 'move', count: MANY, name: null, destinationId: to, total: MANY, done: 0 })
    const seen = new Set<number>()
    await expect.poll(async () => {
      seen.add(await count(to))
      return (await read(job.id)).state
    }, { interval: 1 }).toBe('Done')
    expect([...seen, await count(to)].filter((number) => number !== 0 && number !== MANY)).toEqual([])
    const { outcome, done, total } = await read(job.id)
    expect([outcome, done, total, await count(from), await count(to)]).toEqual([{ batchId: expect.any(String), folders: MANY, assets: 0, skipped: 0 }, MANY, MANY, 0, MANY])
    const undoing = await post('/v1/library/move/undo', { batchId: outcome?.batchId, decisions: {} })
    expect(undoing.status).toBe(202)
    await reached((undoing.json as { bulkOperation: BulkOperation }).bulkOperation.id, 'Done')
    expect([await count(from), await count(to)]).toEqual([MANY, 0])
  })

  it('count with what lies in a folder: it is copied behind the answer, with exact counts', async () => {
    const asset = assetIdOf(await upload(person, { folderId: from, name: newName('wav'), bytes: soundOf(100) }))
    await multiply(server.database, asset, MANY)
    const before = await one<{ files: number; bytes: number }>('select files, used_bytes as bytes from organization_usage where organization_id = $1', person.organizationId)
    const job = await begin('copy', { selection: { kind: 'items', folders: [from], assets: [] }, destinationId: to })
    expect(job).toMatchObject({ action: 'copy', count: 1, name: expect.any(String), total: MANY + 2 })
    expect(await reached(job.id, 'Done')).toMatchObject({ done: MANY + 2, outcome: { folders: 1, assets: 0, skipped: 0 } })
    const usage = await one<{ files: number; exact: boolean }>(
      `select files, used_bytes = (select sum(size + versions_size) from assets where organization_id = $1) as exact from organization_usage where organization_id = $1`,
      person.organizationId,
    )
    expect(usage).toEqual({ files: (before?.files ?? 0) + MANY + 1, exact: true })
  })

  it('are refused at once by what would refuse a few', async () => {
    await fillWithFolders(server.database, person, from, MANY)
    await fillWithFolders(server.database, person, to, 3)
    expect(await post('/v1/library/move', { selection: all(from), destinationId: to, decisions: {} })).toMatchObject({ status: 409, message: 'FOLDER_ALREADY_EXISTS' })
    expect(await post('/v1/library/move', { selection: { kind: 'items', folders: [from], assets: [] }, destinationId: from, decisions: {} })).toMatchObject({ message: 'FOLDER_MOVE_TO_ITSELF' })
    const job = await begin('move', { selection: all(from), destinationId: to, decisions: { folders: 'skip' } })
    expect((await reached(job.id, 'Done')).outcome).toMatchObject({ folders: MANY - 3, skipped: 3 })
    expect(await count(from)).toBe(3)
  })

  describe('that are copied', () => {
    let other: Person
    let place: string
    let copying: object
    const limit = (change: string) => server.database.owner.query(`update organizations set ${change} where id = $1`, [other.organizationId])
    const job = async (id: string) => (await other.ask({ path: `/v1/bulk-operations/${id}` })).json as BulkOperation

    beforeAll(async () => {
      other = await signIn(server.url, 'admin@fjord.example')
      const source = await newFolder(other)
      place = await newFolder(other)
      copying = { selection: all(source), destinationId: place, decisions: {} }
      await multiply(server.database, assetIdOf(await upload(other, { folderId: source, name: newName('wav'), bytes: soundOf(1000) })), MANY)
      await limit(`files_limit = (select files from organization_usage where organization_id = id) + ${MANY + 1}`)
    })

    it('are refused at once where there is too little room', async () => {
      await limit('files_limit = files_limit - 1')
      const refused = await post('/v1/library/copy', copying, other)
      expect(refused.json).toEqual({ message: 'FILES_LIMIT_EXCEEDED', needed: MANY + 1, available: MANY })
      await limit('files_limit = files_limit + 1')
      await limit('storage_capacity = storage_capacity / 1024 / 1024')
      expect(await post('/v1/library/copy', copying, other)).toMatchObject({ status: refused.status, message: 'STORAGE_SIZE_EXCEEDED' })
      await limit('storage_capacity = storage_capacity * 1024 * 1024')
      expect((await other.ask({ path: '/v1/bulk-operations' })).json).toEqual([])
    })

    it('and whose room somebody else takes meanwhile fail with what is needed, without a trace; with room again they are begun anew', async () => {
      const client = await server.database.owner.connect()
      const take = (files: number) => client.query('update organization_usage set files = files + $2 where organization_id = $1', [other.organizationId, files])
      let id = ''
      try {
        await client.query('begin')
        await take(1)
        ;({ id } = await begin('copy', copying, other))
        // It found room, and waits for the number of files.
        await waitsForLock({ owner: client }, { saying: 'organization_usage' })
        await client.query('commit')
        await expect.poll(async () => (await job(id)).state).toBe('Failed')
        expect((await job(id)).failure).toEqual({ code: 'FILES_LIMIT_EXCEEDED', needed: MANY + 1, available: MANY })
        expect(await count(place)).toBe(0)
        await take(-1)
      } finally {
        await client.query('rollback')
        client.release()
      }
      expect((await other.ask({ method: 'POST', path: `/v1/bulk-operations/${id}/retry` })).status).toBe(200)
      await expect.poll(() => job(id)).toMatchObject({ state: 'Done', failure: null, outcome: { assets: MANY + 1 } })
      expect(await count(place)).toBe(MANY + 1)
    })
  })
})

describe('a copy of more than ten thousand files', () => {
  const limit = (files: number) => server.database.owner.query('update organizations set files_limit = $2 where id = $1', [person.organizationId, files])
  const held = () =>
    one<{ files: number; rows: number; exact: boolean }>(
      `select files::int as files, (select count(*)::int from assets where organization_id = $1) as rows,
         used_bytes = (select sum(size + versions_size) from assets where organization_id = $1) as exact
       from organization_usage where organization_id = $1`,
      person.organizationId,
    )

  it('takes the last file that there is room for, and not one more; what lies in folders keeps its place', async () => {
    const child = ((await post('/v1/folders', { name: 'Inside', parentId: from })).json as { readonly id: string }).id
    const asset = assetIdOf(await upload(person, { folderId: child, name: newName('wav'), bytes: soundOf(100) }))
    await upload(person, { folderId: from, name: newName('wav'), bytes: soundOf(100) })
    await multiply(server.database, asset, VERY_MANY)
    const files = VERY_MANY + 2
    const before = (await held())?.files ?? 0
    await limit(before + files - 1)
    const copy = { selection: { kind: 'items', folders: [from], assets: [] }, destinationId: to }
    expect((await post('/v1/library/copy', { ...copy, decisions: {} })).json).toEqual({ message: 'FILES_LIMIT_EXCEEDED', needed: files, available: files - 1 })
    expect(await count(to)).toBe(0)
    await limit(before + files)
    const { id } = await begin('copy', copy)
    expect(await reached(id, 'Done', 60_000)).toMatchObject({ done: files + 2, total: files + 2, outcome: { folders: 1, assets: 0, skipped: 0 } })
    expect(await held()).toEqual({ files: before + files, rows: before + files, exact: true })
    const places = await one<{ inside: number; below: number; numbers: number }>(
      `with copied as (select id from folders where parent_id = $1), below as (select id from folders where parent_id in (select id from copied))
       select (select count(*)::int from assets where folder_id in (select id from copied)) as inside, count(*)::int as below,
         count(distinct file_number_key)::int as numbers
       from assets where folder_id in (select id from below)`,
      to,
    )
    expect(places).toEqual({ inside: 1, below: VERY_MANY + 1, numbers: VERY_MANY + 1 })
    expect((await upload(person, { folderId: to, name: newName('wav'), bytes: soundOf(100) })).message).toBe('FILES_LIMIT_EXCEEDED')
    await limit(1_000_000)
  })
})

describe('what is under way', () => {
  let id: string
  /** Does something while a move has written all but the last of its files. */
  const almostMoved = async (work: () => Promise<void>): Promise<void> => {
    const last = assetIdOf(await upload(person, { folderId: from, name: newName('wav'), bytes: soundOf(100) }))
    await multiply(server.database, last, MANY)
    const client = await server.database.owner.connect()
    try {
      await client.query('begin')
      await client.query('select 1 from assets where id = $1 for update', [last])
      ;({ id } = await begin('move', { selection: all(from), destinationId: to }))
      await expect.poll(async () => read(id)).toMatchObject({ state: 'Working', done: 1000, total: MANY + 1 })
      await work()
    } finally {
      await client.query('rollback')
      client.release()
    }
  }
  const turn = async (how: 'cancel' | 'retry', who = person): Promise<Answer> => who.ask({ method: 'POST', path: `/v1/bulk-operations/${id}/${how}` })
  /** Nobody is at anything in the module any more. */
  const settled = async (): Promise<void> => void (await post('/v1/library/move/plan', { selection: all(to), destinationId: null }))

  it('is seen by nobody before its end, and cancelled without a trace; then it is begun anew, and done stays done', async () => {
    await almostMoved(async () => {
      expect([await count(from), await count(to)]).toEqual([MANY + 1, 0])
      expect((await turn('cancel')).json).toMatchObject({ state: 'Cancelled', outcome: null })
    })
    await settled()
    expect([(await read(id)).state, await count(from), await count(to)]).toEqual(['Cancelled', MANY + 1, 0])
    expect((await turn('retry')).json).toMatchObject({ state: 'Waiting', done: 0 })
    const { outcome } = await reached(id, 'Done')
    expect([outcome?.assets, await count(from), await count(to)]).toEqual([MANY + 1, 0, MANY + 1])
    for (const how of ['cancel', 'retry'] as const) expect((await turn(how)).json).toMatchObject({ state: 'Done', outcome })
  })

  it('ends without a trace when it is taken off the list', async () => {
    await almostMoved(async () => {
      expect((await person.ask({ method: 'DELETE', path: `/v1/bulk-operations/${id}` })).status).toBe(200)
    })
    await settled()
    expect([(await turn('retry')).status, await count(from), await count(to)]).toEqual([404, MANY + 1, 0])
  })

  it('is not committed by a node that another one has taken it over from', async () => {
    await almostMoved(async () => {
      await server.database.owner.query('update jobs set attempt = gen_random_uuid() where id = $1', [id])
    })
    await settled()
    expect([(await read(id)).state, await count(to)]).toEqual(['Working', 0])
    await server.database.owner.query(`update jobs set touched_at = now() - interval '31 seconds' where id = $1`, [id])
    // Something else that is begun anew has the node look.
    const other = await one<{ id: string }>(
      `insert into jobs (id, organization_id, kind, queue, series, payload, home_organization_id, user_id, state)
       select gen_random_uuid(), organization_id, kind, queue, series, payload, home_organization_id, user_id, 'Cancelled' from jobs where id = $1 returning id`,
      id,
    )
    await post(`/v1/bulk-operations/${other?.id ?? ''}/retry`)
    await reached(id, 'Done')
    expect(await count(to)).toBe(MANY + 1)
  })

  it("is nobody else's", async () => {
    const colleague = await signIn(server.url, 'publisher@harbour.example')
    await almostMoved(async () => {
      expect((await colleague.ask({ path: '/v1/bulk-operations' })).json).toEqual([])
      expect((await colleague.ask({ path: `/v1/bulk-operations/${id}` })).status).toBe(404)
      for (const how of ['cancel', 'retry'] as const) expect((await turn(how, colleague)).status).toBe(404)
      expect((await colleague.ask({ method: 'DELETE', path: `/v1/bulk-operations/${id}` })).status).toBe(404)
    })
    await reached(id, 'Done')
  })

  it('is not done in a visited organization for who is no super administrator any more', async () => {
    const visitor = await signIn(server.url, 'super@vitrine.example')
    await fillWithFolders(server.database, person, from, MANY)
    const headers = { ...records, 'x-organization-id': person.organizationId }
    const begun = await visitor.ask({ method: 'POST', path: '/v1/library/move', headers, body: { selection: all(from), destinationId: to, decisions: {} } })
    expect(begun.status, begun.text).toBe(202)
    ;({ id } = (begun.json as { readonly bulkOperation: BulkOperation }).bulkOperation)
    const job = () => one<{ state: string; failure: object | null }>('select state, failure from jobs where id = $1', id)
    await expect.poll(job).toEqual({ state: 'Done', failure: null })
    await server.database.owner.query(`update users set global_roles = '{}' where id = $1`, [visitor.userId])
    await server.database.owner.query(`update jobs set state = 'Waiting' where id = $1`, [id])
    await expect.poll(job).toEqual({ state: 'Failed', failure: { code: 'PERMISSION_DENIED' } })
  })

  it('is asked about again: who may not move any more moves nothing', async () => {
    await almostMoved(async () => void (await turn('cancel')))
    await without(server, person, 'MOVE_RESOURCES', async () => {
      await server.database.owner.query(`update jobs set state = 'Waiting' where id = $1`, [id])
      await expect
        .poll(async () => one('select state, failure from jobs where id = $1', id))
        .toEqual({ state: 'Failed', failure: { code: 'PERMISSION_DENIED' } })
    })
    expect(await count(to)).toBe(0)
  })
})
