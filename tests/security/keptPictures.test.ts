import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { pictureOf } from '../files/pictures.ts'
import { assetIdOf, newFolder, newName, readAsset, records, upload } from '../files/uploading.ts'
import { signIn, type Answer, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'

let server: TestServer
let maker: Person
let reader: Person
let folderId: string
let paths: Readonly<Record<string, string>>

const at = (person: Person, part: string, ifNoneMatch?: string): Promise<Answer> =>
  person.fetch({ path: `/v1/s/${person.sessionId}/${part}`, headers: ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch } })

const sendPicture = async (person: Person): Promise<string> => {
  const body = new Uint8Array(await pictureOf('png', 300, 300))
  const answer = await fetch(`${server.url}/v1/account/picture`, { method: 'POST', headers: { authorization: `Bearer ${person.token}` }, body })
  return ((await answer.json()) as { readonly pictureVersion: string }).pictureVersion
}

beforeAll(async () => {
  server = await startTestServer()
  maker = await signIn(server.url, 'admin@harbour.example')
  reader = await signIn(server.url, 'user@harbour.example')
  folderId = await newFolder(maker)
  const name = newName('png')
  const id = assetIdOf(await upload(maker, { folderId, name, bytes: await pictureOf('png', 1200, 900) }))
  const before = await readAsset(maker, id)
  await upload(maker, { folderId, name, bytes: await pictureOf('png', 1000, 900), replaces: id, seen: before.contentVersion })
  await vi.waitUntil(async () => (await readAsset(maker, id)).thumbnail === 'Ready', { interval: 50 })
  const { contentVersion } = await readAsset(maker, id)
  const { items } = (await maker.ask({ path: `/v1/assets/${id}/versions`, headers: records })).json as { readonly items: readonly { readonly id: string }[] }
  paths = {
    thumbnail: `assets/${id}/thumbnails/${contentVersion}-320`,
    preview: `assets/${id}/preview/${contentVersion}`,
    original: `assets/${id}/content`,
    'preview of an earlier file': `assets/${id}/versions/${items[0]?.id}/preview`,
    'earlier file': `assets/${id}/versions/${items[0]?.id}/content`,
  }
})
afterAll(() => server.stop())

describe.each(['thumbnail', 'preview', 'original', 'preview of an earlier file', 'earlier file'])('a browser that has a %s', (what) => {
  it('asks before it shows it again, is answered without a file, and refused once it is restricted', async () => {
    const path = paths[what] ?? ''
    const first = await at(reader, path)
    const etag = first.headers.get('etag') ?? ''
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
    const blobs = join(server.dataDirectory, 'blobs')
    await rename(blobs, `${blobs}.away`)
    await mkdir(blobs)
    const again = await at(reader, path, etag)
    await rename(`${blobs}.away`, blobs)
    expect([again.status, again.text, again.headers.get('cache-control')]).toEqual([304, '', 'private, no-cache'])
    const change = (body: object) => maker.ask({ method: 'POST', path: `/v1/users/${reader.userId}/restrictions`, body })
    const folder = { kind: 'folder', id: folderId }
    expect((await change({ restrict: [folder], lift: [] })).status).toBe(200)
    const restricted = await at(reader, path, etag)
    expect([restricted.status, restricted.message, restricted.headers.get('cache-control')]).toEqual([403, 'ASSET_RESTRICTED_ACCESS', 'no-store'])
    expect((await at(maker, path, etag)).status).toBe(304)
    await change({ restrict: [], lift: [folder] })
  })
})

describe('a browser that has the picture of a person', () => {
  it('asks before it shows it again, and is refused once it is gone', async () => {
    const path = `users/${maker.userId}/picture/${await sendPicture(maker)}`
    const first = await at(reader, path)
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
    const etag = first.headers.get('etag') ?? ''
    expect((await at(reader, path, etag)).status).toBe(304)
    expect((await at(reader, path, '"another"')).status).toBe(200)
    await maker.ask({ method: 'DELETE', path: '/v1/account/picture' })
    expect((await at(reader, path, etag)).status).toBe(404)
  })
})
