import { randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import * as Result from 'effect/Result'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTenant } from '../../server/database/tenant.ts'
import { DISK_RESERVE } from '../../server/files/DiskSpace.ts'
import { book } from '../../server/items/room.ts'
import { MOST_OF_A_PERSON } from '../../server/transfers/reservations.ts'
import { signIn, type Answer, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { begin, giveUp, newFolder, newName, records, send, soundOf, upload, type Sending } from './uploading.ts'

const GIGABYTE = 1024 ** 3

let server: TestServer
let person: Person
let other: Person
let folderId: string
let elsewhere: string

beforeAll(async () => {
  server = await startTestServer()
  person = await signIn(server.url, 'publisher@harbour.example')
  other = await signIn(server.url, 'admin@fjord.example')
  folderId = await newFolder(person)
  elsewhere = await newFolder(other)
})
afterAll(() => server.stop())

/** What may still come to a person's organization. */
const leave = (whose: Person, bytes: number, files: number): Promise<unknown> =>
  server.database.owner.query(
    `update organizations set storage_capacity = usage.used_bytes + $2, files_limit = usage.files + $3
     from organization_usage usage where usage.organization_id = organizations.id and organizations.id = $1`,
    [whose.organizationId, bytes, files],
  )

const sound = (size: number): Sending => ({ folderId, name: newName('wav'), bytes: soundOf(1000), length: size })

/** The announcement alone: nothing of it has come yet. */
const announce = (whose: Person, { length, name, folderId: target }: Sending, key?: string): Promise<Answer> => {
  const parts = Object.entries({ folderId: target, filename: name }).map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
  const known = key === undefined ? {} : { 'idempotency-key': key }
  const headers = { ...records, ...known, 'tus-resumable': '1.0.0', 'upload-length': String(length), 'upload-metadata': parts.join(',') }
  return whose.ask({ method: 'POST', path: '/v1/uploads', headers })
}
const addressOf = (answer: Answer): string => answer.headers.get('location') ?? ''
const endAll = async (whose: Person, answers: readonly Answer[]): Promise<void> => {
  for (const answer of answers.filter(({ status }) => status === 201)) await giveUp(whose, addressOf(answer))
}

describe('room that was promised', () => {
  it('is no other upload’s, in bytes, until it is given up', async () => {
    await leave(person, 10_000, 100)
    const answers = await Promise.all(Array.from({ length: 6 }, () => announce(person, sound(4000))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({ message: 'STORAGE_SIZE_EXCEEDED', needed: 4000, available: 2000 })
    await endAll(person, answers)
    const again = await announce(person, sound(10_000))
    expect(again.status).toBe(201)
    await endAll(person, [again])
  })

  it('is no other upload’s, in files', async () => {
    await leave(person, GIGABYTE, 2)
    const answers = await Promise.all(Array.from({ length: 4 }, () => announce(person, sound(1000))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409])
    await endAll(person, answers)
  })

  it('is no copy’s', async () => {
    await leave(person, GIGABYTE, 10)
    const made = await upload(person, { folderId, name: newName('wav'), bytes: soundOf(3000) })
    const { assetId } = made.json as { readonly assetId: string }
    await leave(person, 5000, 10)
    const promised = await announce(person, sound(4000))
    const folder = await newFolder(person)
    const copy = () =>
      person.ask({ method: 'POST', path: '/v1/library/copy', headers: records, body: { selection: { kind: 'items', folders: [], assets: [assetId] }, destinationId: folder, decisions: {} } })
    expect(await copy()).toMatchObject({ status: 409, json: { message: 'STORAGE_SIZE_EXCEEDED', available: 1000 } })
    await endAll(person, [promised])
    expect((await copy()).status).toBeLessThan(300)
  })

  it('is judged once more when what took long has come to its end, and nothing of that is counted', async () => {
    await leave(person, 1000, 10)
    const add = (bytes: number) =>
      inTenant(server.database, person.organizationId, async (tenant) => {
        const full = await book(tenant, { bytes, files: 0 })
        return full === undefined ? Result.succeed(undefined) : Result.fail(full)
      })
    const full = { failure: { code: 'STORAGE_SIZE_EXCEEDED', needed: 1001, available: 1000 } }
    expect([await add(1001), await add(1001)]).toMatchObject([full, full])
    expect(Result.isSuccess(await add(1000))).toBe(true)
    await server.database.owner.query('update organization_usage set used_bytes = used_bytes - 1000 where organization_id = $1', [person.organizationId])
  })

  it('is kept for the upload itself, and becomes its file', async () => {
    await leave(person, 1000, 1)
    const sending = { folderId, name: newName('wav'), bytes: soundOf(1000) }
    const path = await begin(person, sending)
    expect((await send(person, path, 0, sending.bytes)).status).toBe(200)
    await leave(person, 1000, 1)
    expect((await upload(person, { folderId, name: newName('wav'), bytes: soundOf(1000) })).status).toBe(201)
  })

  it('is promised once to who was not told that their upload had begun: they go on with the same', async () => {
    await leave(person, 1000, 1)
    const [sending, key] = [sound(1000), randomUUID()]
    const [first, second] = [await announce(person, sending, key), await announce(person, sending, key)]
    expect([first.status, second.status, addressOf(second)]).toEqual([201, 201, addressOf(first)])
    const path = new URL(addressOf(first), 'http://any').pathname
    expect((await send(person, path, 0, sending.bytes.subarray(0, 400))).status).toBe(204)
    const third = await announce(person, sending, key)
    expect([third.status, addressOf(third), third.headers.get('upload-offset')]).toEqual([201, addressOf(first), '400'])
    const made = await send(person, path, 400, sending.bytes.subarray(400))
    expect(made.status).toBe(200)
    const fourth = await announce(person, sending, key)
    expect([fourth.status, fourth.json]).toEqual([201, made.json])
  })

  it('is promised once, too, of what was asked for twice at the same moment', async () => {
    await leave(person, 1000, 1)
    const [sending, key] = [sound(1000), randomUUID()]
    const answers = await Promise.all([announce(person, sending, key), announce(person, sending, key)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(new Set(answers.map(addressOf)).size).toBe(1)
    await endAll(person, answers.slice(0, 1))
    const again = await announce(person, sound(1000))
    expect(again.status).toBe(201)
    await endAll(person, [again])
  })

  it('is free again when what came was refused', async () => {
    await leave(person, 1000, 1)
    const refused = await upload(person, { folderId, name: newName('png'), bytes: soundOf(1000) })
    expect(refused.status).toBe(415)
    expect((await upload(person, { folderId, name: newName('wav'), bytes: soundOf(1000) })).status).toBe(201)
  })

  it('is free again after a day', async () => {
    await leave(person, 1000, 1)
    const first = await announce(person, sound(1000))
    expect((await announce(person, sound(1000))).status).toBe(409)
    await server.database.owner.query(`update upload_reservations set begun_at = now() - interval '25 hours'`)
    const second = await announce(person, sound(1000))
    expect(second.status).toBe(201)
    await endAll(person, [first, second])
  })
})

it('the disk is promised once, over all organizations', async () => {
  const { bavail, bsize } = await statfs(server.dataDirectory)
  const twoThirds = Math.floor(((bavail * bsize - DISK_RESERVE) * 2) / 3)
  await Promise.all([leave(person, 10 * twoThirds, 100), leave(other, 10 * twoThirds, 100)])
  const answers = await Promise.all([announce(person, sound(twoThirds)), announce(other, { ...sound(twoThirds), folderId: elsewhere })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 507])
  expect((await announce(other, { ...sound(1000), folderId: elsewhere })).status).toBe(201)
  await endAll(person, answers.slice(0, 1))
  await endAll(other, answers.slice(1))
})

it('nobody has more than so many uploads under way', async () => {
  await leave(person, GIGABYTE, 2 * MOST_OF_A_PERSON)
  const answers: Answer[] = []
  for (let count = 0; count < MOST_OF_A_PERSON; count += 1) answers.push(await announce(person, sound(1000)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  const one = await announce(person, sound(1000))
  expect([one.status, one.headers.get('retry-after')]).toEqual([429, '60'])
  await endAll(person, answers)
})
