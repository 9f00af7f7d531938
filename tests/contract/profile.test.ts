import { randomBytes, randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../server/demo/installation.ts'
import { ask, credentialsOf, logIn, personOf, signIn, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'

const EMAIL = 'user@harbour.example'
const MB = 1024 ** 2

let server: TestServer
let person: Person

/** The newest token: whoever changes their name gets another one. */
const renewed = async (who: Person): Promise<Person> => {
  const answer = await ask(server.url, { method: 'POST', path: '/v1/auth/refresh-token', body: { refreshToken: who.refreshToken } })
  return personOf(server.url, { ...answer, json: { refreshToken: who.refreshToken, ...(answer.json as object) } })
}
const profile = async () => (await person.ask({ path: '/v1/account/profile' })).json as { pictureVersion: string | null }
const save = (body: object) => person.ask({ method: 'PUT', path: '/v1/account/profile', body })
const sendPicture = async (bytes: Buffer, type = 'image/png') => {
  const response = await fetch(`${server.url}/v1/account/picture`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': type },
    body: new Uint8Array(bytes),
  })
  return { status: response.status, json: (await response.json()) as object }
}
const picture = (format: 'png' | 'jpeg' | 'gif' | 'webp') =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } }).toFormat(format).toBuffer()
/** The same PNG, whose head says that it is a square of so many pixels a side. */
const claiming = (png: Buffer, side: number): Buffer => {
  png.writeUInt32BE(side, 16)
  png.writeUInt32BE(side, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

beforeAll(async () => {
  server = await startTestServer()
  person = await signIn(server.url, EMAIL)
})
afterAll(() => server.stop())

describe('the own account', () => {
  it('is read, changed and recorded', async () => {
    expect(await profile()).toEqual({ email: EMAIL, firstName: 'Nora', lastName: 'Whitfield', role: 'User', language: null, pictureVersion: null })
    const saved = await save({ firstName: ' Nóra ', lastName: 'Whitfield', language: 'es' })
    expect(saved).toMatchObject({ status: 200, json: { firstName: 'Nóra', language: 'es' } })
    expect((await person.ask({ path: '/v1/account/profile' })).status).toBe(401)
    person = await renewed(person)
    const admin = await signIn(server.url, 'admin@harbour.example')
    const log = (await admin.ask({ path: '/v1/activity?kind=user.updated' })).json as { items: readonly object[] }
    expect(log.items[0]).toMatchObject({ before: { firstName: 'Nora', language: null }, after: { firstName: 'Nóra', language: 'es' } })
  })

  it.each([
    [{ firstName: 'N', lastName: 'Whitfield', language: 'es' }, { firstName: { code: 'tooShort', limit: 2 } }],
    [{ firstName: 'Nora', lastName: 'Whitfield', language: 'de' }, { language: { code: 'notAnOption' } }],
  ])('refuses %j', async (body, fields) => {
    expect(await save(body)).toMatchObject({ status: 400, json: { message: 'VALIDATION_FAILED', fields } })
  })

  it('takes no field that is not its own', async () => {
    const answer = await save({ firstName: 'Nora', lastName: 'Whitfield', language: 'es', role: 'Admin' })
    expect(answer).toMatchObject({ status: 400, json: { message: 'VALIDATION_FAILED' } })
  })
})

describe('the own picture', () => {
  it.each(['png', 'jpeg', 'gif'] as const)('is taken as %s, by its content, and shown as WebP', async (format) => {
    const sent = await sendPicture(await picture(format), 'application/octet-stream')
    expect(sent.status).toBe(200)
    const { pictureVersion } = await profile()
    const shown = await fetch(`${server.url}/v1/s/${person.sessionId}/users/${person.userId}/picture/${pictureVersion}`, {
      headers: { cookie: person.cookie },
    })
    expect([shown.status, shown.headers.get('content-type'), shown.headers.get('x-content-type-options')]).toEqual([200, 'image/webp', 'nosniff'])
    const { width, height } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
    expect([width, height]).toEqual([256, 256])
  })

  it.each([
    ['of nothing', async () => Buffer.alloc(0), 'fileTypeNotSupported'],
    ['in another format', () => picture('webp'), 'fileTypeNotSupported'],
    ['that is none', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'fileTypeNotSupported'],
    ['that is broken', async () => (await picture('png')).subarray(0, 60), 'pictureUnreadable'],
    ['that claims a billion pixels', async () => claiming(await picture('png'), 32_000), 'tooManyPixels'],
    ['of one byte more than 3 MB', async () => Buffer.concat([await picture('png'), randomBytes(3 * MB)]).subarray(0, 3 * MB + 1), 'fileTooLarge'],
  ])('is refused: one %s', async (_what, bytes, code) => {
    const { pictureVersion } = await profile()
    expect(await sendPicture(await bytes())).toMatchObject({ status: 400, json: { message: 'VALIDATION_FAILED', fields: { picture: { code } } } })
    expect((await profile()).pictureVersion).toBe(pictureVersion)
  })

  it('is taken with 3 MB', async () => {
    const bytes = Buffer.concat([await picture('jpeg'), randomBytes(3 * MB)]).subarray(0, 3 * MB)
    expect((await sendPicture(bytes)).status).toBe(200)
  })

  it('is removed', async () => {
    const { pictureVersion } = await profile()
    expect(await person.ask({ method: 'DELETE', path: '/v1/account/picture' })).toMatchObject({ status: 200, json: { pictureVersion: null } })
    const gone = await person.fetch({ path: `/v1/s/${person.sessionId}/users/${person.userId}/picture/${String(pictureVersion)}` })
    expect(gone.status).toBe(404)
  })
})

describe('the own sessions', () => {
  const read = async () =>
    ((await person.ask({ path: '/v1/account/sessions' })).json as { sessions: readonly { id: string; isCurrent: boolean; userAgent: string; address: string; isHere: boolean }[] }).sessions

  it('are listed and ended one by one', async () => {
    const other = await signIn(server.url, EMAIL)
    expect((await read()).find(({ isCurrent }) => isCurrent)?.id).toBe(person.sessionId)
    expect((await read()).map(({ id }) => id)).toContain(other.sessionId)
    expect((await read())[0]).toMatchObject({ id: person.sessionId, userAgent: 'node', address: '127.0.0.1', isHere: true })
    const ended = await person.ask({ method: 'DELETE', path: `/v1/account/sessions/${other.sessionId}` })
    expect(ended.status).toBe(200)
    expect((await other.ask({ path: '/v1/account/profile' })).status).toBe(401)
    expect((await read()).map(({ id }) => id)).not.toContain(other.sessionId)
  })

  it('are nobody else’s', async () => {
    const admin = await signIn(server.url, 'admin@harbour.example')
    for (const id of [admin.sessionId, randomUUID()])
      expect((await person.ask({ method: 'DELETE', path: `/v1/account/sessions/${id}` })).status).toBe(404)
    expect((await admin.ask({ path: '/v1/account/profile' })).status).toBe(200)
  })

  it('end everywhere but here', async () => {
    const other = await signIn(server.url, EMAIL)
    const { json } = await person.ask({ method: 'DELETE', path: '/v1/account/other-sessions' })
    expect(json).toMatchObject({ sessions: [{ id: person.sessionId, isCurrent: true }] })
    expect([(await other.ask({ path: '/v1/account/profile' })).status, (await person.ask({ path: '/v1/account/profile' })).status]).toEqual([401, 200])
  })

  it('of another network are told apart', async () => {
    const other = await signIn(server.url, EMAIL)
    await server.database.owner.query(`update sessions set address = '203.0.113.7' where id = $1`, [other.sessionId])
    expect((await read()).find(({ id }) => id === other.sessionId)).toMatchObject({ address: '203.0.113.7', isHere: false })
    await other.ask({ method: 'DELETE', path: '/v1/account/sessions' })
    person = await signIn(server.url, EMAIL)
  })

  it('end everywhere at once', async () => {
    const other = await signIn(server.url, EMAIL)
    expect((await other.ask({ method: 'DELETE', path: '/v1/account/sessions' })).status).toBe(200)
    for (const one of [other, person]) expect((await one.ask({ path: '/v1/account/profile' })).status).toBe(401)
    person = await signIn(server.url, EMAIL)
  })
})

describe('the own password', () => {
  const change = (current: string, password: string) =>
    person.ask({ method: 'PUT', path: '/v1/account/password', body: { current, password, repeat: password } })

  it('is changed by who knows it: here one stays signed in, everywhere else not', async () => {
    const other = await signIn(server.url, EMAIL)
    expect((await change(DEMO_PASSWORD, 'Another-demo-2')).status).toBe(200)
    expect((await other.ask({ path: '/v1/account/profile' })).status).toBe(401)
    person = await renewed(person)
    expect((await person.ask({ path: '/v1/account/profile' })).status).toBe(200)
    expect((await logIn(server.url, credentialsOf(EMAIL))).status).toBe(403)
    expect((await logIn(server.url, { ...credentialsOf(EMAIL), password: 'Another-demo-2' })).status).toBe(200)
    const { rows } = await server.database.owner.query(`select changed_by, before, after from activity where kind = 'password.changed' and resource_id = $1`, [person.userId])
    expect(rows).toEqual([{ changed_by: person.userId, before: null, after: null }])
  })

  it('is not changed without the current one, and not guessed', async () => {
    expect(await change('wrong', 'Password-1')).toMatchObject({ status: 400, json: { fields: { password: { code: 'passwordCommon' } } } })
    expect(await change('wrong', 'weak')).toMatchObject({ status: 400, json: { fields: { password: { code: 'passwordTooShort' } } } })
    for (let guess = 0; guess < 5; guess += 1)
      expect(await change('wrong', 'Another-demo-3')).toMatchObject({ status: 403, json: { message: 'INVALID_CREDENTIALS' } })
    expect(await change('Another-demo-2', 'Another-demo-3')).toMatchObject({ status: 429, json: { message: 'RATE_LIMITED' } })
  })
})
