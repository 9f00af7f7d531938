import { afterAll, expect, it } from 'vitest'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import type { Person } from '../support/server/person.ts'
import { startTestServer } from '../support/server/testServer.ts'
import { personWith } from './matrix/people.ts'

const OWN = 'Harbour Museum'
const server = await startTestServer()
const maker = await personWith(server.url, server.database, OWN, PERMISSIONS)
afterAll(() => server.stop())

const asking = { path: '/v1/account/sessions' }
const save = async (sessionHours: number | null) => {
  const answer = await maker.ask({ method: 'PUT', path: `/v1/organizations/${maker.organizationId}/policies`, body: { sessionHours, mailDomains: [] } })
  expect(answer.status, answer.text).toBe(200)
}
const aged = async ({ sessionId }: Person, hours: number) =>
  server.database.owner.query('update sessions set created_at = now() - make_interval(hours => $2) where id = $1', [sessionId, hours])
const refresh = (person: Person) => person.ask({ method: 'POST', path: '/v1/auth/refresh-token', body: { refreshToken: person.refreshToken } })
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
    method: 'PUT',
    path: `/v1/organizations/${maker.organizationId}/policies`,
    body: { sessionHours: null, mailDomains: [] },
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
