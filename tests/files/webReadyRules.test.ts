import { afterAll, beforeAll, expect, it } from 'vitest'
import { personWith } from '../security/matrix/people.ts'
import { signIn, type Answer, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { begunBy, following } from './followedOperations.ts'
import { besideEachOther } from './movedToTrash.ts'
import { assetIdOf, newFolder, newName, records, soundOf, upload } from './uploading.ts'

const MANY = 1200
/** With the one that all others were made from. */
const ALL = MANY + 1

let server: TestServer
let admin: Person
let publisher: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await signIn(server.url, 'admin@harbour.example')
  publisher = await signIn(server.url, 'publisher@harbour.example')
})
afterAll(() => server.stop())

interface Entry {
  readonly id: string
  readonly before: Record<string, unknown> | null
  readonly after: Record<string, unknown> | null
  readonly undoable?: boolean
}

const jobs = following(() => server, () => admin, () => publisher)
const call = async (method: string, path: string, body: object, who = admin): Promise<Answer> => {
  const answer = await who.ask({ method, path, headers: records, body })
  if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`)
  return answer
}
const placeWith = async (rule: string): Promise<string> => {
  const id = await newFolder(admin)
  await call('POST', '/v1/web-ready', { resources: [{ kind: 'folder', id }], webReady: true })
  await call('PUT', `/v1/folders/${id}/web-ready-rule`, { rule })
  return id
}
const move = (folders: readonly string[], assets: readonly string[], destinationId: string): Promise<Answer> =>
  call('POST', '/v1/library/move', { selection: { kind: 'items', folders, assets }, destinationId, decisions: {} })
const historyOf = async (kind: 'asset' | 'folder', id: string): Promise<readonly Entry[]> =>
  ((await admin.ask({ path: `/v1/${kind}s/${id}/history`, headers: records })).json as { readonly items: readonly Entry[] }).items
const entryOf = async (kind: 'asset' | 'folder', id: string, field: string): Promise<Entry | undefined> =>
  (await historyOf(kind, id)).find(({ after }) => after !== null && field in after)
const undo = (entry: Entry | undefined, who = admin): Promise<Answer> => who.ask({ method: 'POST', path: `/v1/activity/${entry?.id ?? ''}/undo` })
const MARKED = `
  select count(*) filter (where web_ready)::int as ready, count(*) filter (where web_ready_change is null)::int as undecided
  from assets where folder_id = $1 and trashed_at is null`
const marked = (folderId: string) => jobs.one<{ ready: number; undecided: number }>(MARKED, folderId)

it('tells in the history that what was moved became web ready, and takes both back with the move', async () => {
  const [place, from] = [await placeWith('always'), await newFolder(admin)]
  const id = assetIdOf(await upload(admin, { folderId: from, name: newName('wav'), bytes: soundOf(100) }))
  await move([], [id], place)
  expect(await marked(place)).toEqual({ ready: 1, undecided: 0 })
  const ready = await entryOf('asset', id, 'webReady')
  expect([ready?.before, ready?.after, ready?.undoable]).toEqual([{ webReady: false }, { webReady: true }, true])
  // By somebody else than who moved it.
  expect((await undo(await entryOf('asset', id, 'folder'), publisher)).status).toBe(200)
  expect(await marked(from)).toEqual({ ready: 0, undecided: 1 })
  const back = await entryOf('asset', id, 'webReady')
  expect([back?.before, back?.after]).toEqual([{ webReady: true }, { webReady: false }])
})

it('does so with more than a thousand things behind the answer as well', async () => {
  const [place, { place: many }] = [await placeWith('always'), await besideEachOther(server.database, admin, MANY)]
  const moving = begunBy(await move([many], [], place))
  await expect.poll(async () => (await jobs.read(moving.id)).state).toBe('Done')
  expect(await marked(many)).toEqual({ ready: ALL, undecided: 0 })
  const undone = begunBy(await undo(await entryOf('folder', many, 'folder')))
  await expect.poll(async () => (await jobs.read(undone.id)).state).toBe('Done')
  expect(await marked(many)).toEqual({ ready: 0, undecided: ALL })
})

it('says of what was uploaded that it is web ready, and makes it so for whoever brings it', async () => {
  const place = await placeWith('always')
  const person = await personWith(server.url, server.database, 'Harbour Museum', ['VIEW_RESOURCES', 'UPLOAD_ASSETS'])
  const id = assetIdOf(await upload(person, { folderId: place, name: newName('wav'), bytes: soundOf(100) }))
  expect([await marked(place), (await entryOf('asset', id, 'webReady'))?.after?.['webReady']]).toEqual([{ ready: 1, undecided: 0 }, true])
})

it('makes nothing ready that is kept from publication', async () => {
  const [place, from] = [await placeWith('always'), await newFolder(admin)]
  for (const name of [newName('wav'), newName('wav')]) await upload(admin, { folderId: from, name, bytes: soundOf(100) })
  const RESTRICT = `
    insert into publication_restrictions (id, organization_id, type, asset_id, created_by)
    select gen_random_uuid(), organization_id, type, id, created_by from assets where folder_id = $1 limit 1`
  await jobs.one(RESTRICT, from)
  await move([from], [], place)
  expect(await marked(from)).toEqual({ ready: 1, undecided: 1 })
})
