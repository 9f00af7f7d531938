import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { VERSIONS_PER_PAGE } from '../../src/domain/versions/version.ts'
import { signIn, type Answer, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { assetIdOf, begin, newFolder, newName, readAsset, records, send, soundOf, upload } from './uploading.ts'

let server: TestServer
let person: Person
let folderId: string
let name: string
let asset: string

beforeAll(async () => {
  server = await startTestServer({ environment: { DATABASE_POOL: '12' } })
  person = await signIn(server.url, 'publisher@harbour.example')
})
afterAll(() => server.stop())
beforeEach(async () => {
  folderId = await newFolder(person)
  name = newName('wav')
  asset = assetIdOf(await upload(person, { folderId, name, bytes: soundOf(1000) }))
})

const one = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row | undefined> => (await server.database.owner.query<Row>(text, values)).rows[0]
const replace = (size: number, who = person, more: Partial<Record<'folderId' | 'name' | 'replaces' | 'seen', string>> = {}): Promise<Answer> =>
  upload(who, { folderId, name, bytes: soundOf(size), replaces: asset, ...more })

interface Usage {
  readonly used: number
  readonly files: number
  readonly sizes: number
  readonly rows: number
}
const usage = async (): Promise<Usage> =>
  (await one<Usage>(
    `select used_bytes as used, files, (select sum(size + versions_size)::bigint from assets where organization_id = $1) as sizes,
      (select count(*)::int from assets where organization_id = $1) as rows from organization_usage where organization_id = $1`,
    person.organizationId,
  )) ?? { used: 0, files: 0, sizes: 0, rows: 0 }
const versions = async (): Promise<readonly { readonly number: number; readonly size: number }[]> =>
  (await server.database.owner.query<{ number: number; size: number }>('select number, size from asset_versions where asset_id = $1 order by number', [asset])).rows

it('keeps the old file as a version, which counts in storage but not among the files', async () => {
  const before = await usage()
  const [first, second] = [soundOf(2000).length, soundOf(3000).length]
  expect(await replace(2000)).toMatchObject({ status: 201, json: { assetId: asset, name } })
  expect((await replace(3000, person, { name: name.toUpperCase() })).status).toBe(201)
  expect(await readAsset(person, asset)).toMatchObject({ name, size: second, revision: 3 })
  expect(await versions()).toEqual([
    { number: 1, size: soundOf(1000).length },
    { number: 2, size: first },
  ])
  const after = await usage()
  expect(after).toEqual({ used: before.used + first + second, files: before.files, sizes: before.sizes + first + second, rows: before.rows })
  const content = await fetch(`${server.url}/v1/s/${person.sessionId}/assets/${asset}/content`, { headers: { cookie: person.cookie } })
  expect((await content.arrayBuffer()).byteLength).toBe(second)
  const recorded = await one('select before, after from activity where resource_id = $1 and kind = $2 order by before ->> $3 desc limit 1', asset, 'asset.updated', 'size')
  expect(recorded).toEqual({ before: { size: first }, after: { size: second } })
})

it('leaves versions that are listed down to the oldest, a page at a time', async () => {
  await replace(2000)
  await server.database.owner.query(
    `insert into asset_versions (id, organization_id, asset_id, number, media_type, preview, size, thumbnail, content_version, blob_key, checksum, replaced_at, replaced_by)
     select gen_random_uuid(), organization_id, asset_id, step, media_type, preview, size, thumbnail, content_version, blob_key, checksum, replaced_at, replaced_by
     from asset_versions, generate_series(2, $2::integer) step where asset_id = $1`,
    [asset, VERSIONS_PER_PAGE + 1],
  )
  const page = async (query = ''): Promise<unknown> => (await person.ask({ path: `/v1/assets/${asset}/versions${query}`, headers: records })).json
  const numbered = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => expect.objectContaining({ number: from - index }) as unknown)
  expect(await page()).toEqual({ items: numbered(VERSIONS_PER_PAGE + 1, 2), next: 2 })
  expect(await page('?before=2')).toEqual({ items: numbered(1, 1), next: null })
  expect(await page('?before=many')).toMatchObject({ message: 'VALIDATION_FAILED' })
})

it('is done once, also when its last byte is sent again', async () => {
  const bytes = soundOf(5000)
  const path = await begin(person, { folderId, name, bytes, replaces: asset })
  expect(await send(person, path, 0, bytes)).toMatchObject({ status: 200, json: { assetId: asset } })
  expect(await send(person, path, bytes.length - 1, bytes.subarray(-1))).toMatchObject({ status: 200, json: { assetId: asset } })
  expect(await versions()).toHaveLength(1)
})

it('is the same place however its ids are written', async () => {
  expect(await replace(2000, person, { folderId: folderId.toUpperCase(), replaces: asset.toUpperCase() })).toMatchObject({ status: 201 })
})

