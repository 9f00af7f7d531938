import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doneBy, recordedIn } from '../support/server/entries.ts'
import { signIn, type Person } from '../support/server/person.ts'
import { settled } from '../support/server/settled.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { inModule, makeAsset, makeFolder, makePicture } from './matrix/targets.ts'

const MODULE = 'RECORDS'
const EMAIL = 'publisher@harbour.example'

let server: TestServer
let person: Person

beforeAll(async () => {
  server = await startTestServer()
  person = await signIn(server.url, EMAIL)
})
afterAll(() => server.stop())

const recorded = (kind: string, count: number, id: string | null = null) => recordedIn(server, person, kind, count, id)
const byMe = (entry: object) => doneBy(EMAIL, entry)

const patch = (path: string, body: object) => person.ask({ method: 'PATCH', path, headers: inModule(MODULE), body })

describe('the log tells of', () => {
  it('a folder that was created, and what it was updated from and to', async () => {
    const { id, revision } = await makeFolder(person, MODULE)
    const [created] = await recorded('folder.created', 1, id)
    expect(created).toMatchObject(byMe({ after: { name: created?.resource_name, parentId: null, type: MODULE } }))
    expect((await patch(`/v1/folders/${id}`, { name: 'Renamed for the log', revision })).status).toBe(200)
    const [updated] = await recorded('folder.updated', 1, id)
    expect(updated).toMatchObject(
      byMe({ resource_name: 'Renamed for the log', before: { name: created?.resource_name }, after: { name: 'Renamed for the log' } }),
    )
  })

  it('an asset that was created, and what it was updated from and to', async () => {
    const { id, revision } = await makeAsset(person, MODULE)
    const [created] = await recorded('asset.created', 1, id)
    expect(created).toMatchObject(byMe({ resource_name: expect.stringMatching(/\.csv$/) }))
    expect((await patch(`/v1/assets/${id}`, { description: 'Told of', revision })).status).toBe(200)
    const [updated] = await recorded('asset.updated', 1, id)
    expect(updated).toMatchObject(byMe({ before: { description: '' }, after: { description: 'Told of' } }))
  })

  it('a folder and an asset that were moved to the trash, and once more when they are deleted for good', async () => {
    const [folder, asset] = [await makeFolder(person, MODULE), await makeAsset(person, MODULE)]
    const selection = { kind: 'items', folders: [folder.id], assets: [asset.id] }
    const throwing = { method: 'POST', path: '/v1/library/trash', headers: inModule(MODULE), body: { selection } }
    expect((await person.ask(throwing)).status).toBe(200)
    expect(await recorded('folder.deleted', 1, folder.id)).toMatchObject([byMe({})])
    expect(await recorded('asset.deleted', 1, asset.id)).toMatchObject([byMe({ resource_name: expect.stringMatching(/\.csv$/) })])
    expect((await person.ask({ method: 'POST', path: '/v1/trash/delete', body: { selection } })).status).toBe(200)
    expect(await recorded('folder.deleted', 2, folder.id)).toMatchObject([byMe({}), byMe({})])
    expect(await recorded('asset.deleted', 2, asset.id)).toMatchObject([byMe({}), byMe({})])
  })

  it('an attempt that failed, with its code and without an effect', async () => {
    const { id, revision } = await makeFolder(person, MODULE)
    expect((await patch(`/v1/folders/${id}`, { name: 'Too late', revision: revision + 1 })).message).toBe('STALE_EDIT')
    expect(await recorded('folder.updated', 1, id)).toMatchObject([byMe({ status: 'Failed', after: { code: 'STALE_EDIT' } })])
  })

  it('signing in and signing out', async () => {
    await recorded('login', 1)
    const visitor = await signIn(server.url, EMAIL)
    expect((await recorded('login', 2)).at(-1)).toMatchObject(byMe({ resource_id: null }))
    const body = { refreshToken: visitor.refreshToken }
    expect((await visitor.ask({ method: 'POST', path: '/v1/auth/logout', body })).status).toBe(200)
    expect(await recorded('logout', 1)).toMatchObject([byMe({ resource_id: null })])
  })

  it('a search, once for all its pages, with what was looked for', async () => {
    for (let made = 0; made < 2; made += 1) await makeFolder(person, MODULE)
    const first = await person.ask({ path: '/v1/search?term=folder&limit=1' })
    const { next } = first.json as { readonly next: string }
    const second = await person.ask({ path: `/v1/search?term=folder&limit=1&after=${encodeURIComponent(next)}` })
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.text).not.toBe(first.text)
    expect(await recorded('search', 1)).toMatchObject([byMe({ after: { term: 'folder', total: expect.any(Number) as number } })])
  })

  it('a preview, once for a player that reads on', async () => {
    const { id, contentVersion } = await makePicture(person, MODULE)
    const path = `/v1/s/${person.sessionId}/assets/${id}/preview/${contentVersion}`
    expect((await person.fetch({ path, headers: { range: 'bytes=0-9' } })).status).toBe(206)
    expect((await person.fetch({ path, headers: { range: 'bytes=10-19' } })).status).toBe(206)
    expect(await recorded('preview', 1, id)).toMatchObject([byMe({ resource_name: expect.stringMatching(/\.png$/) })])
  })

  it('a request for indexing', async () => {
    const { id } = await makeAsset(person, MODULE)
    await settled(server.database)
    const asking = { method: 'POST', path: `/v1/assets/${id}/indexing`, headers: inModule(MODULE) }
    expect((await person.ask(asking)).status).toBe(200)
    expect(await recorded('indexing.requested', 1, id)).toMatchObject([byMe({ resource_name: expect.stringMatching(/\.csv$/) })])
  })
})

it('what is told in the transaction of a change goes with it: no entry without its change', async () => {
  const { id, revision } = await makeFolder(person, MODULE)
  await server.database.owner.query('alter table activity add constraint broken check (kind <> $$folder.updated$$) not valid')
  try {
    expect((await patch(`/v1/folders/${id}`, { name: 'Never told', revision })).status).toBe(500)
  } finally {
    await server.database.owner.query('alter table activity drop constraint broken')
  }
  const read = await person.ask({ path: `/v1/folders/${id}`, headers: inModule(MODULE) })
  expect(read.json).toMatchObject({ revision })
  expect(read.text).not.toContain('Never told')
})
