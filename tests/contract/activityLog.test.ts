import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ActivityEntry } from '../../src/domain/activity/entry.ts'
import { makeFolder } from '../security/matrix/targets.ts'
import { signIn, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { activityFilterOf, EMPTY_FILTER, type ActivityFilter } from '../../src/domain/activity/filter.ts'
import { signal, value } from './outcomes.ts'
import { EMAIL, ORGANIZATION, SIDES, type Ports } from './ports.ts'

interface Page {
  readonly items: readonly ActivityEntry[]
  readonly next: string | null
  readonly object?: { readonly name: string }
}

let server: TestServer
let admin: Person

/** As the demo names admin@harbour.example. */
const NAME = { firstName: 'Ingrid', lastName: 'Solberg' }

const path = (query: Readonly<Record<string, string>>): string => `/v1/activity?${new URLSearchParams(query).toString()}`
const read = async (query: Readonly<Record<string, string>>): Promise<Page> => (await admin.ask({ path: path(query) })).json as Page
const kindsOf = ({ items }: Page): readonly string[] => items.map(({ kind }) => kind)

const newFolder = async (name: string): Promise<void> => {
  const made = await admin.ask({ method: 'POST', path: '/v1/folders', headers: { 'x-resource-type': 'RECORDS' }, body: { name, parentId: null } })
  expect(made.status).toBe(200)
}

const file = async (query: string): Promise<{ readonly status: number; readonly type: string | null; readonly text: string }> => {
  const url = `${server.url}/v1/s/${admin.sessionId}/organizations/${admin.organizationId}/activity.csv?${query}`
  const answer = await fetch(url, { headers: { cookie: admin.cookie } })
  return { status: answer.status, type: answer.headers.get('content-type'), text: Buffer.from(await answer.arrayBuffer()).toString('utf8') }
}

beforeAll(async () => {
  server = await startTestServer()
  admin = await signIn(server.url, 'admin@harbour.example')
  await signIn(server.url, 'user@harbour.example')
  for (const name of ['=cmd|calc', 'Second', 'Third']) await newFolder(name)
})
afterAll(() => server.stop())

describe('the activity log', () => {
  it('tells what was done, by whom and with what, newest first', async () => {
    const { items } = await read({ kind: 'folder.created' })
    expect(items.map(({ resourceName }) => resourceName)).toEqual(['Third', 'Second', '=cmd|calc'])
    expect(items[0]).toMatchObject({ ...NAME, status: 'Succeeded', before: null })
    const dates = items.map(({ at }) => at)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('is read page by page, each entry once', async () => {
    const whole = (await read({ limit: '200' })).items
    const pieces: ActivityEntry[] = []
    for (let next: string | null = ''; next !== null; ) {
      const page: Page = await read({ limit: '2', ...(next === '' ? {} : { after: next }) })
      pieces.push(...page.items)
      next = page.next
    }
    expect(whole.length).toBeGreaterThan(4)
    expect(pieces.map(({ id }) => id)).toEqual(whole.map(({ id }) => id))
  })

  it('is narrowed by names from their beginning without case, by activity, status and time', async () => {
    const first = NAME.firstName.slice(0, 3).toUpperCase()
    const ofAdmin = await read({ firstName: first, lastName: NAME.lastName, limit: '200' })
    expect(ofAdmin.items.length).toBeGreaterThan(3)
    expect(ofAdmin.items.every(({ firstName, lastName }) => firstName === NAME.firstName && lastName === NAME.lastName)).toBe(true)
    expect(new Set((await read({ kind: 'login' })).items.map(({ firstName }) => firstName)).size).toBe(2)
    expect((await read({ firstName: '%' })).items).toEqual([])
    expect((await read({ status: 'Failed', kind: 'folder.created' })).items).toEqual([])

    const [newest] = (await read({ kind: 'folder.created' })).items
    const at = newest?.at ?? ''
    expect(kindsOf(await read({ kind: 'folder.created', from: at }))).toContain('folder.created')
    expect((await read({ kind: 'folder.created', before: at })).items.every((entry) => entry.at < at)).toBe(true)
    expect((await read({ from: '2099-01-01T00:00:00.000Z' })).items).toEqual([])
  })

  it('keeps what was refused, with its code', async () => {
    const taken = await admin.ask({ method: 'POST', path: '/v1/folders', headers: { 'x-resource-type': 'RECORDS' }, body: { name: 'Second', parentId: null } })
    expect(taken.json).toMatchObject({ message: 'FOLDER_ALREADY_EXISTS' })
    const [refused] = (await read({ status: 'Failed', kind: 'folder.created' })).items
    expect(refused).toMatchObject({ resourceName: 'Second', after: { code: 'FOLDER_ALREADY_EXISTS' } })
  })

  it('names what a failed attempt was about, with address and client, in the file as well', async () => {
    const second = (await read({ kind: 'folder.created', status: 'Succeeded' })).items.find(({ resourceName }) => resourceName === 'Second')
    const id = second?.resourceId ?? ''
    const headers = { 'x-resource-type': 'RECORDS', 'user-agent': 'Museum terminal' }
    const renamed = await admin.ask({ method: 'PATCH', path: `/v1/folders/${id}`, headers, body: { name: 'Third', revision: 1 } })
    expect(renamed.status).toBe(409)
    const [attempt] = (await read({ resourceId: id, status: 'Failed' })).items
    expect(attempt).toMatchObject({ kind: 'folder.updated', resourceId: id, resourceName: 'Second', after: { client: 'Museum terminal' } })
    expect(attempt?.after?.['fromAddress']).toMatch(/127\.0\.0\.1|::1/)
    const { text } = await file(`resourceId=${id}&status=Failed&language=en-US`)
    expect(text).toContain('"Second"')
    expect(text).toContain('client:  → Museum terminal')
  })

  it('is narrowed to one thing, and names nothing that is restricted for the reader', async () => {
    const second = (await read({ kind: 'folder.created', status: 'Succeeded' })).items.find(({ resourceName }) => resourceName === 'Second')
    const id = second?.resourceId ?? ''
    expect(new Set((await read({ resourceId: id })).items.map(({ resourceId }) => resourceId))).toEqual(new Set([id]))
    const platform = await signIn(server.url, 'super@vitrine.example')
    const restricted = await platform.ask({
      method: 'POST',
      path: `/v1/users/${admin.userId}/restrictions`,
      headers: { 'x-organization-id': admin.organizationId },
      body: { restrict: [{ kind: 'folder', id }], lift: [] },
    })
    expect(restricted.status).toBe(200)
    // The session's rights are new with its first restriction.
    admin = await signIn(server.url, 'admin@harbour.example')
    const { items: page, object } = await read({ resourceId: id })
    expect(object).toEqual({ name: '' })
    expect(page.every(({ target }) => target === undefined)).toBe(true)
    expect(page.length).toBeGreaterThan(1)
    expect(page.every(({ resourceName, before, after }) => resourceName === '' && before === null && after === null)).toBe(true)
    expect((await file(`resourceId=${id}&language=en-US`)).text).not.toContain('Second')
  })

  it.each([{ after: 'nonsense' }, { kind: 'folder.eaten' }, { status: 'Maybe' }, { from: 'yesterday' }])('refuses %j', async (query) => {
    const answer = await admin.ask({ path: path(query) })
    expect(answer).toMatchObject({ status: 400, json: { message: 'VALIDATION_FAILED' } })
  })
})

describe('the activity log as a file', () => {
  it('has every entry in the language asked for, and formulas are inert', async () => {
    const { status, type, text } = await file('kind=folder.created&status=Succeeded&language=no')
    expect([status, type]).toEqual([200, 'text/csv; charset=utf-8'])
    const lines = text.split('\r\n')
    expect(lines[0]).toBe('\uFEFF"Dato","Fornavn","Etternavn","Gjort som superadministrator","Aktivitet","Gjelder","Utførelsesstatus","Endringer"')
    expect(lines).toHaveLength(5)
    expect(lines[3]).toContain(`,"","Mappe opprettet","'=cmd|calc","Utført",`)
  })

  it('marks what a super administrator of the platform did', async () => {
    const platform = await signIn(server.url, 'super@vitrine.example')
    const headers = { 'x-resource-type': 'RECORDS', 'x-organization-id': admin.organizationId }
    const made = await platform.ask({ method: 'POST', path: '/v1/folders', headers, body: { name: 'From above', parentId: null } })
    expect(made.status).toBe(200)
    const lines = (await file('kind=folder.created&language=en-US')).text.split('\r\n')
    expect([lines[1]?.includes(',"Yes",'), lines[2]?.includes(',"Yes",')]).toEqual([true, false])
  })

  it('refuses a filter that is none, and another organization', async () => {
    expect((await file('kind=nothing')).status).toBe(400)
    const url = `${server.url}/v1/s/${admin.sessionId}/organizations/${randomUUID()}/activity.csv`
    expect((await fetch(url, { headers: { cookie: admin.cookie } })).status).toBe(404)
  })
})

describe('an entry of the activity log', () => {
  it('leads to what it tells of while that is there, and shows who did it', async () => {
    const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } }).png().toBuffer()
    const sent = await fetch(`${server.url}/v1/account/picture`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'image/png' },
      body: new Uint8Array(picture),
    })
    expect(sent.status).toBe(200)
    const { id } = await makeFolder(admin, 'RECORDS')
    const path = { resourceId: id }
    const [made] = (await read(path)).items
    expect(made?.target).toEqual({ kind: 'folder', id, type: 'RECORDS' })
    expect(made?.personId).toBe(admin.userId)
    const portrait = await admin.fetch({ path: `/v1/s/${admin.sessionId}/users/${made?.personId ?? ''}/picture/${made?.portrait ?? ''}` })
    expect([portrait.status, portrait.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const selection = { kind: 'items', folders: [id], assets: [] }
    await admin.ask({ method: 'POST', path: '/v1/library/trash', headers: { 'x-resource-type': 'RECORDS' }, body: { selection } })
    expect((await read(path)).items.map(({ target }) => target)).toEqual([{ kind: 'folder', id }, { kind: 'folder', id }])
    await admin.ask({ method: 'POST', path: '/v1/trash/delete', body: { selection } })
    const gone = await read(path)
    expect(gone.items.map(({ target }) => target)).toEqual([undefined, undefined, undefined])
    expect(gone).toMatchObject({ organization: 'Harbour Museum', object: { name: made?.resourceName } })
  })

  it('names no person of another organization', async () => {
    const platform = await signIn(server.url, 'super@vitrine.example')
    const headers = { 'x-resource-type': 'RECORDS', 'x-organization-id': admin.organizationId }
    await platform.ask({ method: 'POST', path: '/v1/folders', headers, body: { name: 'From the platform', parentId: null } })
    const [entry] = (await read({ kind: 'folder.created' })).items
    expect(entry).toMatchObject({ resourceName: 'From the platform', byPlatform: true })
    expect([entry?.personId, entry?.portrait]).toEqual([undefined, undefined])
  })
})

