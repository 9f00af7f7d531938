import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import { HttpCaller } from '../../src/infrastructure/http/HttpCaller.ts'
import { HttpSessionGateway } from '../../src/infrastructure/session/HttpSessionGateway.ts'
import { codeOf, signal } from '../contract/outcomes.ts'
import { signIn, type Person } from '../support/server/person.ts'
import { startTestServer } from '../support/server/testServer.ts'
import { personWith } from './matrix/people.ts'

const OWN = 'Harbour Museum'
const server = await startTestServer()
let maker = await personWith(server.url, server.database, OWN, PERMISSIONS)
afterAll(() => server.stop())

const asking = { path: '/v1/account/sessions' }
const save = async (sessionHours: number | null, idleMinutes: number | null = null) => {
  const answer = await maker.ask({ method: 'PATCH', path: `/v1/organizations/${maker.organizationId}/policies`, body: { sessionHours, idleMinutes, mailDomains: [], sharingAllowed: true } })
  expect(answer.status, answer.text).toBe(200)
}
const aged = async ({ sessionId }: Person, hours: number) =>
  server.database.owner.query('update sessions set created_at = now() - make_interval(hours => $2) where id = $1', [sessionId, hours])
const refresh = (person: Person, idle: object = {}) => person.ask({ method: 'POST', path: '/v1/auth/refresh-token', body: { refreshToken: person.refreshToken, ...idle } })
const lasts = async ({ sessionId }: Person): Promise<number> => {
  const { rows } = await server.database.owner.query<{ hours: number }>('select extract(epoch from expires_at - created_at)::float / 3600 as hours from sessions where id = $1', [sessionId])
  return rows[0]?.hours ?? 0
}

it('a shorter sign-in ends the older ones at their next request, and goes on with the younger ones for what is left', async () => {
  const [old, young] = [await personWith(server.url, server.database, OWN, ['VIEW_RESOURCES']), await personWith(server.url, server.database, OWN, ['VIEW_RESOURCES', 'EDIT_RESOURCES'])]
  await aged(old, 5)
  expect((await old.ask(asking)).status).toBe(200)
  await save(4)
  expect((await old.ask(asking)).message).toBe('NOT_SIGNED_IN')
  expect((await refresh(old)).status).not.toBe(200)
  expect((await refresh(young)).status).toBe(200)
  expect(await lasts(young)).toBeCloseTo(4, 1)
})

