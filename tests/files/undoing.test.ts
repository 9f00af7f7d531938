import * as Schema from 'effect/Schema'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BulkOperation } from '../../src/domain/bulk-operations/bulkOperation.ts'
import { undoActivity } from '../../src/infrastructure/activity/contract.ts'
import { activityFilePath } from '../../src/infrastructure/contract/files.ts'
import { signIn, type Answer, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { fillWithFolders } from './manyItems.ts'
import { pictureOf } from './pictures.ts'
import { assetIdOf, newFolder, newName, records, soundOf, upload } from './uploading.ts'

let server: TestServer
let admin: Person
let publisher: Person
let user: Person

beforeAll(async () => {
  server = await startTestServer()
  admin = await signIn(server.url, 'admin@harbour.example')
  publisher = await signIn(server.url, 'publisher@harbour.example')
  user = await signIn(server.url, 'user@harbour.example')
})
afterAll(() => server.stop())

interface Marked {
  readonly id: string
  readonly name: string
  readonly revision: number
  readonly area: { readonly x: number }
}

interface Entry {
  readonly id: string
  readonly kind: string
  readonly resourceName: string
  readonly undoable?: boolean
  readonly after: object | null
}

const post = async (path: string, body: object, who = admin): Promise<Answer> => {
  const answer = await who.ask({ method: 'POST', path, headers: records, body })
  if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`)
  return answer
}
const read = async <Value>(path: string): Promise<Value> => (await admin.ask({ path, headers: records })).json as Value
const one = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row | undefined> => (await server.database.owner.query<Row>(text, values)).rows[0]
const items = (folders: readonly string[], assets: readonly string[] = []) => ({ kind: 'items', folders, assets })
const undo = (entry: Entry | undefined, who = admin): Promise<Answer> => who.ask({ method: 'POST', path: `/v1/activity/${entry?.id ?? ''}/undo` })
const newest = async (kind: 'asset' | 'folder', id: string, who = admin): Promise<Entry | undefined> =>
  ((await who.ask({ path: `/v1/${kind}s/${id}/history`, headers: records })).json as { readonly items: readonly Entry[] }).items[0]
const logged = async (kind: string, name: string): Promise<Entry | undefined> =>
  (await read<{ readonly items: readonly Entry[] }>(`/v1/activity?kind=${kind}`)).items.find(({ resourceName }) => resourceName === name)
const asset = async (folderId: string): Promise<{ readonly id: string; readonly name: string }> => {
  const name = newName('wav')
  return { id: assetIdOf(await upload(admin, { folderId, name, bytes: soundOf(100) })), name }
}
const folderOf = async (id: string): Promise<string> => (await read<{ readonly folderId: string }>(`/v1/assets/${id}`)).folderId

it('takes a move back to where it lay, but not once it was moved on', async () => {
  const [from, to, elsewhere] = [await newFolder(admin), await newFolder(admin), await newFolder(admin)]
  const { id } = await asset(from)
  await post('/v1/library/move', { selection: items([], [id]), destinationId: to, decisions: {} })
  const moved = await newest('asset', id)
  expect([moved?.undoable, (await undo(moved)).status, await folderOf(id)]).toEqual([true, 200, from])
  await post('/v1/library/move', { selection: items([], [id]), destinationId: to, decisions: {} })
  const again = await newest('asset', id)
  await post('/v1/library/move', { selection: items([], [id]), destinationId: elsewhere, decisions: {} })
  expect((await undo(again)).message).toBe('STALE_EDIT')
  expect(await folderOf(id)).toBe(elsewhere)
})

it('takes a move to the trash back from the log, and moves a copy there', async () => {
  const [from, to] = [await newFolder(admin), await newFolder(admin)]
  const { id, name } = await asset(from)
  await post('/v1/library/copy', { selection: items([], [id]), destinationId: to, decisions: {} })
  const copied = await logged('asset.created', name)
  expect([copied?.undoable, (await undo(copied)).status]).toEqual([true, 200])
  expect(await read(`/v1/assets?folderId=${to}`)).toMatchObject({ total: 0 })
  await post('/v1/library/trash', { selection: items([from]) })
  const { name: folder } = (await server.database.owner.query<{ name: string }>('select name from folders where id = $1', [from])).rows[0] ?? { name: '' }
  const gone = await logged('folder.deleted', folder)
  expect([gone?.undoable, (await undo(gone)).status, await folderOf(id)]).toEqual([true, 200, from])
  expect((await undo(gone)).message).toBe('STALE_EDIT')
})

it('takes a large tree back behind the answer, from where it was moved, out of the trash, and a copy into it', async () => {
  const [tree, from, to] = [await newFolder(admin), await newFolder(admin), await newFolder(admin)]
  await fillWithFolders(server.database, admin, tree, 1000)
  const named = await one<{ readonly name: string }>('select name from folders where id = $1', tree)
  const place = async (): Promise<unknown> =>
    one('select parent_id as "in", trashed_at is not null as trashed from folders where id = $1', tree)
  const changed = async (how: string, body: object): Promise<BulkOperation> => {
    const { json } = await admin.ask({ method: 'POST', path: `/v1/library/${how}`, headers: records, body: { selection: items([tree]), ...body } })
    return ended((json as { readonly bulkOperation: BulkOperation }).bulkOperation)
  }
  const ended = async ({ id }: BulkOperation): Promise<BulkOperation> => {
    await expect.poll(async () => (await read<BulkOperation>(`/v1/bulk-operations/${id}`)).state, { interval: 20 }).toBe('Done')
    return read(`/v1/bulk-operations/${id}`)
  }
  const undoneLater = async (entry: Entry | undefined): Promise<BulkOperation> => {
    const answer = await undo(entry)
    expect(answer.status, answer.text).toBe(202)
    const { bulkOperation } = Schema.decodeUnknownSync(undoActivity.success)(answer.json)
    if (bulkOperation === undefined) throw new Error('Nothing was begun')
    // How much it reaches is told when it is put in line; one that goes on for long counts what it writes, of a move the outermost alone.
    return { ...(await ended(bulkOperation)), total: bulkOperation.total }
  }

  await changed('move', { destinationId: from, decisions: {} })
  await changed('move', { destinationId: to, decisions: {} })
  expect(await undoneLater(await newest('folder', tree))).toMatchObject({ action: 'move', count: 1, destinationId: from, total: 1001 })
  expect(await place()).toEqual({ in: from, trashed: false })

  await changed('trash', {})
  expect(await place()).toEqual({ in: from, trashed: true })
  expect(await undoneLater(await logged('folder.deleted', named?.name ?? ''))).toMatchObject({ action: 'restore', count: 1, total: 1001 })
  expect(await place()).toEqual({ in: from, trashed: false })

  await changed('copy', { destinationId: to, decisions: {} })
  const copy = await one<{ readonly id: string }>('select id from folders where parent_id = $1', to)
  expect(await undoneLater(await logged('folder.created', named?.name ?? ''))).toMatchObject({ action: 'trash', count: 1 })
  expect(await one('select trashed_at is not null as trashed from folders where id = $1', copy?.id)).toEqual({ trashed: true })
})

it('has told what refuses it before a large tree is in line to be taken back', async () => {
  const [tree, from, to] = [await newFolder(admin), await newFolder(admin), await newFolder(admin)]
  await fillWithFolders(server.database, admin, tree, 1000)
  const { name } = (await one<{ readonly name: string }>('select name from folders where id = $1', tree)) ?? { name: '' }
  const move = async (destinationId: string): Promise<void> => {
    const answer = await admin.ask({ method: 'POST', path: '/v1/library/move', headers: records, body: { selection: items([tree]), destinationId, decisions: {} } })
    const { id } = (answer.json as { readonly bulkOperation: BulkOperation }).bulkOperation
    await expect.poll(async () => (await read<BulkOperation>(`/v1/bulk-operations/${id}`)).state, { interval: 20 }).toBe('Done')
  }
  await move(from)
  await move(to)
  await post('/v1/folders', { name, parentId: from })
  expect(await undo(await newest('folder', tree))).toMatchObject({ status: 409, message: 'FOLDER_ALREADY_EXISTS' })
})

it('takes web ready back just as far as it reached', async () => {
  const folder = await newFolder(admin)
  const [before, with_] = [await asset(folder), await asset(folder)]
  const ready = async (id: string): Promise<boolean> => (await read<{ readonly webReady: boolean }>(`/v1/assets/${id}`)).webReady
  await post('/v1/web-ready', { resources: [{ kind: 'asset', id: before.id }], webReady: true })
  await post('/v1/web-ready', { resources: [{ kind: 'folder', id: folder }], webReady: true })
  expect((await undo(await newest('folder', folder))).status).toBe(200)
  expect([await ready(before.id), await ready(with_.id)]).toEqual([true, false])
})

it('takes a relation back in both histories', async () => {
  const folder = await newFolder(admin)
  const [one, other] = [await asset(folder), await asset(folder)]
  await post(`/v1/assets/${one.id}/related`, { resources: [{ kind: 'asset', id: other.id }], related: true })
  const entry = await newest('asset', other.id)
  expect([entry?.undoable, (await undo(entry)).status]).toEqual([true, 200])
  expect((await newest('asset', one.id))?.undoable).toBe(true)
  expect(await read(`/v1/assets/${one.id}/related`)).toMatchObject({ total: 0 })
})

it('does not take back a relation to what gave its file away, or was let go of unseen', async () => {
  const [from, to] = [await newFolder(admin), await newFolder(admin)]
  const [one, partner] = [await asset(from), await asset(from)]
  await upload(admin, { folderId: to, name: partner.name, bytes: soundOf(200) })
  const relate = (id: string) => post(`/v1/assets/${one.id}/related`, { resources: [{ kind: 'asset', id }], related: true })
  await relate(partner.id)
  const entry = await newest('asset', one.id)
  await post('/v1/library/move', { selection: items([], [partner.id]), destinationId: to, decisions: { assets: 'replace' } })
  expect((await undo(entry)).message).toBe('STALE_EDIT')
  expect(await read(`/v1/assets/${one.id}/related`)).toMatchObject({ total: 1 })
  const other = await asset(from)
  await relate(other.id)
  const second = await newest('asset', one.id)
  await server.database.owner.query('delete from relations where $1::uuid in (asset_id, other_asset_id)', [other.id])
  expect((await undo(second)).message).toBe('STALE_EDIT')
})

it('tells nobody of stars, also of those that older versions wrote down', async () => {
  const folder = await newFolder(admin)
  const resources = [{ kind: 'folder', id: folder }]
  await post('/v1/favorites', { resources, favorite: true })
  await post('/v1/favorites', { resources, favorite: false })
  await admin.ask({ method: 'POST', path: '/v1/favorites', headers: records, body: { resources: [{ kind: 'asset', id: folder }], favorite: true } })
  await post('/v1/favorites', { resources, favorite: true }, publisher)
  const ofFolder = `select kind, status, after ? 'favorite' as star from activity where at >= (select min(at) from activity where resource_id = $1) and (resource_id = $1 or kind = 'asset.updated')`
  expect((await server.database.owner.query(ofFolder, [folder])).rows).toEqual([{ kind: 'folder.created', status: 'Succeeded', star: false }])
  const older = `insert into activity (id, organization_id, changed_by, first_name, last_name, status, kind, resource_id, resource_name, before, after)
    values (gen_random_uuid(), $1, $2, 'Old', 'Star', 'Succeeded', 'folder.updated', $3, 'Starred', '{"favorite": false}', '{"favorite": true}') returning id`
  const entry = await one<Entry>(older, admin.organizationId, admin.userId, folder)
  expect([await logged('folder.updated', 'Starred'), (await newest('folder', folder))?.kind]).toEqual([undefined, 'folder.created'])
  const file = await admin.ask({ path: activityFilePath(admin.sessionId, admin.organizationId), headers: { cookie: admin.cookie } })
  expect([file.status, file.text.includes('Folder created'), file.text.includes('Starred')]).toEqual([200, true, false])
  expect((await undo(entry)).message).toBe('STALE_EDIT')
})

it('lets nobody take back what they may not do', async () => {
  const folder = await newFolder(admin)
  const { id } = await asset(folder)
  await admin.ask({ method: 'PATCH', path: `/v1/assets/${id}`, headers: records, body: { revision: 1, description: 'Changed' } })
  const edited = await newest('asset', id, user)
  expect([edited?.undoable ?? false, (await undo(edited, user)).message]).toEqual([false, 'PERMISSION_DENIED'])
})

it('does not offer the repository that is gone', async () => {
  const folder = await newFolder(admin)
  const { id } = await asset(folder)
  const kept = async (name: string) => ((await post('/v1/repositories', { name })).json as { readonly id: string }).id
  const [shed, store] = [await kept('The shed'), await kept('The store')]
  const edit = (revision: number, repositoryId: string) => admin.ask({ method: 'PATCH', path: `/v1/assets/${id}`, headers: records, body: { revision, repositoryId } })
  await edit(1, shed)
  await edit(2, store)
  expect((await newest('asset', id))?.undoable).toBe(true)
  expect((await admin.ask({ method: 'DELETE', path: `/v1/repositories/${shed}`, headers: records })).status).toBe(200)
  const entry = await newest('asset', id)
  expect([entry?.undoable ?? false, (await undo(entry)).message]).toEqual([false, 'STALE_EDIT'])
})

it('takes back who was marked in a picture, renamed, moved and taken out', async () => {
  const folder = await newFolder(admin)
  const name = newName('png')
  const id = assetIdOf(await upload(admin, { folderId: folder, name, bytes: await pictureOf('png', 20, 20) }))
  const persons = async () => (await read<{ readonly contentVersion: string; readonly persons: readonly Marked[] }>(`/v1/assets/${id}/persons`))
  const names = async () => (await persons()).persons.map((one) => [one.name, one.area.x])
  const area = { x: 0.25, y: 0.25, width: 0.25, height: 0.25 }
  const { contentVersion } = await persons()
  await post(`/v1/assets/${id}/persons`, { contentVersion, persons: [{ name: 'Ada', area, source: 'Drawn' }] })
  expect((await undo(await newest('asset', id))).status).toBe(200)
  expect(await names()).toEqual([])
  const removal = await newest('asset', id)
  expect([removal?.undoable, (await undo(removal)).status, await names()]).toEqual([true, 200, [['Ada', 0.25]]])
  const [ada] = (await persons()).persons
  const change = { revision: ada?.revision, name: 'Ada Berg', area: { ...area, x: 0.5 } }
  expect((await admin.ask({ method: 'PATCH', path: `/v1/assets/${id}/persons/${ada?.id ?? ''}`, headers: records, body: change })).status).toBe(200)
  expect(await names()).toEqual([['Ada Berg', 0.5]])
  const changed = await newest('asset', id)
  expect([(await undo(changed)).status, await names()]).toEqual([200, [['Ada', 0.25]]])
  expect((await undo(changed)).message).toBe('STALE_EDIT')
})

it('offers what was done to persons only while they are there, in the file that shows them', async () => {
  const sending = { folderId: await newFolder(admin), name: newName('png') }
  const id = assetIdOf(await upload(admin, { ...sending, bytes: await pictureOf('png', 20, 20) }))
  const at = `/v1/assets/${id}/persons`
  const persons = async () => (await read<{ readonly contentVersion: string; readonly persons: readonly Marked[] }>(at))
  const area = { x: 0.25, y: 0.25, width: 0.25, height: 0.25 }
  await post(at, { contentVersion: (await persons()).contentVersion, persons: [{ name: 'Ada', area, source: 'Drawn' }] })
  const ada = (await persons()).persons[0]?.id ?? ''
  const put = async (revision: number, x: number) =>
    (await admin.ask({ method: 'PATCH', path: `${at}/${ada}`, headers: records, body: { revision, area: { ...area, x } } })).status
  expect([await put(1, 0.2501), (await newest('asset', id))?.after]).toEqual([200, { personArea: expect.any(String), personAreaId: expect.any(Array) }])
  expect(await put(2, 0.5)).toBe(200)
  const moved = async () => (await read<{ readonly items: readonly Entry[] }>(`/v1/assets/${id}/history`)).items.find(({ id: entry }) => entry === move?.id)
  const move = await newest('asset', id)
  const removed = await admin.ask({ method: 'DELETE', path: `${at}/${ada}?revision=3`, headers: records })
  expect([move?.undoable, removed.status]).toEqual([true, 200])
  expect([(await moved())?.undoable ?? false, (await undo(move)).message]).toEqual([false, 'STALE_EDIT'])
  const removal = await newest('asset', id)
  expect([(await undo(removal)).status, (await persons()).persons.map((one) => one.id), (await moved())?.undoable]).toEqual([200, [ada], true])
  expect([(await undo(move)).status, (await persons()).persons[0]?.area.x]).toEqual([200, 0.2501])
  const back = await newest('asset', id)
  expect(back?.undoable).toBe(true)
  expect((await upload(admin, { ...sending, bytes: await pictureOf('png', 30, 30), replaces: id })).status).toBe(201)
  const entries = (await read<{ readonly items: readonly Entry[] }>(`/v1/assets/${id}/history`)).items
  expect([entries.map(({ undoable }) => undoable ?? false), (await undo(back)).message]).toEqual([entries.map(() => false), 'STALE_EDIT'])
})
