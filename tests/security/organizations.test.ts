import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { draftProblems, type OrganizationDetail, type OrganizationSpace, type OrganizationSummary } from '../../src/domain/organizations/managed.ts'
import { DEMO_PASSWORD } from '../../server/demo/installation.ts'
import { ask, logIn, signIn, type Answer, type Person } from '../support/server/person.ts'
import { mailTo } from '../support/server/outbox.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { newDraft, ownOrganization } from './matrix/organizations.ts'
import { personWith } from './matrix/people.ts'

const GB = 1024 ** 3

let server: TestServer
let superAdministrator: Person
let harbour: Person

beforeAll(async () => {
  server = await startTestServer()
  superAdministrator = await signIn(server.url, 'super@vitrine.example')
  harbour = await signIn(server.url, 'admin@harbour.example')
})
afterAll(() => server.stop())

const namesIn = (answer: Answer) => (answer.json as { readonly items: readonly OrganizationSummary[] }).items.map(({ name }) => name)
const detailIn = (answer: Answer) => answer.json as OrganizationDetail
const create = (name: string) => superAdministrator.ask({ method: 'POST', path: '/v1/organizations', body: newDraft(name) })
const edit = (who: Person, id: string, body: object) => who.ask({ method: 'PATCH', path: `/v1/organizations/${id}`, body })
const block = (who: Person, id: string, action: 'block' | 'unblock') => who.ask({ method: 'POST', path: `/v1/organizations/${id}/${action}` })
const entries = async (organizationId: string) => {
  const { rows } = await server.database.owner.query<{ kind: string; by_platform: boolean; first_name: string; after: object }>(
    `select kind, by_platform, first_name, after from activity where organization_id = $1 and kind like 'tenant.%' order by at desc, id`,
    [organizationId],
  )
  return rows
}

it('of the demo has the contact that its form asks for, and tells how many have a second step', async () => {
  const path = `/v1/organizations/${harbour.organizationId}`
  const before = detailIn(await harbour.ask({ path }))
  expect(draftProblems(before.draft)).toEqual({})
  expect(before.draft).toMatchObject({ contactFirstName: 'Ingrid', contactLastName: 'Solberg', contactEmail: 'admin@harbour.example' })
  expect(before.secondSteps).toBe(0)
  const enable = 'insert into two_factor (organization_id, user_id, enabled) values ($1, $2, true)'
  await server.database.owner.query(enable, [harbour.organizationId, harbour.userId])
  expect(detailIn(await harbour.ask({ path })).secondSteps).toBe(1)
  await server.database.owner.query('delete from two_factor where user_id = $1', [harbour.userId])
})

describe('the list', () => {
  it('is of all organizations for a super administrator, page by page, and of the own one for anybody else', async () => {
    const first = await superAdministrator.ask({ path: '/v1/organizations?limit=2' })
    expect(first.json).toMatchObject({ total: 3 })
    const { next } = first.json as { readonly next: string }
    const second = await superAdministrator.ask({ path: `/v1/organizations?limit=2&after=${encodeURIComponent(next)}` })
    expect([...namesIn(first), ...namesIn(second)]).toEqual(['Fjord Archive', 'Harbour Museum', 'Vitrine'])
    expect(second.json).toMatchObject({ next: null })
    expect(namesIn(await superAdministrator.ask({ path: '/v1/organizations?term=ARCH' }))).toEqual(['Fjord Archive'])
    expect(namesIn(await harbour.ask({ path: '/v1/organizations' }))).toEqual(['Harbour Museum'])
  })

  it('stays with the own organization where somebody holds the permission without being of the platform', async () => {
    const holder = await personWith(server.url, server.database, 'Fjord Archive', ['VIEW_ALL_ORGS_METADATA', 'VIEW_ALL_ORG_DETAILS'])
    expect(namesIn(await holder.ask({ path: '/v1/organizations' }))).toEqual(['Fjord Archive'])
    expect(await holder.ask({ path: `/v1/organizations/${harbour.organizationId}` })).toMatchObject({ status: 404 })
  })
})

