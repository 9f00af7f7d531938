import { afterAll, beforeAll, expect, it } from 'vitest'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import type { Person } from '../support/server/person.ts'
import { startTestServer } from '../support/server/testServer.ts'
import { personWith } from './matrix/people.ts'
import { inModule, makeAsset } from './matrix/targets.ts'

const server = await startTestServer()
const headers = inModule('RECORDS')
let maker: Person
let reader: Person

beforeAll(async () => {
  maker = await personWith(server.url, server.database, 'Harbour Museum', PERMISSIONS)
  reader = await personWith(server.url, server.database, 'Harbour Museum', ['VIEW_RESOURCES', 'VIEW_RESOURCE_DETAILS'])
})
afterAll(() => server.stop())

const relate = (person: Person, id: string, otherId: string) =>
  person.ask({ method: 'POST', path: `/v1/assets/${id}/related`, headers, body: { resources: [{ kind: 'asset', id: otherId }], related: true } })
const related = async (person: Person, id: string) => {
  const { items, total } = (await person.ask({ path: `/v1/assets/${id}/related`, headers })).json as { items: { asset: { id: string } }[]; total: number }
  return { ids: items.map(({ asset }) => asset.id), total }
}
const history = async (person: Person, id: string) => JSON.stringify((await person.ask({ path: `/v1/assets/${id}/history`, headers })).json)

it('what is related and kept from somebody is neither listed, nor counted, nor named in the history of the other', async () => {
  const [one, other] = [await makeAsset(maker, 'RECORDS'), await makeAsset(maker, 'RECORDS')]
  const { name } = (await maker.ask({ path: `/v1/assets/${other.id}`, headers })).json as { readonly name: string }
  expect((await relate(maker, one.id, other.id)).status).toBe(200)
  expect(await related(reader, one.id)).toEqual({ ids: [other.id], total: 1 })
  expect(await history(reader, one.id)).toContain(name)
  expect((await relate(reader, one.id, other.id)).message).toBe('PERMISSION_DENIED')

  await maker.ask({
    method: 'POST',
    path: `/v1/users/${reader.userId}/restrictions`,
    body: { restrict: [{ kind: 'asset', id: other.id }], lift: [] },
  })
  const answer = await reader.ask({ method: 'POST', path: '/v1/auth/refresh-token', body: { refreshToken: reader.refreshToken } })
  const { token } = answer.json as { readonly token: string }
  const renewed: Person = { ...reader, ask: (asking) => reader.ask({ ...asking, headers: { ...asking.headers, authorization: `Bearer ${token}` } }) }
  expect(await related(renewed, one.id)).toEqual({ ids: [], total: 0 })
  expect(await history(renewed, one.id)).not.toContain(name)
  expect(await history(maker, one.id)).toContain(name)
  expect((await renewed.ask({ path: `/v1/assets/${other.id}/related`, headers })).message).toBe('ASSET_RESTRICTED_ACCESS')
})

it('relations that two people make at once, from both sides, are made once', async () => {
  const [one, other] = [await makeAsset(maker, 'RECORDS'), await makeAsset(maker, 'RECORDS')]
  const answers = await Promise.all(Array.from({ length: 12 }, (_, step) => (step % 2 ? relate(maker, one.id, other.id) : relate(maker, other.id, one.id))))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
  expect(answers.filter(({ json }) => (json as { changed: unknown[] }).changed.length > 0).length).toBe(1)
  expect([await related(maker, one.id), await related(maker, other.id)]).toEqual([
    { ids: [other.id], total: 1 },
    { ids: [one.id], total: 1 },
  ])
})

it('relations end with one of the two', async () => {
  const [one, other] = [await makeAsset(maker, 'RECORDS'), await makeAsset(maker, 'RECORDS')]
  await relate(maker, one.id, other.id)
  const selection = { kind: 'items', folders: [], assets: [other.id] }
  await maker.ask({ method: 'POST', path: '/v1/trash', headers, body: { selection } })
  await server.database.owner.query('delete from assets where id = $1', [other.id])
  expect(await related(maker, one.id)).toEqual({ ids: [], total: 0 })
  const { rows } = await server.database.owner.query('select 1 from relations where resource_id = $1 or other_id = $1', [other.id])
  expect(rows).toEqual([])
})
