import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { inModule, makeFolder, makePicture } from './matrix/targets.ts'

let server: TestServer
let superAdministrator: Person
let harbour: Person

beforeAll(async () => {
  server = await startTestServer()
  superAdministrator = await signIn(server.url, 'super@vitrine.example')
  harbour = await signIn(server.url, 'admin@harbour.example')
})
afterAll(() => server.stop())

const header = () => ({ 'x-organization-id': harbour.organizationId })
const there = (path: string) => `${path}?organization=${harbour.organizationId}`

it('a super administrator works in the organization that the header names, and its log says so', async () => {
  const visitor: Person = { ...superAdministrator, ask: (asking) => superAdministrator.ask({ ...asking, headers: { ...header(), ...asking.headers } }) }
  const { id } = await makeFolder(visitor, 'RECORDS')
  expect((await harbour.ask({ path: `/v1/folders/${id}`, headers: inModule('RECORDS') })).status).toBe(200)
  const { rows } = await server.database.owner.query(
    `select first_name, by_platform from activity where organization_id = $1 and resource_id = $2`,
    [harbour.organizationId, id],
  )
  expect(rows).toEqual([{ first_name: 'Alma', by_platform: true }])
})

it('their coming and going is in the log once, and told by nobody else', async () => {
  const path = `/v1/organizations/${harbour.organizationId}/visits`
  const report = (who: Person, event: string, visit: string, headers = {}) => who.ask({ method: 'POST', path, headers, body: { visit, event } })
  const visit = '22222222-0000-4000-8000-000000000001'
  expect((await report(superAdministrator, 'entered', visit)).status).toBe(200)
  expect((await report(superAdministrator, 'entered', visit, header())).status).toBe(200)
  expect((await report(superAdministrator, 'left', visit)).status).toBe(200)
  expect((await report(harbour, 'entered', visit)).status).toBe(403)
  const own = { method: 'POST', path: `/v1/organizations/${superAdministrator.organizationId}/visits`, body: { visit, event: 'entered' } }
  expect(await superAdministrator.ask(own)).toMatchObject({ message: 'OWN_ORGANIZATION' })
  const { items } = (await harbour.ask({ path: '/v1/activity?limit=50' })).json as { readonly items: readonly { readonly kind: string; readonly byPlatform: boolean; readonly firstName: string }[] }
  const visits = items.filter(({ kind }) => kind.startsWith('organization.'))
  expect(visits.map(({ kind, byPlatform, firstName }) => [kind, byPlatform, firstName])).toEqual([
    ['organization.left', true, 'Alma'],
    ['organization.entered', true, 'Alma'],
  ])
})

describe('who is at work elsewhere', () => {
  let visits = 0
  /** A super administrator who has come to the organization, in a session of their own. */
  const visitor = async () => {
    const who = await signIn(server.url, 'super@vitrine.example')
    const visit = `33333333-0000-4000-8000-${String((visits += 1)).padStart(12, '0')}`
    const report = (event: string) => who.ask({ method: 'POST', path: `/v1/organizations/${harbour.organizationId}/visits`, body: { visit, event } })
    expect((await report('entered')).status).toBe(200)
    return { who, report }
  }
  /** How often somebody left, as the organization's own administrator reads it. */
  const departures = async (): Promise<number> => {
    const { items } = (await harbour.ask({ path: '/v1/activity?kind=organization.left&limit=200' })).json as { readonly items: readonly { readonly byPlatform: boolean; readonly firstName: string }[] }
    return items.filter(({ byPlatform, firstName }) => byPlatform && firstName === 'Alma').length
  }
  const signOut = (who: Person) => who.ask({ method: 'POST', path: '/v1/auth/logout', body: { refreshToken: who.refreshToken } })

  it.each([
    ['signs out', signOut],
    ['is signed out from another browser', (who: Person) => superAdministrator.ask({ method: 'DELETE', path: `/v1/account/sessions/${who.sessionId}` })],
    ['is not signed in any longer, by the clock', (who: Person) => server.database.owner.query(
      `update sessions set expires_at = now() - interval '1 minute' where id = $1`, [who.sessionId]).then(() => server.database.pool.query('select end_expired_visits()'))],
  ])('leaves when one %s', async (_how, end) => {
    const before = await departures()
    const { who } = await visitor()
    await end(who)
    expect(await departures()).toBe(before + 1)
  })

  it('leaves once, however often it is told', async () => {
    const before = await departures()
    const { who, report } = await visitor()
    for (const event of ['left', 'entered']) expect((await report(event)).status).toBe(200)
    await signOut(who)
    expect(await departures()).toBe(before + 1)
    const { rows } = await server.database.owner.query('select 1 from visits')
    expect(rows).toEqual([])
  })

  it('stays while another of their sessions ends', async () => {
    const before = await departures()
    const { who } = await visitor()
    await signOut(await signIn(server.url, 'super@vitrine.example'))
    await server.database.pool.query('select end_expired_visits()')
    expect(await departures()).toBe(before)
    await signOut(who)
    expect(await departures()).toBe(before + 1)
  })
})