it('what its storage is taken up by is told: uploads under way, the trash, and the requests for more', async () => {
  const { organizationId, userId } = harbour
  const space = () => harbour.ask({ path: `/v1/organizations/${organizationId}/space` })
  const { owner } = server.database
  const before = (await space()).json as OrganizationSpace
  const reserve = 'insert into upload_reservations (upload_id, organization_id, user_id, bytes, files, begun_at) values ($1, $2, $3, $4, 1, $5)'
  await owner.query(reserve, ['now', organizationId, userId, 700, new Date()])
  await owner.query(reserve, ['long ago', organizationId, userId, 9000, new Date(Date.now() - 2 * 24 * 3600_000)])
  const ask = `insert into upgrade_requests (id, organization_id, requested_by, first_name, last_name, used_bytes, storage_capacity, more_bytes)
    values (gen_random_uuid(), $1, $2, 'Ingrid', 'Solberg', 1, 2, $3)`
  await owner.query(ask, [organizationId, userId, 2 * GB])
  expect((await space()).json).toEqual({
    ...before,
    reserved: { bytes: before.reserved.bytes + 700, files: before.reserved.files + 1 },
    requests: [expect.objectContaining({ moreBytes: 2 * GB, firstName: 'Ingrid', closedAt: null }), ...before.requests],
  })
  await superAdministrator.ask({ method: 'DELETE', path: `/v1/organizations/${organizationId}/upgrade-request` })
  expect((await space()).json).toMatchObject({ requests: [{ moreBytes: 2 * GB, closedAt: expect.any(String) as string }] })
  await owner.query('delete from upload_reservations where organization_id = $1', [organizationId])
  const fjord = await signIn(server.url, 'admin@fjord.example')
  expect(await fjord.ask({ path: `/v1/organizations/${organizationId}/space` })).toMatchObject({ status: 404 })
})

describe('many organizations', () => {
  it('are told of before they are blocked, with the people who lose access, and each has it in its own log', async () => {
    const reader = await signIn(server.url, 'user@harbour.example')
    const made = detailIn(await create('Quay Society')).summary.id
    const ask = (rehearse: boolean) =>
      superAdministrator.ask({ method: 'POST', path: '/v1/organizations/states', body: { organizationIds: [harbour.organizationId, made], action: 'block', rehearse } })
    const people = await server.database.owner.query<{ count: number }>(
      'select count(*)::integer as count from users where organization_id = $1 and deleted_at is null', [harbour.organizationId])
    const recorded = await ask(true)
    expect(recorded.json).toMatchObject({ left: [], users: people.rows[0]?.count, signedIn: 2 })
    expect((await reader.ask({ path: '/v1/organizations/current/usage' })).status).toBe(200)
    expect((await ask(false)).json).toEqual(recorded.json)
    expect((await reader.ask({ path: '/v1/organizations/current/usage' })).status).toBe(401)
    expect(await entries(made)).toMatchObject([{ kind: 'tenant.updated', by_platform: true, after: { state: 'Blocked' } }, { kind: 'tenant.created' }])
    const body = { organizationIds: [harbour.organizationId, made], action: 'unblock', rehearse: false }
    expect((await superAdministrator.ask({ method: 'POST', path: '/v1/organizations/states', body })).status).toBe(200)
    harbour = await signIn(server.url, 'admin@harbour.example')
  })

  it('are refused to whoever is not of the platform', async () => {
    const body = { organizationIds: [harbour.organizationId], action: 'block', rehearse: true }
    expect(await harbour.ask({ method: 'POST', path: '/v1/organizations/states', body })).toMatchObject({ status: 403 })
  })
})

