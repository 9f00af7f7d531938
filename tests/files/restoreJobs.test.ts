import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signIn, type Answer, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { fillWithFolders } from './manyItems.ts'
import { begunBy, endOf, following } from './followedOperations.ts'
import { countsOf, movedToTrash } from './movedToTrash.ts'
import { brokenOff } from './underWay.ts'
import { assetIdOf, newFolder, records, soundOf, upload } from './uploading.ts'

const MANY = 1200
const ALL = MANY + 1

let server: TestServer
let person: Person
let colleague: Person
let [place, name, batchId] = ['', '', '']

beforeAll(async () => {
  server = await startTestServer()
  person = await signIn(server.url, 'admin@harbour.example')
  colleague = await signIn(server.url, 'publisher@harbour.example')
})
afterAll(() => server.stop())

const post = (path: string, body?: object, who = person, headers: Readonly<Record<string, string>> = records): Promise<Answer> =>
  who.ask({ method: 'POST', path, headers, ...(body === undefined ? {} : { body }) })
const jobs = following(() => server, () => person, () => colleague)
const { one, read, reached, turn } = jobs
const items = (folders: readonly string[], assets: readonly string[] = []) => ({ kind: 'items', folders, assets })
const batch = () => ({ kind: 'batch', batchId })
const restore = (more: object = {}): Promise<Answer> => post('/v1/trash/restore', { selection: batch(), decisions: {}, ...more })

const BACK = { there: ALL, counted: ALL, found: ALL, binned: 0 }
const AWAY = { there: 0, counted: 0, found: 0, binned: ALL }

const counts = () => countsOf(server.database, place)
const throwMany = async (): Promise<void> => {
  ;({ place, name, batchId } = await movedToTrash(server.database, person, MANY))
  expect(await counts()).toEqual(AWAY)
}

describe('more than a thousand things in the trash', () => {
  beforeEach(throwMany)

  it('are restored behind the answer, all of them at once, with the log telling of each', async () => {
    const job = begunBy(await restore())
    expect(job).toMatchObject({ action: 'restore', type: 'RECORDS', count: ALL, name: null, destinationId: null, total: ALL, done: 0 })
    const seen = new Set<number>()
    await expect.poll(async () => {
      seen.add((await counts())?.there ?? -1)
      return (await read(job.id)).state
    }, { interval: 1 }).toBe('Done')
    expect([...seen].filter((number) => number !== 0 && number !== ALL)).toEqual([])
    expect([await counts(), await read(job.id)]).toMatchObject([BACK, { done: ALL, failure: null, outcome: { folders: 0, assets: ALL, skipped: 0 } }])
    const recorded = await one(
      `select count(*)::int as count from activity where kind = 'asset.updated' and after ->> 'inTrash' = 'false' and after ->> 'parentId' = $1`,
      place,
    )
    expect(recorded).toEqual({ count: ALL })
    expect(await one('select files = (select count(*) from assets where organization_id = $1) as exact from organization_usage where organization_id = $1', person.organizationId)).toEqual({ exact: true })
  })

  it('are refused at once by what would refuse a few: a taken name, and a place that is gone', async () => {
    await upload(person, { folderId: place, name, bytes: soundOf(100) })
    expect(await restore()).toMatchObject({ status: 409, message: 'ASSET_ALREADY_EXISTS', json: { names: [name] } })
    expect(await restore({ destinationId: null })).toMatchObject({ message: 'ASSET_CANNOT_BE_STANDALONE' })
    await post('/v1/library/trash', { selection: items([place]) })
    expect(await restore()).toMatchObject({ message: 'RESOURCE_IN_TRASH' })
    expect((await post('/v1/trash/delete', { selection: items([place]) })).status).toBe(200)
    expect(await restore()).toMatchObject({ message: 'DESTINATION_NOT_FOUND' })
    const to = await newFolder(person)
    const job = begunBy(await restore({ destinationId: to }))
    expect(job).toMatchObject({ destinationId: to, destinationName: expect.any(String) })
    await reached(job.id, 'Done')
    place = to
    expect(await counts()).toEqual(BACK)
  })

  it('take the place of files that are there where somebody decides so', async () => {
    const there = assetIdOf(await upload(person, { folderId: place, name, bytes: soundOf(300) }))
    const job = begunBy(await restore({ decisions: { assets: 'replace' } }))
    expect((await reached(job.id, 'Done')).outcome).toMatchObject({ assets: ALL, skipped: 0 })
    expect(await one('select count(*)::int as versions from asset_versions where asset_id = $1', there)).toEqual({ versions: 1 })
    expect(await counts()).toMatchObject({ there: ALL, counted: ALL, binned: 0 })
  })

  it('are back or not, whoever uploads one of their names at the same moment', async () => {
    const [answer, sent] = await Promise.all([restore(), upload(person, { folderId: place, name, bytes: soundOf(100) })])
    // It is refused at once, or fails behind the answer; or the upload came too late.
    const codes = [answer.message ?? (await endOf(person, begunBy(answer))).failure?.code, sent.message]
    expect(codes.map((code) => code ?? 'done').toSorted()).toEqual(['ASSET_ALREADY_EXISTS', 'done'])
    const { there, counted } = (await counts()) ?? {}
    expect([there === counted, there === 1 || there === ALL]).toEqual([true, true])
  })

  it('are restored with the modules of the organization that a super administrator visits', async () => {
    const visitor = await signIn(server.url, 'super@vitrine.example')
    await server.database.owner.query(`update organizations set modules = '{}' where id = $1`, [visitor.organizationId])
    const again = await signIn(server.url, 'super@vitrine.example')
    const headers = { ...records, 'x-organization-id': person.organizationId }
    const { id } = begunBy(await post('/v1/trash/restore', { selection: batch(), decisions: {} }, again, headers))
    await expect.poll(async () => one('select state from jobs where id = $1', id)).toEqual({ state: 'Done' })
    expect(await counts()).toEqual(BACK)
  })
})

describe('a folder that was moved to the trash', () => {
  it('counts with the folders in it', async () => {
    const folder = await newFolder(person)
    await fillWithFolders(server.database, person, folder, MANY)
    const away = await reached(begunBy(await post('/v1/library/trash', { selection: items([folder]) })).id, 'Done')
    batchId = away.outcome?.batchId ?? ''
    const job = begunBy(await restore())
    expect(job).toMatchObject({ count: 1, name: expect.any(String), total: ALL })
    expect(await reached(job.id, 'Done')).toMatchObject({ done: ALL, outcome: { folders: 1, assets: 0 } })
    expect(await one('select count(*)::int as count from folders where parent_id = $1 and trashed_at is null', folder)).toEqual({ count: MANY })
  })
})

describe('a restore that is under way', () => {
  const hold = async () => {
    await throwMany()
    return { folderId: place, name, begin: restore }
  }
  const { cancelled, prove } = brokenOff({ server: () => server, person: () => person, jobs, hold, counts, before: AWAY, after: BACK, permission: 'RESTORE_RESOURCES' })

  it('fails with the names that were taken meanwhile', async () => {
    const id = await cancelled()
    await upload(person, { folderId: place, name, bytes: soundOf(100) })
    await turn(id, 'retry')
    expect((await reached(id, 'Failed')).failure).toEqual({ code: 'ASSET_ALREADY_EXISTS', names: [name] })
    expect(await counts()).toMatchObject({ there: 1, counted: 1, binned: ALL })
  })

  prove()
})
