import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signIn, type Answer, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { fillWithFolders } from './manyItems.ts'
import { begunBy, following } from './followedOperations.ts'
import { besideEachOther, countsOf } from './movedToTrash.ts'
import { brokenOff } from './underWay.ts'
import { newFolder, records } from './uploading.ts'

const MANY = 1200
const ALL = MANY + 1

let server: TestServer
let person: Person
let colleague: Person
let [place, name] = ['', '']

beforeAll(async () => {
  server = await startTestServer()
  person = await signIn(server.url, 'admin@harbour.example')
  colleague = await signIn(server.url, 'publisher@harbour.example')
})
afterAll(() => server.stop())

const jobs = following(() => server, () => person, () => colleague)
const { one, read, reached, turn } = jobs
const post = (path: string, body: object, who = person): Promise<Answer> => who.ask({ method: 'POST', path, headers: records, body })
const items = (folders: readonly string[], assets: readonly string[] = []) => ({ kind: 'items', folders, assets })
const trash = (selection: object = { kind: 'contents', folderId: place, except: [] }, who = person): Promise<Answer> => post('/v1/library/trash', { selection }, who)
const idsOf = async (): Promise<readonly string[]> =>
  (await server.database.owner.query<{ id: string }>('select id from assets where folder_id = $1 order by name_key', [place])).rows.map(({ id }) => id)

const THERE = { there: ALL, counted: ALL, found: ALL, binned: 0 }
const AWAY = { there: 0, counted: 0, found: 0, binned: ALL }
const counts = () => countsOf(server.database, place)

const INSIDE = `select asset_count::int as number from module_contents where organization_id = $1 and type = 'RECORDS'`
const inModule = async (): Promise<number> => (await one<{ number: number }>(INSIDE, person.organizationId))?.number ?? 0

beforeEach(async () => {
  ;({ place, name } = await besideEachOther(server.database, person, MANY))
})

describe('more than a thousand things', () => {
  it('are moved to the trash behind the answer, all of them at once, with the log telling of each, and come back by their batch', async () => {
    const before = await inModule()
    const job = begunBy(await trash())
    expect(job).toMatchObject({ action: 'trash', type: 'RECORDS', count: ALL, name: null, destinationId: null, destinationName: null, total: ALL, done: 0 })
    const seen = new Set<number>()
    await expect.poll(async () => {
      seen.add((await counts())?.there ?? -1)
      return (await read(job.id)).state
    }, { interval: 1 }).toBe('Done')
    expect([...seen].filter((number) => number !== 0 && number !== ALL)).toEqual([])
    const { done, failure, outcome } = await read(job.id)
    expect([done, failure, outcome]).toEqual([ALL, null, { batchId: expect.any(String), folders: 0, assets: ALL, skipped: 0 }])
    expect([await counts(), before - (await inModule())]).toEqual([AWAY, ALL])
    const recorded = `select count(*)::int as count from activity where kind = 'asset.deleted' and after ->> 'inTrash' = 'true' and before ->> 'parentId' = $1`
    expect(await one(recorded, place)).toEqual({ count: ALL })
    const back = begunBy(await post('/v1/trash/restore', { selection: { kind: 'batch', batchId: outcome?.batchId }, decisions: {} }))
    await reached(back.id, 'Done')
    expect([await counts(), await inModule()]).toEqual([THERE, before])
  })

  it('are refused at once by what would refuse a few: what is gone, lies elsewhere, is in the trash or may not be seen', async () => {
    const ids = await idsOf()
    const elsewhere = await newFolder(person)
    expect(await trash({ ...items([], ids), from: elsewhere })).toMatchObject({ status: 409, message: 'STALE_EDIT' })
    expect(await trash(items([], [...ids, elsewhere]))).toMatchObject({ message: 'ASSET_NOT_FOUND' })
    await server.database.owner.query(
      `insert into access_restriction_rules (id, organization_id, user_id, type, asset_id, created_by)
       select gen_random_uuid(), organization_id, $2, type, id, $2 from assets where id = $1`,
      [ids[0], colleague.userId],
    )
    // Who was restricted goes on with a token that says so.
    colleague = await signIn(server.url, 'publisher@harbour.example')
    expect(await trash(items([], ids), colleague)).toMatchObject({ message: 'ASSET_RESTRICTED_ACCESS' })
    await trash(items([], ids.slice(0, 1)))
    expect(await trash(items([], ids))).toMatchObject({ message: 'RESOURCE_IN_TRASH' })
    expect(await counts()).toMatchObject({ there: MANY, counted: MANY, binned: 1 })
  })
})

describe('a folder', () => {
  it('is gone at once, however many assets lie in it', async () => {
    const thrown = await trash(items([place]))
    expect([thrown.status, thrown.json]).toEqual([200, { batchId: expect.any(String), folders: 1, assets: 0, skipped: 0 }])
  })

  it('counts with the folders in it', async () => {
    const folder = await newFolder(person)
    await fillWithFolders(server.database, person, folder, MANY)
    const job = begunBy(await trash(items([folder])))
    expect(job).toMatchObject({ action: 'trash', count: 1, name: expect.any(String), total: ALL })
    expect(await reached(job.id, 'Done')).toMatchObject({ done: ALL, outcome: { folders: 1, assets: 0 } })
    expect(await one('select folder_count::int as count from trash_items where id = $1', folder)).toEqual({ count: MANY })
    expect(await one('select count(*)::int as count from folders where parent_id = $1 and trashed_at is null', folder)).toEqual({ count: 0 })
  })
})

describe('a move to the trash that is under way', () => {
  const hold = async () => ({ folderId: place, name, begin: async () => trash(items([], await idsOf())) })
  const { cancelled, prove } = brokenOff({ server: () => server, person: () => person, jobs, hold, counts, before: THERE, after: AWAY, permission: 'DELETE_RESOURCES' })

  it('fails where something of it was moved to the trash meanwhile', async () => {
    const id = await cancelled()
    await trash(items([], (await idsOf()).slice(0, 1)))
    await turn(id, 'retry')
    expect((await reached(id, 'Failed')).failure).toEqual({ code: 'RESOURCE_IN_TRASH' })
    expect(await counts()).toMatchObject({ there: MANY, counted: MANY, binned: 1 })
  })

  prove()
})