describe('an organization', () => {
  it('is made with its roles, all of it recorded in its own log as the platform’s action', async () => {
    const made = await create('Lighthouse Trust')
    expect(made.status, made.text).toBe(200)
    const { summary, draft } = detailIn(made)
    expect(draft).toEqual(newDraft('Lighthouse Trust'))
    const { rows } = await server.database.owner.query('select name from roles where organization_id = $1 order by name', [summary.id])
    expect(rows).toEqual([{ name: 'Admin' }, { name: 'Publisher' }, { name: 'User' }])
    expect(await entries(summary.id)).toMatchObject([{ kind: 'tenant.created', by_platform: true, first_name: 'Alma' }])
  })

  it('has a name of its own, compared without case, also when two are made at once', async () => {
    const both = await Promise.all([create('Island Heritage'), create('ISLAND heritage')])
    expect(both.map(({ status, message }) => [status, message]).sort()).toEqual([[200, undefined], [409, 'TENANT_NAME_EXISTS']])
    const { revision } = await ownOrganization(harbour)
    expect(await edit(harbour, harbour.organizationId, { name: 'Fjord archive', revision })).toMatchObject({ message: 'TENANT_NAME_EXISTS' })
  })

  it('is edited by its administrator but for what the platform decides, and never over somebody else’s edit', async () => {
    const { revision } = await ownOrganization(harbour)
    const id = harbour.organizationId
    for (const given of [{ filesLimit: '300000' }, { storageCapacity: '30' }, { modules: ['RECORDS'] }, { features: [] }]) {
      expect(await edit(harbour, id, { ...given, city: 'Oslo', revision })).toMatchObject({ status: 403, message: 'PERMISSION_DENIED' })
    }
    const edited = await edit(harbour, id, { city: 'Oslo', filesLimit: '200000', revision })
    expect(detailIn(edited)).toMatchObject({ draft: { city: 'Oslo', filesLimit: '200000' }, revision: revision + 1 })
    expect((await entries(id))[0]).toMatchObject({ kind: 'tenant.updated', by_platform: false, after: { city: 'Oslo' } })
    expect(await edit(harbour, id, { city: 'Bodø', revision })).toMatchObject({ status: 409, message: 'STALE_EDIT' })
    const invalid = await edit(harbour, id, { contactPhone: '1', foundedDate: '02/30/1999', revision: revision + 1 })
    expect(invalid.json).toMatchObject({ message: 'VALIDATION_FAILED', fields: { contactPhone: { code: 'tooShort' }, foundedDate: { code: 'invalidDate' } } })
  })

  it('keeps its people signed in when nothing of what their tokens say has changed', async () => {
    const { revision } = await ownOrganization(harbour)
    await edit(superAdministrator, harbour.organizationId, { description: 'By the water.', revision })
    expect((await harbour.ask({ path: '/v1/organizations' })).status).toBe(200)
  })
})

describe('a blocked organization', () => {
  it('ends the sessions of its people and says why at refresh and sign-in, until it is unblocked', async () => {
    const person = await signIn(server.url, 'admin@fjord.example')
    const blocked = await block(superAdministrator, person.organizationId, 'block')
    expect(detailIn(blocked).summary.state).toBe('Blocked')
    expect((await person.ask({ path: '/v1/organizations' })).status).toBe(401)
    const refresh = () => ask(server.url, { method: 'POST', path: '/v1/auth/refresh-token', body: { refreshToken: person.refreshToken } })
    const enter = (password: string) =>
      logIn(server.url, { email: 'admin@fjord.example', organization: 'Fjord Archive', password, rememberMe: false })
    expect(await refresh()).toMatchObject({ status: 403, message: 'ORGANIZATION_BLOCKED' })
    expect(await enter(DEMO_PASSWORD)).toMatchObject({ status: 403, message: 'ORGANIZATION_BLOCKED' })
    expect(await enter('Wrong-1-password')).toMatchObject({ message: 'INVALID_CREDENTIALS' })
    await block(superAdministrator, person.organizationId, 'unblock')
    expect((await enter(DEMO_PASSWORD)).status).toBe(200)
    expect(await refresh()).toMatchObject({ status: 401, message: 'NOT_SIGNED_IN' })
    expect((await entries(person.organizationId)).slice(0, 2)).toMatchObject([
      { by_platform: true, after: { state: 'Unblocked' } },
      { by_platform: true, after: { state: 'Blocked' } },
    ])
  })

  it('is never the own one', async () => {
    const own = superAdministrator.organizationId
    expect(await block(superAdministrator, own, 'block')).toMatchObject({ status: 409, message: 'OWN_ORGANIZATION' })
    const elsewhere = { method: 'POST', path: `/v1/organizations/${own}/block`, headers: { 'x-organization-id': harbour.organizationId } }
    expect(await superAdministrator.ask(elsewhere)).toMatchObject({ status: 409, message: 'OWN_ORGANIZATION' })
  })
})