it('a new sign-in lasts as long as the organization says, and as everywhere where it says nothing', async () => {
  const row = async () => {
    const { rows } = await server.database.owner.query<{ hours: number | null }>('select session_hours as hours from organizations where id = $1', [maker.organizationId])
    return rows[0]?.hours
  }
  expect(await row()).toBe(4)
  expect(await lasts(await personWith(server.url, server.database, OWN, ['VIEW_RESOURCES', 'DOWNLOAD_RESOURCES']))).toBeCloseTo(4, 1)
  const again = await refresh(maker)
  const { token } = again.json as { readonly token: string }
  const answer = await maker.ask({
    method: 'PATCH',
    path: `/v1/organizations/${maker.organizationId}/policies`,
    body: { sessionHours: null, idleMinutes: null, mailDomains: [], sharingAllowed: true },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status, answer.text).toBe(200)
  expect(await lasts(await personWith(server.url, server.database, OWN, ['DOWNLOAD_RESOURCES']))).toBeCloseTo(8, 1)
  const { rows } = await server.database.owner.query(
    "select before, after from activity where kind = 'tenant.updated' and after ? 'sessionHours' order by at",
  )
  expect(rows).toEqual([
    { before: { sessionHours: null }, after: { sessionHours: 4 } },
    { before: { sessionHours: 4 }, after: { sessionHours: null } },
  ])
})

describe('a sign-in without use', () => {
  // What was saved before has made the older token stale.
  beforeAll(async () => {
    maker = await signIn(server.url, 'admin@harbour.example')
  })

  /** Somebody whose session was renewed and used so many minutes ago. */
  const last = async (renewed: number, acted = renewed): Promise<Person> => {
    const person = await signIn(server.url, 'user@harbour.example')
    await server.database.owner.query(
      'update sessions set used_at = now() - make_interval(mins => $2), acted_at = now() - make_interval(mins => $3) where id = $1',
      [person.sessionId, renewed, acted],
    )
    return person
  }
  const row = async ({ sessionId }: Person) => {
    const { rows } = await server.database.owner.query<{ readonly acted: number; readonly ended: boolean }>(
      'select extract(epoch from now() - acted_at)::float8 / 60 as acted, ended_at is not null as ended from sessions where id = $1',
      [sessionId],
    )
    return rows[0]
  }
  const said = async (person: Person, idleMinutes?: number) =>
    (await refresh(person, idleMinutes === undefined ? {} : { idleSeconds: idleMinutes * 60 })).status

  it('goes on where nothing is asked', async () => {
    expect(await said(await last(7 * 60))).toBe(200)
  })

  it('ends after the time that is set and that of an access token, and not before', async () => {
    await save(null, 30)
    const [back, late] = [await last(39), await last(41)]
    expect([await said(back), await said(late)]).toEqual([200, 401])
    expect([(await row(back))?.ended, (await row(late))?.ended]).toEqual([false, true])
    expect((await late.ask(asking)).message).toBe('NOT_SIGNED_IN')
    expect(await said(late)).toBe(401)
  })

  it('is not kept alive by a page that renews itself while nobody is there, but by whoever is', async () => {
    const [left, there] = [await last(8, 28), await last(8, 28)]
    expect(await said(left, 28)).toBe(200)
    expect((await row(left))?.acted).toBeCloseTo(28, 0)
    expect(await said(there, 1)).toBe(200)
    expect((await row(there))?.acted).toBeCloseTo(1, 0)
    const gone = await last(8, 31)
    expect([await said(gone, 31), (await row(gone))?.ended]).toEqual([401, true])
    const elsewhere = await last(8, 5)
    expect(await said(elsewhere, 600)).toBe(200)
  })

  it('is told by the browser itself', async () => {
    const { refreshToken } = await last(8, 31)
    const sessions = new HttpSessionGateway(new HttpCaller(server.url), () => 'en-US', () => 31 * 60)
    expect(codeOf(await sessions.refresh(refreshToken, signal()))).toBe('NOT_SIGNED_IN')
  })

  it('is in the log, and goes on again where it may', async () => {
    await save(null)
    expect(await said(await last(100))).toBe(200)
    const { rows } = await server.database.owner.query("select before, after from activity where kind = 'tenant.updated' and after ? 'idleMinutes' order by at")
    expect(rows).toEqual([
      { before: { idleMinutes: null }, after: { idleMinutes: 30 } },
      { before: { idleMinutes: 30 }, after: { idleMinutes: null } },
    ])
  })
})

it('an organization that is deleted is changed by nobody until it is restored', async () => {
  const platform = await signIn(server.url, 'super@vitrine.example')
  const { organizationId } = await signIn(server.url, 'admin@fjord.example')
  const there = (method: string, ending: string, body?: object) =>
    platform.ask({ method, path: `/v1/organizations/${organizationId}${ending}`, ...(body === undefined ? {} : { body }) })
  const { revision } = (await there('GET', '')).json as { readonly revision: number }
  const changes = async (seen: number) => [
    await there('PATCH', '', { city: 'Tromsø', revision: seen }),
    await there('PATCH', '/policies', { sessionHours: 24 }),
    await there('PATCH', '/two-factor', { required: false }),
  ]
  expect((await there('POST', '/delete', { name: 'Fjord Archive' })).status).toBe(200)
  expect((await changes(revision + 1)).map(({ message }) => message)).toEqual(['RESOURCE_IN_TRASH', 'RESOURCE_IN_TRASH', 'RESOURCE_IN_TRASH'])
  expect((await there('POST', '/restore')).status).toBe(200)
  expect((await changes(revision + 2)).map(({ status }) => status)).toEqual([200, 200, 200])
})