it('what they take home from there as a zip is theirs alone', async () => {
  const { id: asset } = await makePicture(harbour, 'RECORDS')
  const visiting = { headers: { ...header(), ...inModule('RECORDS') } }
  const body = { selection: { kind: 'items', folders: [], assets: [asset] } }
  const begun = await superAdministrator.ask({ method: 'POST', path: '/v1/zips', ...visiting, body })
  expect(begun.status, begun.text).toBe(200)
  const { id } = begun.json as { readonly id: string }
  const own = async (who: Person) => (await who.ask({ path: '/v1/zips', ...visiting })).json as readonly { readonly id: string; readonly state: string }[]
  await expect.poll(async () => await own(superAdministrator)).toMatchObject([{ id, state: 'Ready' }])
  const address = (who: Person) => `/v1/s/${who.sessionId}/zips/${id}`
  expect((await superAdministrator.fetch({ path: there(address(superAdministrator)) })).status).toBe(200)
  expect((await superAdministrator.fetch({ path: address(superAdministrator) })).status).toBe(404)
  expect((await harbour.fetch({ path: address(harbour) })).status).toBe(404)
})

it('nobody else does', async () => {
  const asking = { path: '/v1/folders', headers: { ...inModule('RECORDS'), 'x-organization-id': superAdministrator.organizationId } }
  expect(await harbour.ask(asking)).toMatchObject({ status: 403, message: 'PERMISSION_DENIED' })
})

it('pictures and the event stream are of the organization that their query names', async () => {
  const picture = await makePicture(harbour, 'RECORDS')
  const of = (who: Person) => `/v1/s/${who.sessionId}/assets/${picture.id}/content`
  expect((await harbour.fetch({ path: of(harbour) })).status).toBe(200)
  expect((await superAdministrator.fetch({ path: there(of(superAdministrator)) })).status).toBe(200)
  expect((await superAdministrator.fetch({ path: of(superAdministrator) })).status).toBe(404)
  expect((await superAdministrator.fetch({ path: there(`/v1/s/${superAdministrator.sessionId}/events`) })).status).toBe(200)
  // And what was remembered of one organization is not taken for the other.
  expect((await superAdministrator.fetch({ path: of(superAdministrator) })).status).toBe(404)
})

it('a file of a module that the organization has no longer is not there for a visitor either, from then on', async () => {
  const picture = await makePicture(harbour, 'ARCHIVES')
  const fetched = async () => (await superAdministrator.fetch({ path: there(`/v1/s/${superAdministrator.sessionId}/assets/${picture.id}/content`) })).status
  const change = (statement: string) => server.database.owner.query(`update organizations set modules = ${statement}(modules, 'ARCHIVES'), version = version + 1 where id = $1`, [harbour.organizationId])
  expect(await fetched()).toBe(200)
  await change('array_remove')
  expect(await fetched()).toBe(404)
  await change('array_append')
  expect(await fetched()).toBe(200)
  harbour = await signIn(server.url, 'admin@harbour.example')
})

it.each(['events', 'assets/00000000-0000-4000-8000-00000000ffff/content'])('%s of another organization are refused to anybody else', async (ending) => {
  const path = `/v1/s/${harbour.sessionId}/${ending}?organization=${superAdministrator.organizationId}`
  expect(await harbour.fetch({ path })).toMatchObject({ status: 403, message: 'PERMISSION_DENIED' })
})

it.each(['x', '00000000-0000-4000-8000-00000000ffff'])('there is no organization %s', async (organization) => {
  const path = `/v1/s/${superAdministrator.sessionId}/events?organization=${organization}`
  expect((await superAdministrator.fetch({ path })).status).toBe(404)
})
