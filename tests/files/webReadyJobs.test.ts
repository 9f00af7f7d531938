import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { personWith } from '../security/matrix/people.ts'
import { signIn, type Answer, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { begunBy, endOf, following } from './followedOperations.ts'
import { besideEachOther } from './movedToTrash.ts'
import { brokenOff } from './underWay.ts'
import { newFolder, records } from './uploading.ts'

const MANY = 1200
const ALL = MANY + 1

let server: TestServer
let person: Person
let colleague: Person
let place: string

beforeAll(async () => {
  server = await startTestServer()
  person = await signIn(server.url, 'admin@harbour.example')
  colleague = await signIn(server.url, 'publisher@harbour.example')
})
afterAll(() => server.stop())

const jobs = following(() => server, () => person, () => colleague)
const { one, read, reached } = jobs
const post = (path: string, body: object, who = person): Promise<Answer> => who.ask({ method: 'POST', path, body })
const mark = (webReady = true, ids = [place]): Promise<Answer> => post('/v1/web-ready', { resources: ids.map((id) => ({ kind: 'folder', id })), webReady })

const READY = `select count(*)::int as ready from assets where folder_id = $1 and web_ready`
const ready = async (): Promise<number> => (await one<{ ready: number }>(READY, place))?.ready ?? -1
const LAST = 'select id, name from assets where folder_id = $1 order by id desc limit 1'
const last = async () => (await one<{ id: string; name: string }>(LAST, place)) ?? { id: '', name: '' }
const RESTRICT = `
  insert into publication_restrictions (id, organization_id, type, asset_id, created_by)
  select gen_random_uuid(), organization_id, type, id, created_by from assets where id = $1`

beforeEach(async () => {
  ;({ place } = await besideEachOther(server.database, person, MANY))
  // The folder is so already: only the files are written.
  await one('update folders set web_ready = true where id = $1', place)
})

describe('a folder with more than a thousand things', () => {
  it('becomes web ready behind the answer, all of it at once, and is taken back as far as it was changed', async () => {
    const { id: before } = await last()
    expect((await post('/v1/web-ready', { resources: [{ kind: 'asset', id: before }], webReady: true })).json).toMatchObject({ changed: 1, kept: 0 })
    const job = begunBy(await mark())
    expect(job).toMatchObject({ action: 'webReady', type: 'RECORDS', count: 1, name: expect.any(String), destinationId: null, total: ALL + 1, done: 0 })
    const seen = new Set<number>()
    await expect.poll(async () => {
      seen.add(await ready())
      return (await read(job.id)).state
    }, { interval: 1 }).toBe('Done')
    expect([...seen].filter((number) => number !== 1 && number !== ALL)).toEqual([])
    const { done, total, outcome } = await read(job.id)
    expect([done, outcome]).toEqual([total, { batchId: expect.any(String), folders: 0, assets: MANY, skipped: 0 }])
    const recorded = `select count(*)::int as count from activity where kind = 'folder.updated' and resource_id = $1 and after ->> 'webReady' = 'true'`
    expect([await ready(), await one(recorded, place)]).toEqual([ALL, { count: 1 }])
    expect(await post('/v1/web-ready/undo', { change: outcome?.batchId }, colleague)).toMatchObject({ message: 'NOT_FOUND' })
    const back = begunBy(await post('/v1/web-ready/undo', { change: outcome?.batchId }))
    expect(back).toMatchObject({ action: 'skipWebReady', count: 1 })
    expect(await reached(back.id, 'Done')).toMatchObject({ outcome: { folders: 0, assets: MANY } })
    expect([await ready(), await one('select web_ready as ready from assets where id = $1', before)]).toEqual([1, { ready: true }])
  })

  it('is refused at once by what would refuse a few, and leaves out what is kept from publication in it', async () => {
    const folder = await newFolder(person)
    expect(await mark(true, [place, '00000000-0000-4000-8000-00000000dead'])).toMatchObject({ message: 'FOLDER_NOT_FOUND' })
    await one('update folders set trashed_at = now(), trash_id = id where id = $1', folder)
    expect(await mark(true, [place, folder])).toMatchObject({ message: 'RESOURCE_IN_TRASH' })
    const { id } = await last()
    await one(RESTRICT, id)
    expect(await post('/v1/web-ready', { resources: [{ kind: 'folder', id: place }, { kind: 'asset', id }], webReady: true })).toMatchObject({ message: 'PUBLICATION_RESTRICTED' })
    expect(await ready()).toBe(0)
    expect(await reached(begunBy(await mark()).id, 'Done')).toMatchObject({ outcome: { folders: 0, assets: MANY, skipped: 1 } })
    expect([await ready(), await one('select web_ready as ready from assets where id = $1', id)]).toEqual([MANY, { ready: false }])
  })

  it('becomes so as a whole list, and what a query found, and is taken back though the query finds it no more', async () => {
    const whole = (path: string, selection: object, more: object) => person.ask({ method: 'POST', path, headers: records, body: { selection, ...more } })
    const contents = { kind: 'contents', folderId: place, except: [] }
    const { id } = await last()
    await one(RESTRICT, id)
    const job = begunBy(await whole('/v1/web-ready/selection', contents, { webReady: true }))
    expect(job).toMatchObject({ action: 'webReady', type: 'RECORDS', count: MANY, total: ALL })
    const { outcome } = await reached(job.id, 'Done')
    expect([outcome, await ready()]).toMatchObject([{ folders: 0, assets: MANY, skipped: 1 }, MANY])
    const recorded = `select count(*)::int as count from activity join assets on assets.id = resource_id where folder_id = $1 and kind = 'asset.updated' and after ->> 'webReady' = 'true'`
    expect(await one(recorded, place)).toEqual({ count: MANY })
    expect(await post('/v1/web-ready/undo', { change: outcome?.batchId }, colleague)).toMatchObject({ message: 'NOT_FOUND' })
    expect(await reached(begunBy(await post('/v1/web-ready/undo', { change: outcome?.batchId })).id, 'Done')).toMatchObject({ outcome: { assets: MANY } })
    expect(await ready()).toBe(0)

    const { name } = (await one<{ name: string }>('select name from folders where id = $1', place)) ?? { name: '' }
    const published = begunBy(await whole('/v1/publications/selection', { kind: 'found', q: `folder:"${name}" NOT ready:web`, except: [] }, { until: '2099-03-04', webReady: true }))
    expect(published).toMatchObject({ action: 'publish', count: MANY })
    const { outcome: shown } = await reached(published.id, 'Done')
    const HELD = 'select count(*)::int as held from assets where folder_id = $1 and embargo_until is not null'
    expect([shown, await ready(), await one(HELD, place)]).toMatchObject([{ assets: MANY, skipped: 1 }, MANY, { held: MANY }])
    const away = await one<{ id: string }>('update assets set trashed_at = now(), trash_id = id where id = (select id from assets where folder_id = $1 and web_ready limit 1) returning id', place)
    const back = begunBy(await post('/v1/publications/selection/undo', { change: shown?.batchId }))
    expect(await reached(back.id, 'Done')).toMatchObject({ action: 'unpublish', outcome: { assets: MANY - 1 } })
    expect([await ready(), await one(HELD, place), await one('select web_ready as ready from assets where id = $1', away?.id)]).toEqual([1, { held: 1 }, { ready: true }])
  })

  it('is taken back from the log behind the answer too', async () => {
    await one('update folders set web_ready = false where id = $1', place)
    expect(await reached(begunBy(await mark()).id, 'Done')).toMatchObject({ outcome: { folders: 1, assets: ALL } })
    const entry = await one<{ id: string }>(`select id from activity where kind = 'folder.updated' and resource_id = $1 and after ->> 'webReady' = 'true'`, place)
    const back = begunBy(await post(`/v1/activity/${entry?.id ?? ''}/undo`, {}))
    expect(back).toMatchObject({ action: 'skipWebReady', count: 1, total: ALL + 1 })
    expect(await reached(back.id, 'Done')).toMatchObject({ outcome: { folders: 1, assets: ALL } })
    expect(await ready()).toBe(0)
  })

  it('is taken off and put back by who only manages the view of what is web ready, but not made so', async () => {
    const viewOnly = await personWith(server.url, server.database, 'Harbour Museum', ['MANAGE_WEB_READY_VIEW', 'VIEW_RESOURCES'])
    const resources = [{ kind: 'folder', id: place }]
    for (const path of ['/v1/web-ready', '/v1/web-ready/view']) {
      expect(await post(path, { resources, webReady: true }, viewOnly)).toMatchObject({ status: 403, message: 'PERMISSION_DENIED' })
    }
    expect(await reached(begunBy(await mark()).id, 'Done')).toMatchObject({ outcome: { assets: ALL } })
    const { outcome } = await endOf(viewOnly, begunBy(await post('/v1/web-ready/view', { resources, webReady: false }, viewOnly)))
    expect([outcome, await ready()]).toMatchObject([{ assets: ALL }, 0])
    const back = await endOf(viewOnly, begunBy(await post('/v1/web-ready/undo', { change: outcome?.batchId }, viewOnly)))
    expect([back.state, await ready()]).toEqual(['Done', ALL])
  })
})

describe('what is under way', () => {
  const hold = async () => ({ folderId: place, name: (await last()).name, begin: () => mark() })
  const { prove } = brokenOff({ server: () => server, person: () => person, jobs, hold, counts: ready, before: 0, after: ALL, permission: 'CHANGE_WEB_READY_STATUS' })

  prove()
})
