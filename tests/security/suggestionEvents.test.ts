import { afterAll, beforeAll, expect, it } from 'vitest'
import { FEATURES } from '../../src/domain/access/modules.ts'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import { inTenant } from '../../server/database/tenant.ts'
import { propose } from '../../server/suggestions/propose.ts'
import type { Person } from '../support/server/person.ts'
import { startTestServer } from '../support/server/testServer.ts'
import { personWith } from './matrix/people.ts'
import { inModule, makeAsset, makeFolder, type MadeAsset } from './matrix/targets.ts'

const server = await startTestServer()
let maker: Person

beforeAll(async () => {
  await server.database.owner.query(`update organizations set features = $1, modules = '{RECORDS,ARCHIVES}'`, [FEATURES])
  maker = await personWith(server.url, server.database, 'Harbour Museum', PERMISSIONS)
})
afterAll(() => server.stop())

const proposeOf = ({ id, contentVersion }: MadeAsset) =>
  inTenant(server.database, maker.organizationId, (tenant) => propose(tenant, { assetId: id, contentVersion }, ['KeyTerms'], [{ kind: 'Tag', tag: 'Harbour', confidence: 0.8, origin: { engine: 'KeyTerms' } }]))

/** The assets of which somebody is told that something is proposed, once they are told what comes after it. */
const listen = async (person: Person): Promise<() => Promise<readonly string[]>> => {
  const response = await fetch(`${server.url}/v1/s/${person.sessionId}/events`, { headers: { cookie: person.cookie } })
  expect(response.status).toBe(200)
  const reader = response.body?.getReader()
  return async () => {
    let text = ''
    while (!text.includes('"kind":"contents.changed"')) text += new TextDecoder().decode((await reader?.read())?.value)
    await reader?.cancel()
    return [...text.matchAll(/^data: (.*"suggestions\.changed".*)$/gm)].map(([, event = '{}']) => (JSON.parse(event) as { readonly assetId: string }).assetId)
  }
}
/** What several are told while something is proposed of an asset. */
const received = async (people: readonly Person[], asset: MadeAsset) => {
  const listening = await Promise.all(people.map(listen))
  await proposeOf(asset)
  await makeFolder(maker, 'RECORDS')
  return Promise.all(listening.map((read) => read()))
}

it('tells of an asset only whoever sees it and may review what is proposed of it', async () => {
  const asset = await makeAsset(maker, 'RECORDS')
  const looking = await personWith(server.url, server.database, 'Harbour Museum', ['VIEW_RESOURCES', 'VIEW_RESOURCE_DETAILS'])
  const kept = await personWith(server.url, server.database, 'Harbour Museum', PERMISSIONS, [], 'kept away')
  const restricted = await maker.ask({ method: 'POST', path: `/v1/users/${kept.userId}/restrictions`, body: { restrict: [{ kind: 'asset', id: asset.id }], lift: [] }, headers: inModule('RECORDS') })
  expect(restricted.status).toBe(200)
  expect(await received([maker, looking, kept], asset)).toEqual([[asset.id], [], []])
})

it('tells nobody of an asset in a module that they do not have', async () => {
  const asset = await makeAsset(maker, 'ARCHIVES')
  await server.database.owner.query(`update organizations set modules = '{RECORDS}'`)
  maker = await personWith(server.url, server.database, 'Harbour Museum', PERMISSIONS, [], 'without it')
  expect(await received([maker], asset)).toEqual([[]])
})
