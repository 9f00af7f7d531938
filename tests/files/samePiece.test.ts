import { request, type ClientRequest } from 'node:http'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signIn, type Answer, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { arrived, assetIdOf, begin, newFolder, newName, readAsset, records, send, soundOf } from './uploading.ts'

/** Milliseconds within which the later of two is answered, with room for a machine that has much to do. */
const SOON = 10_000
const PAIRS = 20
const LARGE = 6 * 1024 ** 2
const FIRST_BYTES = 1000

let server: TestServer
let person: Person
let folderId: string

beforeAll(async () => {
  server = await startTestServer()
  person = await signIn(server.url, 'publisher@harbour.example')
  folderId = await newFolder(person)
})
afterAll(() => server.stop())

/** A request that sends nothing by itself, as one does whose connection is lost. */
const stalled = (path: string, bytes: Buffer): { readonly sending: ClientRequest; readonly ended: Promise<number | undefined> } => {
  const tus = { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream', 'content-length': bytes.length }
  const sending = request(`${server.url}${path}`, { method: 'PATCH', headers: { ...records, ...tus, authorization: `Bearer ${person.token}` } })
  const ended = new Promise<number | undefined>((resolve) => {
    sending.on('response', (response) => resolve(response.resume().statusCode))
    sending.on('error', () => resolve(undefined))
  })
  sending.flushHeaders()
  return { sending, ended }
}

/** Bytes that are on the disk. */
const stored = async (path: string): Promise<number> => (await stat(join(server.dataDirectory, 'uploads', path.split('/').at(-1) ?? ''))).size

const timed = async <A>(work: Promise<A>): Promise<{ readonly value: A; readonly took: number }> => {
  const began = performance.now()
  return { value: await work, took: performance.now() - began }
}

const goOn = async (path: string, bytes: Buffer): Promise<Answer> => {
  const offset = Number((await arrived(person, path)).headers.get('upload-offset'))
  return send(person, path, offset, bytes.subarray(offset))
}

it('the same piece twice at once is taken once, and the other is answered soon', async () => {
  const bytes = soundOf(LARGE)
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const path = await begin(person, { folderId, name: newName('wav'), bytes })
    const answers = await Promise.all([1, 2].map(() => timed(send(person, path, 0, bytes))))
    for (const { took } of answers) expect(took).toBeLessThan(SOON)
    // 204 tells how far the earlier one came before the later one took over.
    expect(answers.map(({ value }) => value.status).filter((status) => ![200, 204, 409].includes(status))).toEqual([])
    const whole = answers.find(({ value }) => value.status === 200)?.value ?? (await goOn(path, bytes))
    expect((await readAsset(person, assetIdOf(whole))).size).toBe(LARGE)
  }
})

it('whoever comes back takes over from a connection that stands still', async () => {
  const bytes = soundOf(10 * FIRST_BYTES)
  const path = await begin(person, { folderId, name: newName('wav'), bytes })
  const { sending, ended } = stalled(path, bytes)
  sending.write(bytes.subarray(0, FIRST_BYTES))
  await expect.poll(() => stored(path)).toBe(FIRST_BYTES)
  const asked = await timed(arrived(person, path))
  expect(asked.took).toBeLessThan(SOON)
  expect(asked.value.headers.get('upload-offset')).toBe(String(FIRST_BYTES))
  const rest = await timed(send(person, path, FIRST_BYTES, bytes.subarray(FIRST_BYTES)))
  expect(rest.took).toBeLessThan(SOON)
  expect((await readAsset(person, assetIdOf(rest.value))).size).toBe(bytes.length)
  expect((await timed(ended)).value).toBe(204)
  sending.destroy()
})

it('of two that send the same piece slowly, both are answered soon', async () => {
  const bytes = soundOf(LARGE)
  const path = await begin(person, { folderId, name: newName('wav'), bytes })
  const both = [stalled(path, bytes), stalled(path, bytes)]
  const drip = setInterval(() => both.forEach(({ sending }) => sending.write(bytes.subarray(0, FIRST_BYTES))), 20)
  const { took, value } = await timed(Promise.all(both.map(({ ended }) => ended)))
  clearInterval(drip)
  for (const { sending } of both) sending.destroy()
  expect(took).toBeLessThan(SOON)
  expect(value.toSorted()).toEqual([204, 409])
})
