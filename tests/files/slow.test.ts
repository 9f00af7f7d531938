import { request, type ClientRequest } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signIn, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { arrived, assetIdOf, begin, newFolder, newName, readAsset, records, soundOf, upload } from './uploading.ts'

/** Several times as many as the database takes at once. */
const MANY = 12
const CONNECTIONS = '2'
/** More than sockets hold by themselves. */
const LARGE = 16 * 1024 ** 2
const FIRST_BYTES = 1000

let server: TestServer
let person: Person
let folderId: string

beforeAll(async () => {
  server = await startTestServer({ environment: { DATABASE_POOL: CONNECTIONS } })
  person = await signIn(server.url, 'publisher@harbour.example')
  folderId = await newFolder(person)
})
afterAll(() => server.stop())

const many = <A>(make: () => Promise<A>): Promise<readonly A[]> => Promise.all(Array.from({ length: MANY }, make))

/** What people do meanwhile: a list, a small file brought and taken home. */
const usualWork = async (): Promise<void> => {
  expect((await person.ask({ path: `/v1/assets?folderId=${folderId}`, headers: records })).status).toBe(200)
  const id = assetIdOf(await upload(person, { folderId, name: newName('wav'), bytes: soundOf(FIRST_BYTES) }))
  expect((await person.fetch({ path: `/v1/s/${person.sessionId}/assets/${id}/content` })).status).toBe(200)
}

it('whoever reads a file slowly keeps nobody waiting, and gets all of it', async () => {
  const id = assetIdOf(await upload(person, { folderId, name: newName('wav'), bytes: soundOf(LARGE) }))
  const headers = { cookie: person.cookie }
  const readers = await many(() => fetch(`${server.url}/v1/s/${person.sessionId}/assets/${id}/content`, { headers }))
  // Were they waited for, there would be no connection left, and the answers would say so.
  await many(usualWork)
  const [first, ...others] = readers
  expect((await first?.arrayBuffer())?.byteLength).toBe(LARGE)
  await Promise.all(others.map(async ({ body }) => body?.cancel()))
})

it('whoever sends a file slowly keeps nobody waiting, and brings all of it', async () => {
  const bytes = soundOf(10 * FIRST_BYTES)
  const send = async (): Promise<{ readonly path: string; readonly sending: ClientRequest }> => {
    const path = await begin(person, { folderId, name: newName('wav'), bytes })
    const tus = { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream', 'content-length': bytes.length }
    const sending = request(`${server.url}${path}`, { method: 'PATCH', headers: { ...records, ...tus, authorization: `Bearer ${person.token}` } })
    sending.on('error', () => undefined)
    sending.write(bytes.subarray(0, FIRST_BYTES))
    return { path, sending }
  }
  const writers = await many(send)
  await many(usualWork)
  const [first, ...others] = writers
  const answered = new Promise<string>((resolve, reject) => first?.sending.on('response', (response) => void textOf(response).then(resolve, reject)))
  first?.sending.end(bytes.subarray(FIRST_BYTES))
  const { assetId } = JSON.parse(await answered) as { readonly assetId: string }
  expect((await readAsset(person, assetId)).size).toBe(bytes.length)
  for (const { sending } of others) sending.destroy()
  // What the others brought stays, and goes on from there.
  await expect.poll(async () => (await arrived(person, others[0]?.path ?? '')).headers.get('upload-offset')).toBe(String(FIRST_BYTES))
})
