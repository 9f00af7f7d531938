import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { signIn, type Answer, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { assetIdOf, begin, newFolder, newName, readAsset, records, send, soundOf, upload } from './uploading.ts'
import { waitsForLock } from '../support/server/locks.ts'

let server: TestServer
let person: Person
let colleague: Person
/** An asset that a file was chosen for, and where it lies and is to lie. */
let [asset, name, from, to] = ['', '', '', '']
const bytes = soundOf(5000)

beforeAll(async () => {
  server = await startTestServer({ environment: { DATABASE_POOL: '12' } })
  person = await signIn(server.url, 'admin@harbour.example')
  colleague = await signIn(server.url, 'publisher@harbour.example')
})
afterAll(() => server.stop())
beforeEach(async () => {
  ;[from, to, name] = [await newFolder(person), await newFolder(person), newName('wav')]
  asset = assetIdOf(await upload(person, { folderId: from, name, bytes: soundOf(1000) }))
})

const rows = async <Row extends object>(text: string, ...values: unknown[]): Promise<readonly Row[]> => (await server.database.owner.query<Row>(text, values)).rows
const folderOf = async (): Promise<string | undefined> => (await rows<{ id: string }>('select folder_id as id from assets where id = $1', asset))[0]?.id
const rename = (by: string, revision = 1): Promise<Answer> =>
  colleague.ask({ method: 'PATCH', path: `/v1/assets/${asset}`, headers: records, body: { revision, name: by } })
const move = (): Promise<Answer> =>
  colleague.ask({
    method: 'POST',
    path: '/v1/library/move',
    headers: records,
    body: { selection: { kind: 'items', folders: [], assets: [asset] }, destinationId: to, decisions: {} },
  })
const revisions = async (): Promise<readonly number[]> =>
  (await rows<{ revision: number }>('select contents_revision as revision from folders where id = any ($1) order by id = $2', [from, to], to)).map(({ revision }) => revision)
const usage = () => rows('select used_bytes as used, files from organization_usage where organization_id = $1', person.organizationId)
const chosen = (): Promise<string> => begin(person, { folderId: from, name, bytes, target: asset })

it.each([
  ['renamed', async () => rename(newName('wav'))],
  ['moved', move],
  ['moved and renamed', async () => move().then(() => rename(newName('wav'), 2))],
] as const)('the asset is %s while the bytes travel: its file is replaced there, and another of its old name is left alone', async (_, change) => {
  const path = await chosen()
  expect((await change()).status).toBe(200)
  const other = assetIdOf(await upload(colleague, { folderId: from, name, bytes: soundOf(300) }))
  const place = { name: (await readAsset(person, asset)).name, folderId: await folderOf() }
  expect(await send(person, path, 0, bytes)).toMatchObject({ status: 200, json: { assetId: asset, name: place.name } })
  expect([await readAsset(person, asset), await folderOf()]).toMatchObject([{ name: place.name, size: bytes.length }, place.folderId])
  expect(place).not.toEqual({ name, folderId: from })
  expect([await rows('select size from asset_versions where asset_id = $1', asset), (await readAsset(person, other)).size]).toEqual([[{ size: soundOf(1000).length }], soundOf(300).length])
})

it('the asset is moved between the look at its place and its lock: it is looked for anew, and the lists of its new folder are told', async () => {
  const path = await chosen()
  const [before, [fromBefore = 0, toBefore = 0]] = [await usage(), await revisions()]
  const client = await server.database.owner.connect()
  try {
    await client.query('begin')
    await client.query('select 1 from folders where id = $1 for no key update', [from])
    await client.query('update assets set folder_id = $2, revision = revision + 1 where id = $1', [asset, to])
    const sending = send(person, path, 0, bytes)
    await waitsForLock(server.database)
    await client.query('commit')
    expect(await sending).toMatchObject({ status: 200, json: { assetId: asset, name } })
  } finally {
    client.release(true)
  }
  expect(await revisions()).toEqual([fromBefore, toBefore + 1])
  const [counted] = before as readonly { readonly used: number; readonly files: number }[]
  expect(await usage()).toEqual([{ used: (counted?.used ?? 0) + bytes.length, files: counted?.files }])
})

it('its folder is gone by then: the plan and the file find it all the same', async () => {
  const path = await chosen()
  expect((await move()).status).toBe(200)
  await rows('delete from folders where id = $1', from)
  const asked = { method: 'POST', path: '/v1/uploads/plan', headers: records, body: { folderId: from, files: [{ name, size: 10, target: asset }] } } as const
  expect((await person.ask(asked)).json).toEqual({ verdicts: [{ code: 'ok', proposal: null, existing: { id: asset, mayReplace: true } }] })
  expect(await send(person, path, 0, bytes)).toMatchObject({ status: 200, json: { assetId: asset } })
})

it('a file for a taken name meets that name alone: renamed meanwhile, it is not replaced', async () => {
  const path = await begin(person, { folderId: from, name, bytes, replaces: asset })
  expect((await rename(newName('wav'))).status).toBe(200)
  expect(await send(person, path, 0, bytes)).toMatchObject({ status: 404, message: 'ASSET_NOT_FOUND' })
})

it('a move at once with many files for one asset loses none of them', async () => {
  const paths = await Promise.all(Array.from({ length: 6 }, chosen))
  const [moved, ...sent] = await Promise.all([move(), ...paths.map((path) => send(person, path, 0, bytes))])
  expect([moved.status, sent.map(({ status }) => status)]).toEqual([200, sent.map(() => 200)])
  expect([await rows('select number from asset_versions where asset_id = $1 order by number', asset), (await rows('select 1 from assets where id = $1 and folder_id = $2', asset, to)).length]).toEqual([
    Array.from({ length: 6 }, (_, index) => ({ number: index + 1 })),
    1,
  ])
})
