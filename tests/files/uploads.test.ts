import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitsForLock } from '../support/server/locks.ts'
import { signIn, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { arrived, assetIdOf, begin, breakingOff, giveUp, newFolder, newName, readAsset, records, send, soundOf, upload } from './uploading.ts'

let server: TestServer
let person: Person
let folderId: string

beforeAll(async () => {
  server = await startTestServer()
  person = await signIn(server.url, 'publisher@harbour.example')
  folderId = await newFolder(person)
})
afterAll(() => server.stop())

const waiting = (): Promise<string[]> => readdir(join(server.dataDirectory, 'uploads'))
const text = Buffer.from('Notes from the harbour\n'.repeat(1000))

describe('an upload', () => {
  it('in one request becomes an asset of the same bytes and leaves nothing waiting', async () => {
    const name = newName('txt')
    const answer = await upload(person, { folderId, name, bytes: text })
    expect(answer.status).toBe(201)
    const asset = await readAsset(person, assetIdOf(answer))
    expect(asset).toMatchObject({ name, size: text.length, mediaType: 'text/plain', checksum: createHash('sha256').update(text).digest('hex') })
    const content = await person.fetch({ path: `/v1/s/${person.sessionId}/assets/${asset.id}/content` })
    expect(content.text).toBe(text.toString())
    await expect.poll(waiting).toEqual([])
  })

  it('in one request, of more pieces than one, becomes an asset of the same bytes', async () => {
    const bytes = soundOf(700_000).fill('harbour', 100)
    const asset = await readAsset(person, assetIdOf(await upload(person, { folderId, name: newName('wav'), bytes })))
    expect(asset).toMatchObject({ size: bytes.length, mediaType: 'audio/wav', checksum: createHash('sha256').update(bytes).digest('hex') })
    const content = await person.fetch({ path: `/v1/s/${person.sessionId}/assets/${asset.id}/content` })
    expect(content.text).toBe(bytes.toString())
  })

  it('in one request that breaks off leaves nothing waiting, and its room is free', async () => {
    const broken = breakingOff(person, { folderId, name: newName('wav'), bytes: soundOf(700_000) })
    await expect.poll(waiting).not.toEqual([])
    broken.destroy()
    await expect.poll(waiting).toEqual([])
    const promised = () => server.database.owner.query('select upload_id from upload_reservations where user_id = $1', [person.userId])
    await expect.poll(async () => (await promised()).rows).toEqual([])
  })

  it('in one request, whose answer was lost, is answered again and makes no second asset', async () => {
    const sending = { folderId, name: newName('txt'), bytes: text }
    const key = randomUUID()
    const first = await upload(person, sending, key)
    const again = await upload(person, sending, key)
    expect([again.status, assetIdOf(again), again.headers.get('location'), again.headers.get('upload-offset')]).toEqual([
      first.status,
      assetIdOf(first),
      first.headers.get('location'),
      String(text.length),
    ])
    expect((await arrived(person, again.headers.get('location') ?? '')).status).toBe(200)
    expect(await upload(person, sending, randomUUID())).toMatchObject({ status: 409, message: 'ASSET_ALREADY_EXISTS' })
    await expect.poll(waiting).toEqual([])
  })

  it('in one request, twice at the same moment, becomes one asset, and leaves no room promised', async () => {
    const sending = { folderId, name: newName('txt'), bytes: text }
    const key = randomUUID()
    const answers = await Promise.all([0, 1, 2, 3].map(() => upload(person, sending, key)))
    expect(new Set(answers.map(assetIdOf)).size).toBe(1)
    const { rows: promised } = await server.database.owner.query('select from upload_reservations where user_id = $1', [person.userId])
    expect(promised).toHaveLength(0)
    await expect.poll(waiting).toEqual([])
  })

  it('in one request, that has come while the same call looks at its name, is answered again as well', async () => {
    const sending = { folderId, name: newName('txt'), bytes: text }
    const key = randomUUID()
    const assetId = assetIdOf(await upload(person, sending, key))
    const client = await server.database.owner.connect()
    try {
      const { rows } = await client.query<{ upload_id: string }>(`with known as (select upload_id from assets where id = $1) update assets set upload_id = 'not yet' where id = $1 returning (select upload_id from known)`, [assetId])
      await client.query('begin')
      await client.query('lock table folders in access exclusive mode')
      // It has looked for its key, and waits for its folder and its name.
      const again = upload(person, sending, key)
      await waitsForLock({ owner: client }, { saying: 'from folders' })
      await client.query('update assets set upload_id = $2 where id = $1', [assetId, rows[0]?.upload_id])
      await client.query('commit')
      expect(assetIdOf(await again)).toBe(assetId)
    } finally {
      client.release(true)
    }
  })

  it('under a key of something else is another one', async () => {
    const key = randomUUID()
    const [one, other] = [newName('txt'), newName('txt')]
    const first = assetIdOf(await upload(person, { folderId, name: one, bytes: text }, key))
    expect(assetIdOf(await upload(person, { folderId, name: other, bytes: text }, key))).not.toBe(first)
    const colleague = await signIn(server.url, 'admin@harbour.example')
    expect(await upload(colleague, { folderId, name: one, bytes: text }, key)).toMatchObject({ status: 409, message: 'ASSET_ALREADY_EXISTS' })
  })

  it('goes on where it stopped, and answers the last byte with the receipt', async () => {
    const sending = { folderId, name: newName('txt'), bytes: text }
    const path = await begin(person, sending)
    expect((await send(person, path, 0, text.subarray(0, 1000))).headers.get('upload-offset')).toBe('1000')
    const head = await arrived(person, path)
    expect([head.status, head.headers.get('upload-offset'), head.headers.get('upload-length')]).toEqual([200, '1000', String(text.length)])
    const last = await send(person, path, 1000, text.subarray(1000))
    expect(last).toMatchObject({ status: 200, json: { name: sending.name } })
    expect((await readAsset(person, assetIdOf(last))).size).toBe(text.length)
  })

  it('whose last answer was lost answers its last byte again, and makes no second asset', async () => {
    const sending = { folderId, name: newName('txt'), bytes: text }
    const path = await begin(person, sending)
    const first = await send(person, path, 0, text)
    const head = await arrived(person, path)
    expect(head.headers.get('upload-offset')).toBe(String(text.length - 1))
    const again = await send(person, path, text.length - 1, text.subarray(-1))
    expect(assetIdOf(again)).toBe(assetIdOf(first))
  })

  it('whose bytes are all there is asked for its last byte, touched by no question, and becomes one asset however often it is answered', async () => {
    const path = await begin(person, { folderId, name: newName('txt'), bytes: text })
    const file = join(server.dataDirectory, 'uploads', path.split('/').at(-1) ?? '')
    const about = await readFile(`${file}.json`)
    await writeFile(file, text)
    expect((await arrived(person, path)).headers.get('upload-offset')).toBe(String(text.length - 1))
    expect((await readFile(file)).equals(text)).toBe(true)
    const answers = await Promise.all([0, 1, 2].map(() => send(person, path, text.length - 1, text.subarray(-1))))
    // Whoever comes when the bytes have just become an asset asks again.
    expect(answers.filter(({ status }) => status !== 503).length).toBeGreaterThan(0)
    const made = new Set(answers.filter(({ status }) => status !== 503).map((answer) => assetIdOf(answer)))
    expect(made.size).toBe(1)
    const [asset = ''] = made
    expect((await readAsset(person, asset)).checksum).toBe(createHash('sha256').update(text).digest('hex'))
    // The bytes are still there, as they are for a moment behind each answer.
    await Promise.all([writeFile(file, text), writeFile(`${file}.json`, about)])
    expect((await arrived(person, path)).headers.get('upload-offset')).toBe(String(text.length - 1))
    expect(assetIdOf(await send(person, path, text.length - 1, text.subarray(-1)))).toBe(asset)
  })

  it('is refused at a place where it does not stand', async () => {
    const path = await begin(person, { folderId, name: newName('txt'), bytes: text })
    expect(await send(person, path, 5, text)).toMatchObject({ status: 409, message: 'STALE_EDIT' })
    expect((await arrived(person, path)).headers.get('upload-offset')).toBe('0')
    await giveUp(person, path)
  })

  it('is its beginner’s alone', async () => {
    const path = await begin(person, { folderId, name: newName('txt'), bytes: text })
    for (const email of ['admin@harbour.example', 'admin@fjord.example']) {
      const other = await signIn(server.url, email)
      for (const attempt of [arrived(other, path), send(other, path, 0, text), giveUp(other, path)]) expect((await attempt).status).toBe(404)
    }
    expect((await arrived(person, path)).headers.get('upload-offset')).toBe('0')
    expect((await giveUp(person, path)).status).toBe(204)
    expect(await arrived(person, path)).toMatchObject({ status: 404 })
  })

  it.each([
    ['no bytes', () => ({ bytes: Buffer.alloc(0) }), 'FILE_EMPTY'],
    ['more bytes than it said', () => ({ bytes: text, length: 10 }), 'FILE_TOO_LARGE'],
    ['no name', () => ({ bytes: text, name: '' }), 'VALIDATION_FAILED'],
    ['a name without an extension', () => ({ bytes: text, name: 'Notes' }), 'NO_EXTENSION_IN_NAME_FOUND'],
    ['an extension that the library does not take', () => ({ bytes: text, name: 'run.exe' }), 'FILE_TYPE_NOT_SUPPORTED'],
    ['a folder that is not there', () => ({ bytes: text, folderId: crypto.randomUUID() }), 'DESTINATION_NOT_FOUND'],
    ['an address for a folder', () => ({ bytes: text, folderId: '../..' }), 'DESTINATION_NOT_FOUND'],
  ])('with %s is refused and leaves nothing behind', async (_, part, code) => {
    const before = await waiting()
    expect(await upload(person, { folderId, name: newName('txt'), ...part() })).toMatchObject({ message: code })
    expect(await waiting()).toEqual(before)
  })

  it('into another module’s folder is refused', async () => {
    const answer = await person.ask({
      method: 'POST',
      path: '/v1/uploads/plan',
      headers: { 'x-resource-type': 'ARCHIVES' },
      body: { folderId, files: [{ name: 'a.txt', size: 1 }] },
    })
    expect(answer).toMatchObject({ status: 409, message: 'FOLDER_DIFFERENT_TYPE' })
  })

  it('of a taken name is refused before and after its bytes, and the plan proposes a free one', async () => {
    const name = newName('txt')
    const late = await begin(person, { folderId, name, bytes: text })
    await upload(person, { folderId, name, bytes: text })
    await upload(person, { folderId, name: name.replace('.txt', ' (2).txt'), bytes: text })
    expect(await upload(person, { folderId, name: name.toUpperCase().replace('TXT', 'txt'), bytes: text })).toMatchObject({
      status: 409,
      message: 'ASSET_ALREADY_EXISTS',
    })
    expect(await send(person, late, 0, text)).toMatchObject({ status: 409, json: { message: 'ASSET_ALREADY_EXISTS', names: [name] } })
    const plan = await person.ask({ method: 'POST', path: '/v1/uploads/plan', headers: records, body: { folderId, files: [{ name, size: 1 }] } })
    expect(plan.json).toEqual({ verdicts: [{ code: 'ASSET_ALREADY_EXISTS', proposal: name.replace('.txt', ' (3).txt'), existing: { id: expect.any(String), mayReplace: true, file: { size: text.length, modifiedAt: expect.any(String), contentVersion: expect.any(String), thumbnail: expect.any(String) } } }] })
  })

  it('without the version of the protocol is refused', async () => {
    const answer = await person.ask({ method: 'POST', path: '/v1/uploads', headers: { ...records, 'upload-length': '3' } })
    expect(answer).toMatchObject({ status: 400, message: 'VALIDATION_FAILED' })
  })
})

describe('limits', () => {
  it('hold for one more byte and one more file than there is room for', async () => {
    const other = await signIn(server.url, 'admin@fjord.example')
    const target = await newFolder(other)
    const limit = (capacity: number, files: number): Promise<unknown> =>
      server.database.owner.query(
        `update organizations set storage_capacity = usage.used_bytes + $2, files_limit = usage.files + $3
         from organization_usage usage where usage.organization_id = organizations.id and organizations.id = $1`,
        [other.organizationId, capacity, files],
      )
    const one = (size: number) => upload(other, { folderId: target, name: newName('wav'), bytes: soundOf(size) })
    await limit(1000, 5)
    expect(await one(1001)).toMatchObject({ status: 409, json: { message: 'STORAGE_SIZE_EXCEEDED', needed: 1001, available: 1000 } })
    expect((await one(1000)).status).toBe(201)
    await limit(1000, 1)
    expect((await one(100)).status).toBe(201)
    expect(await one(100)).toMatchObject({ status: 409, json: { message: 'FILES_LIMIT_EXCEEDED', needed: 1, available: 0 } })
  })
})