describe('a request for more storage', () => {
  const request = (gigabytes = '12') => harbour.ask({ method: 'POST', path: '/v1/organizations/current/upgrade-request', body: { gigabytes } })
  const requested = async () => ((await harbour.ask({ path: '/v1/organizations/current/usage' })).json as { readonly upgradeRequest: unknown }).upgradeRequest
  const seen = async () => {
    const answer = await superAdministrator.ask({ path: `/v1/organizations/${harbour.organizationId}` })
    return detailIn(answer).upgradeRequest
  }

  it('is one at a time, is seen by the super administrator, told to them by mail, and answered by more storage or put aside', async () => {
    const both = await Promise.all([request(), request()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await seen()).toMatchObject({ firstName: 'Ingrid', lastName: 'Solberg', moreBytes: 12 * GB })
    expect(await requested()).toEqual({ requestedAt: expect.any(String), moreBytes: 12 * GB })
    expect(await entries(harbour.organizationId)).toContainEqual(expect.objectContaining({ after: expect.objectContaining({ storageRequested: 12 * GB }) }))
    const mail = await mailTo(server.dataDirectory, 'super@vitrine.example')
    expect(mail.subject).toBe('Harbour Museum asks for more storage')
    expect(mail.text).toContain('asks for 12 GB more storage for Harbour Museum, 32 GB in all.')
    expect(mail.text).toContain(`/admin-panel/organizations-accounts?organization=${harbour.organizationId}`)
    const { revision } = await ownOrganization(harbour)
    await edit(superAdministrator, harbour.organizationId, { storageCapacity: '40', revision })
    expect(await seen()).toBeNull()
    expect((await request()).status).toBe(200)
    await superAdministrator.ask({ method: 'DELETE', path: `/v1/organizations/${harbour.organizationId}/upgrade-request` })
    expect(await seen()).toBeNull()
  })

  it('is for whole gigabytes that can be given', async () => {
    const { draft } = await ownOrganization(harbour)
    const room = 100 - Number(draft.storageCapacity)
    const refused = [await request(''), await request('1.5'), await request('0'), await request(String(room + 1))]
    expect(refused.map(({ status, json }) => [status, json])).toEqual(
      [{ code: 'required' }, { code: 'notInteger' }, { code: 'belowMinimum', limit: 1 }, { code: 'aboveMaximum', limit: room }].map(
        (gigabytes) => [400, { message: 'VALIDATION_FAILED', fields: { gigabytes } }],
      ),
    )
    expect(await requested()).toBeNull()
  })

  it('from before amounts were asked for stays readable', async () => {
    await server.database.owner.query(
      `insert into upgrade_requests (id, organization_id, requested_by, first_name, last_name, used_bytes, storage_capacity)
       values (gen_random_uuid(), $1, $2, 'Old', 'Hand', 1, 2)`,
      [harbour.organizationId, harbour.userId],
    )
    expect(await seen()).toMatchObject({ firstName: 'Old', moreBytes: null })
    expect(await requested()).toMatchObject({ moreBytes: null })
  })
})
