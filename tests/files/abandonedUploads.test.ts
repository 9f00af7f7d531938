import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { arrived, begin, newFolder, newName, send, soundOf, upload } from './uploading.ts'

let server: TestServer
let person: Person
let folderId: string
beforeAll(async () => {
  server = await startTestServer()
  person = await signIn(server.url, 'publisher@harbour.example')
  folderId = await newFolder(person)
})
afterAll(() => server.stop())

const bytes = soundOf(1000)
const idOf = (path: string): string => path.split('/').at(-1) ?? ''
const stored = async (path: string): Promise<readonly string[]> => (await readdir(join(server.dataDirectory, 'uploads'))).filter((name) => name.startsWith(idOf(path)))

/** An upload of which half has come, as if somebody had gone on with it so many hours ago for the last time. */
const left = async (hours: number): Promise<string> => {
  const path = await begin(person, { folderId, name: newName('wav'), bytes })
  await send(person, path, 0, bytes.subarray(0, 500))
  await server.database.owner.query('update upload_reservations set begun_at = now() - make_interval(hours => $2) where upload_id = $1', [idOf(path), hours])
  return path
}

/** Hours for which its room has been promised. */
const promisedFor = async (path: string): Promise<number | undefined> => {
  const { rows } = await server.database.owner.query<{ hours: number }>('select extract(epoch from now() - begun_at)::float8 / 3600 as hours from upload_reservations where upload_id = $1', [idOf(path)])
  return rows[0]?.hours
}

describe('an upload that is not finished', () => {
  it.each([
    ['more of it', (path: string) => send(person, path, 500, bytes.subarray(500, 501))],
    ['how far it is', (path: string) => arrived(person, path)],
  ])('has no room any more after a day in which nobody went on with it: %s', async (_, ask) => {
    const path = await left(25)
    expect((await ask(path)).status).toBe(404)
    expect(await stored(path)).toEqual([])
  })

  it('keeps its room for another day when somebody goes on with it', async () => {
    const path = await left(23)
    expect((await send(person, path, 500, bytes.subarray(500, 501))).status).toBe(204)
    expect(await promisedFor(path)).toBeLessThan(1)
    expect((await send(person, path, 501, bytes.subarray(501))).status).toBe(200)
    expect(await promisedFor(path)).toBeUndefined()
  })

  it('is begun anew where it is announced again after that day', async () => {
    const sending = { folderId, name: newName('wav'), bytes: bytes.subarray(0, 500), length: 1000 }
    const key = randomUUID()
    const first = await upload(person, sending, key)
    const path = first.headers.get('location') ?? ''
    expect([first.status, first.headers.get('upload-offset')]).toEqual([201, '500'])
    await server.database.owner.query(`update upload_reservations set begun_at = now() - interval '25 hours' where upload_id = $1`, [idOf(path)])
    const again = await upload(person, { ...sending, bytes: bytes.subarray(0, 400) }, key)
    expect([again.status, again.headers.get('upload-offset'), again.headers.get('location')]).toEqual([201, '400', path])
    expect(await promisedFor(path)).toBeLessThan(1)
  })
})