describe.each(SIDES)('the port of the activity log %s', (_, open) => {
  let ports: Ports
  const from = (filter: ActivityFilter, page: { readonly after?: string; readonly limit?: number } = {}) =>
    ports.activity.read({ organizationId: ports.organizationId, filter, limit: 50, ...page }, signal())

  beforeAll(async () => {
    ports = await open()
    const guess = { email: EMAIL, organization: ORGANIZATION, password: 'not it', rememberMe: false }
    for (let time = 0; time < 3; time += 1) await ports.sessions.logIn(guess, signal())
  })
  afterAll(() => ports.stop())

  it('has sign-ins that were refused as one entry, with their number', async () => {
    const refused = async () => value(await from({ kind: 'login', status: 'Failed' })).items.filter(({ personId }) => personId === ports.userId)
    await expect.poll(async () => (await refused()).map((entry) => entry.refused?.times)).toEqual([3])
    const [entry] = await refused()
    expect(entry).toMatchObject({ resourceId: ports.userId, after: { email: EMAIL }, refused: { limited: 0 } })
    expect((entry?.refused?.lastAt ?? '') >= (entry?.at ?? '')).toBe(true)
  })

  it('is read page by page, newest first, each entry once', async () => {
    const whole = value(await from({ kind: 'login' }, { limit: 200 }))
    expect([whole.items.length > 1, whole.next, whole.organization]).toEqual([true, null, ORGANIZATION])
    const dates = whole.items.map(({ at }) => at)
    expect(dates).toEqual(dates.toSorted().toReversed())
    const [first] = whole.items
    const page = value(await from({ kind: 'login' }, { limit: 1 }))
    const rest = value(await from({ kind: 'login' }, { limit: 200, after: page.next ?? '' }))
    expect(page.items.map(({ id }) => id)).toEqual([first?.id])
    expect(rest.items.map(({ id }) => id)).toEqual(whole.items.slice(1).map(({ id }) => id))
  })

  it('is narrowed by name, activity, status, day and thing', async () => {
    const [newest] = value(await from({ status: 'Failed', kind: 'login' })).items
    const { firstName = '', lastName = '', resourceId = '' } = newest ?? {}
    const some = value(await from({ firstName: firstName.slice(0, 2).toUpperCase(), lastName: lastName.toLowerCase() })).items
    expect(some.length).toBeGreaterThan(0)
    expect(some.every((entry) => entry.firstName === firstName && entry.lastName === lastName)).toBe(true)
    const about = value(await from({ object: { kind: 'user', id: resourceId } }))
    expect(about.items.every((entry) => entry.resourceId === resourceId)).toBe(true)
    expect(about.object?.name).toBe(newest?.resourceName)
    expect(value(await from(activityFilterOf({ ...EMPTY_FILTER, from: '01/01/2099' }))).items).toEqual([])
    expect(value(await from({ firstName: 'Nobody at all' })).items).toEqual([])
  })
})
