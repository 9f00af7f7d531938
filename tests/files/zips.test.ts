import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sourceOfBytes } from '../../server/files/byteSource.ts'
import { DiskBlobStore } from '../../server/files/DiskBlobStore.ts'
import { ZipFile } from '../../server/files/zip.ts'
import { signIn, type Answer, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { without } from './takenAway.ts'
import { assetIdOf, newFolder, newName, records, upload } from './uploading.ts'

let server: TestServer
let admin: Person
let person: Person

beforeAll(async () => {
  server = await startTestServer()
  admin = await signIn(server.url, 'admin@harbour.example')
  person = await signIn(server.url, 'publisher@harbour.example')
})
afterAll(() => server.stop())

interface Zip {
  readonly id: string
  readonly name: string
  readonly state: string
  readonly failure: string | null
  readonly files: number
  readonly total: number
  readonly done: number
}

const folderIn = async (parentId: string | null, name: string): Promise<string> => {
  const answer = await person.ask({ method: 'POST', path: '/v1/folders', headers: records, body: { name, parentId } })
  return (answer.json as { readonly id: string }).id
}

const file = async (folderId: string, name: string, text: string): Promise<string> =>
  assetIdOf(await upload(person, { folderId, name, bytes: Buffer.from(text) }))

const asked = (who: Person, folders: readonly string[], assets: readonly string[] = []): Promise<Answer> =>
  who.ask({ method: 'POST', path: '/v1/zips', headers: records, body: { selection: { kind: 'items', folders, assets } } })

const zips = async (who: Person): Promise<readonly Zip[]> => (await who.ask({ path: '/v1/zips' })).json as readonly Zip[]

const ended = async (who: Person, id: string): Promise<Zip> => {
  await expect.poll(async () => (await zips(who)).find((zip) => zip.id === id)?.state).toMatch(/Ready|Failed/)
  const zip = (await zips(who)).find((one) => one.id === id)
  if (zip === undefined) throw new Error('The zip is gone')
  return zip
}

const begun = async (who: Person, answer: Answer): Promise<Zip> => {
  if (answer.status !== 200) throw new Error(`No zip was begun: ${answer.text}`)
  return ended(who, (answer.json as Zip).id)
}

const made = async (who: Person, folders: readonly string[], assets: readonly string[] = []): Promise<Zip> => begun(who, await asked(who, folders, assets))

const again = (who: Person, id: string): Promise<Answer> => who.ask({ method: 'POST', path: `/v1/zips/${id}/again` })

const fetched = (who: Person, id: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`${server.url}/v1/s/${who.sessionId}/zips/${id}`, { headers: { ...headers, cookie: who.cookie } })

const partsOf = async (who: Person, id: string): Promise<Readonly<Record<string, string>>> => {
  const zip = await ZipFile.open(sourceOfBytes(Buffer.from(await (await fetched(who, id)).arrayBuffer())))
  const parts = await Promise.all(zip.names.map(async (name) => [name, (await zip.part(name))?.toString() ?? ''] as const))
  return Object.fromEntries(parts)
}

describe('a zip of a folder', () => {
  it('holds everything below it, byte for byte, under its own paths', async () => {
    const top = await folderIn(null, newName('Havn'))
    const deep = await folderIn(await folderIn(top, 'Brygge'), 'Øst')
    await file(top, 'a.txt', 'first')
    await file(deep, 'blå.txt', 'second')
    const zip = await made(person, [top])
    const [name] = zip.name.split(/\.zip$/)
    expect([zip.state, zip.files, zip.total, zip.done]).toEqual(['Ready', 2, 11, 11])
    expect(await partsOf(person, zip.id)).toEqual({ [`${name}/a.txt`]: 'first', [`${name}/Brygge/Øst/blå.txt`]: 'second' })
  })

  it('keeps folders with nothing in them, and is legal on Windows', async () => {
    const top = await folderIn(null, newName('Kept'))
    const [open, twin] = [await folderIn(top, 'Who was she?'), await folderIn(top, 'Who was she*')]
    await folderIn(await folderIn(top, 'Outer'), 'Inner')
    await folderIn(top, 'con')
    await file(open, 'a: b.txt', 'first')
    await file(twin, 'nul.txt', 'second')
    const zip = await made(person, [top])
    const name = zip.name.replace(/\.zip$/, '')
    expect([zip.state, zip.files, zip.done]).toEqual(['Ready', 2, 11])
    expect(await partsOf(person, zip.id)).toEqual({
      [`${name}/Outer/Inner/`]: '',
      [`${name}/_con/`]: '',
      [`${name}/Who was she_ (2)/a_ b.txt`]: 'first',
      [`${name}/Who was she_/_nul.txt`]: 'second',
    })
  })

  it('numbers chosen files that bear the same name', async () => {
    const [one, two] = [await file(await newFolder(person), 'same.txt', '1'), await file(await newFolder(person), 'Same.txt', '2')]
    const zip = await made(person, [], [one, two])
    expect(Object.keys(await partsOf(person, zip.id)).toSorted()).toEqual(['Same.txt', 'same (2).txt'])
    expect(zip.name).toMatch(/^Vitrine \d{4}-\d\d-\d\d\.zip$/)
  })

  it('goes on where a download broke off', async () => {
    const folder = await newFolder(person)
    await file(folder, 'a.txt', 'abcdefghij')
    const { id } = await made(person, [folder])
    const whole = await fetched(person, id)
    const bytes = Buffer.from(await whole.arrayBuffer())
    const rest = await fetched(person, id, { range: 'bytes=20-', 'if-range': whole.headers.get('etag') ?? '' })
    expect([rest.status, rest.headers.get('content-range')]).toEqual([206, `bytes 20-${bytes.length - 1}/${bytes.length}`])
    expect(Buffer.from(await rest.arrayBuffer())).toEqual(bytes.subarray(20))
  })

  it('begins anew where the bytes are others by now', async () => {
    const folder = await newFolder(person)
    await file(folder, 'a.txt', 'abcdefghij')
    const { id } = await made(person, [folder])
    const etag = (await fetched(person, id)).headers.get('etag') ?? ''
    await file(folder, 'b.txt', 'more')
    expect((await again(person, id)).status).toBe(200)
    await ended(person, id)
    const rest = await fetched(person, id, { range: 'bytes=20-', 'if-range': etag })
    expect([rest.status, rest.headers.get('content-range')]).toEqual([200, null])
    expect(Object.keys(await partsOf(person, id)).length).toBe(2)
  })

  it('is the own one alone', async () => {
    const folder = await newFolder(person)
    await file(folder, 'a.txt', 'own')
    const { id } = await made(person, [folder])
    expect((await fetched(admin, id)).status).toBe(404)
    expect((await zips(admin)).some((zip) => zip.id === id)).toBe(false)
    expect((await admin.ask({ method: 'DELETE', path: `/v1/zips/${id}` })).status).toBe(404)
  })
})

it('what is restricted for somebody is left out, and refused afterwards', async () => {
  const reader = await signIn(server.url, 'user@harbour.example')
  const top = await folderIn(null, newName('Open'))
  const hidden = await folderIn(top, 'Hidden')
  await file(top, 'seen.txt', 'seen')
  await file(hidden, 'unseen.txt', 'unseen')
  const before = await made(reader, [top])
  expect(before.files).toBe(2)
  await admin.ask({ method: 'POST', path: `/v1/users/${reader.userId}/restrictions`, body: { restrict: [{ kind: 'folder', id: hidden }], lift: [] } })
  const again = await signIn(server.url, 'user@harbour.example')
  expect((await fetched(again, before.id)).status).toBe(403)
  const after = await made(again, [top])
  expect(Object.values(await partsOf(again, after.id))).toEqual(['seen'])
  const refused = await asked(again, [hidden])
  expect([refused.status, refused.message]).toEqual([403, 'FOLDER_RESTRICTED_ACCESS'])
})

describe('a zip of a whole list', () => {
  it('holds all that lies in a folder but for what was taken out, without its items being named', async () => {
    const top = await newFolder(person)
    const inner = await folderIn(top, 'Inner')
    await file(inner, 'deep.txt', 'deep')
    await file(top, 'kept.txt', 'kept')
    const except = [await file(top, 'left.txt', 'left')]
    const body = { selection: { kind: 'contents', folderId: top, except } }
    const zip = await begun(person, await person.ask({ method: 'POST', path: '/v1/zips', headers: records, body }))
    expect(await partsOf(person, zip.id)).toEqual({ 'Inner/deep.txt': 'deep', 'kept.txt': 'kept' })
  })
})

describe('a zip from the trash', () => {
  const movedToTrash = async (folders: readonly string[], assets: readonly string[]): Promise<void> => {
    const body = { selection: { kind: 'items', folders, assets } }
    const answer = await person.ask({ method: 'POST', path: '/v1/library/trash', headers: records, body })
    if (answer.status !== 200) throw new Error(answer.text)
  }
  const fromTrash = (who: Person, folders: readonly string[], assets: readonly string[]) =>
    who.ask({ method: 'POST', path: '/v1/trash/zips', body: { selection: { kind: 'items', folders, assets } } })

  it('holds what was moved to the trash with a folder, not what was moved there out of it before', async () => {
    const top = await folderIn(null, newName('Thrown'))
    const inner = await folderIn(top, 'Inner')
    const early = await file(top, 'early.txt', 'early')
    await file(top, 'a.txt', 'first')
    await file(inner, 'b.txt', 'second')
    await movedToTrash([], [early])
    await movedToTrash([top], [])
    const zip = await begun(person, await fromTrash(person, [top], []))
    expect(Object.values(await partsOf(person, zip.id)).toSorted()).toEqual(['first', 'second'])
    const both = await begun(person, await fromTrash(person, [top], [early]))
    expect(Object.values(await partsOf(person, both.id)).toSorted()).toEqual(['early', 'first', 'second'])
  })

  it('holds nothing that does not lie there, and is for those alone who may take home from there', async () => {
    const asset = await file(await newFolder(person), 'a.txt', 'here')
    const refused = await fromTrash(person, [], [asset])
    expect([refused.status, refused.message]).toEqual([404, 'ASSET_NOT_FOUND'])
    await movedToTrash([], [asset])
    const reader = await signIn(server.url, 'user@harbour.example')
    expect((await fromTrash(reader, [], [asset])).message).toBe('PERMISSION_DENIED')
  })

  it('is none for a single file, which is fetched as it is, and goes on where it broke off', async () => {
    const asset = await file(await newFolder(person), 'a.txt', 'abcdefghij')
    const content = (headers: Readonly<Record<string, string>> = {}) =>
      fetch(`${server.url}/v1/s/${person.sessionId}/trash/${asset}/content`, { headers: { ...headers, cookie: person.cookie } })
    expect((await content()).status).toBe(404)
    await movedToTrash([], [asset])
    const whole = await content()
    expect([whole.status, await whole.text(), whole.headers.get('content-disposition')]).toEqual([200, 'abcdefghij', expect.stringContaining('a.txt')])
    const rest = await content({ range: 'bytes=4-', 'if-range': whole.headers.get('etag') ?? '' })
    expect([rest.status, await rest.text()]).toEqual([206, 'efghij'])
  })
})

it.each([
  ['nothing', async () => [] as string[], 409, 'ZIP_EMPTY'],
  ['an empty folder', async () => [await newFolder(person)], 409, 'ZIP_EMPTY'],
  ['a folder that is not there', async () => ['00000000-0000-4000-8000-000000000000'], 404, 'FOLDER_NOT_FOUND'],
])('%s is refused', async (_, folders, status, code) => {
  const answer = await asked(person, await folders())
  expect([answer.status, answer.message]).toEqual([status, code])
})

it('a zip fails in itself when the bytes of a file are gone, and leaves nothing behind', async () => {
  const folder = await newFolder(person)
  const assetId = await file(folder, 'lost.txt', 'lost')
  const { rows } = await server.database.owner.query<{ key: string }>('select blob_key as key from assets where id = $1', [assetId])
  await new DiskBlobStore(join(server.dataDirectory, 'blobs')).remove(rows[0]?.key ?? '')
  const zip = await made(person, [folder])
  expect([zip.state, zip.failure]).toEqual(['Failed', 'ASSET_NOT_FOUND'])
  expect((await fetched(person, zip.id)).status).toBe(503)
  expect(await readdir(join(server.dataDirectory, 'zips'))).toEqual([])
  await new DiskBlobStore(join(server.dataDirectory, 'blobs')).put(rows[0]?.key ?? '', Buffer.from('lost'))
  const retried = await begun(person, await again(person, zip.id))
  expect([retried.id, retried.state, retried.failure, Object.values(await partsOf(person, zip.id))]).toEqual([zip.id, 'Ready', null, ['lost']])
})

it('a zip that is over its time is gone', async () => {
  const folder = await newFolder(person)
  await file(folder, 'a.txt', 'old')
  const { id } = await made(person, [folder])
  await server.database.owner.query(`update jobs set expires_at = now() - interval '1 second' where id = $1`, [id])
  expect((await fetched(person, id)).status).toBe(404)
  expect((await zips(person)).some((zip) => zip.id === id)).toBe(false)
})

describe.each(['the library', 'the trash'])('a zip of %s in a module that is taken from the organization', (from) => {
  const begin = async (): Promise<Zip> => {
    const folder = await newFolder(person)
    await file(folder, 'a.txt', 'taken')
    const body = { selection: { kind: 'items', folders: [folder], assets: [] } }
    if (from === 'the library') return made(person, [folder])
    await person.ask({ method: 'POST', path: '/v1/library/trash', headers: records, body })
    return begun(person, await person.ask({ method: 'POST', path: '/v1/trash/zips', body }))
  }
  const change = async (statement: string): Promise<void> => {
    await server.database.owner.query(`update organizations set modules = ${statement}(modules, 'RECORDS'), version = version + 1 where id = $1`, [person.organizationId])
    person = await signIn(server.url, 'publisher@harbour.example')
  }

  it('is neither handed out nor made while it is', async () => {
    const { id } = await begin()
    expect((await fetched(person, id)).status).toBe(200)
    await change('array_remove')
    expect((await fetched(person, id)).status).toBe(404)
    await server.database.owner.query(`update jobs set state = 'Waiting' where id = $1`, [id])
    expect(await ended(person, id)).toMatchObject({ state: 'Failed', failure: 'PERMISSION_DENIED' })
    await change('array_append')
    expect((await begun(person, await again(person, id))).state).toBe('Ready')
    expect((await fetched(person, id)).status).toBe(200)
    admin = await signIn(server.url, 'admin@harbour.example')
  })
})

it('a zip is not made for who may not take files home any more', async () => {
  const folder = await newFolder(person)
  await file(folder, 'a.txt', 'kept')
  const { id } = await made(person, [folder])
  const job = async () => (await server.database.owner.query('select state, failure from jobs where id = $1', [id])).rows[0] as unknown
  await without(server, person, 'DOWNLOAD_RESOURCES', async () => {
    await server.database.owner.query(`update jobs set state = 'Waiting' where id = $1`, [id])
    await expect.poll(job).toEqual({ state: 'Failed', failure: { code: 'PERMISSION_DENIED' } })
  })
})