it('takes the leave to edit what is there', async () => {
  const user = await signIn(server.url, 'user@harbour.example')
  const change = (statement: string) =>
    server.database.owner.query(`update roles set permissions = ${statement} where id = (select role_id from users where id = $1)`, [user.userId])
  await change(`permissions || '{UPLOAD_ASSETS}'`)
  const uploader = await signIn(server.url, 'user@harbour.example')
  const asked = { method: 'POST', path: '/v1/uploads/plan', headers: records, body: { folderId, files: [{ name, size: 1 }] } } as const
  expect((await uploader.ask(asked)).json).toMatchObject({ verdicts: [{ code: 'ASSET_ALREADY_EXISTS', existing: { id: asset, mayReplace: false } }] })
  expect(await replace(2000, uploader)).toMatchObject({ status: 403, message: 'PERMISSION_DENIED' })
  await change(`permissions || '{EDIT_RESOURCES}'`)
  const editor = await signIn(server.url, 'user@harbour.example')
  await server.database.owner.query(
    `insert into access_restriction_rules (id, organization_id, user_id, type, asset_id, created_at, created_by) values (gen_random_uuid(), $1, $2, 'RECORDS', $3, now(), $2)`,
    [person.organizationId, user.userId, asset],
  )
  await server.database.owner.query('update users set restricted = true, version = version + 1 where id = $1', [user.userId])
  const restricted = await signIn(server.url, 'user@harbour.example')
  expect((await restricted.ask(asked)).json).toMatchObject({ verdicts: [{ code: 'ASSET_ALREADY_EXISTS', existing: null }] })
  expect(await replace(2000, restricted)).toMatchObject({ status: 403, message: 'ASSET_RESTRICTED_ACCESS' })
  expect([(await replace(2000, editor)).status, await versions()]).toEqual([401, []])
})

it('by a move or a copy takes the same leave', async () => {
  const place = await newFolder(person)
  const coming = assetIdOf(await upload(person, { folderId: place, name, bytes: soundOf(2000) }))
  const change = (statement: string) =>
    server.database.owner.query(`update roles set permissions = ${statement} where id = (select role_id from users where id = $1)`, [person.userId])
  await change(`array_remove(permissions, 'EDIT_RESOURCES')`)
  const operator = await signIn(server.url, 'publisher@harbour.example')
  for (const action of ['copy', 'move']) {
    const body = { selection: { kind: 'items', folders: [], assets: [coming] }, destinationId: folderId, decisions: { assets: 'replace' } }
    expect(await operator.ask({ method: 'POST', path: `/v1/library/${action}`, headers: records, body })).toMatchObject({ status: 403, message: 'PERMISSION_DENIED' })
  }
  expect(await versions()).toEqual([])
  await change(`permissions || '{EDIT_RESOURCES}'`)
  person = await signIn(server.url, 'publisher@harbour.example')
})

it('finds nothing to replace where that is gone, has another name, or lies elsewhere', async () => {
  expect(await replace(2000, person, { name: newName('wav') })).toMatchObject({ status: 404, message: 'ASSET_NOT_FOUND' })
  expect(await replace(2000, person, { replaces: folderId })).toMatchObject({ status: 404, message: 'ASSET_NOT_FOUND' })
  const bytes = soundOf(2000)
  const path = await begin(person, { folderId, name, bytes, replaces: asset })
  await person.ask({ method: 'POST', path: '/v1/library/trash', headers: records, body: { selection: { kind: 'items', folders: [], assets: [asset] } } })
  const before = await usage()
  expect(await send(person, path, 0, bytes)).toMatchObject({ status: 404, message: 'ASSET_NOT_FOUND' })
  expect(await usage()).toEqual(before)
})

it('is refused when another file is there than the one that was seen, also when it came while this one travelled', async () => {
  const { contentVersion: seen } = (await readAsset(person, asset)) as { readonly contentVersion: string }
  const bytes = soundOf(5000)
  const path = await begin(person, { folderId, name, bytes, replaces: asset, seen })
  expect((await replace(2000, person, { seen })).status).toBe(201)
  const before = await usage()
  expect(await send(person, path, 0, bytes)).toMatchObject({ status: 409, message: 'FILE_REPLACED' })
  expect(await replace(3000, person, { seen })).toMatchObject({ status: 409, message: 'FILE_REPLACED' })
  expect([await usage(), (await versions()).length]).toEqual([before, 1])
})

it('takes a file of the same kind alone', async () => {
  const before = await usage()
  const text = Buffer.from('ship,built\nEllida,1887\n')
  expect(await upload(person, { folderId, name, bytes: text, replaces: asset })).toMatchObject({ status: 415, message: 'FILE_DIFFERENT_TYPE' })
  expect(await usage()).toEqual(before)
})

it('at once with others takes exactly what is left, and every file that was there is a version', async () => {
  const { used } = await usage()
  const { length } = soundOf(100_000)
  await server.database.owner.query('update organizations set storage_capacity = $2 where id = $1', [person.organizationId, used + 5 * length + 10])
  const answers = await Promise.all(Array.from({ length: 12 }, () => replace(100_000)))
  expect(answers.map(({ status, message }) => message ?? status).toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => 201),
    ...Array.from({ length: 7 }, () => 'STORAGE_SIZE_EXCEEDED'),
  ])
  const after = await usage()
  expect([after.used, after.sizes]).toEqual([used + 5 * length, used + 5 * length])
  expect((await versions()).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
})
