import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../server/database/sql.ts'
import { inTenant } from '../../server/database/tenant.ts'
import { attribute, attributeOf, publishedTemplate, saySo } from '../../server/metadata-table/described.fixture.ts'
import { enterAssets, refreshEntry } from '../../server/search-index/assetEntries.ts'
import { inModule, makeAsset } from '../security/matrix/targets.ts'
import { signIn, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'

const headers = inModule('RECORDS')

const PID = sql<{ pid: number }>('select pg_backend_pid() as pid')

let server: TestServer
let admin: Person

beforeAll(async () => {
  server = await startTestServer()
  await server.database.owner.query(`update organizations set features = '{FacialRecognition}'`)
  admin = await signIn(server.url, 'admin@harbour.example')
})
afterAll(() => server.stop())

const owner = (text: string, ...values: readonly unknown[]) => server.database.owner.query(text, [...values])
const call = async (method: string, path: string, body: object, by = admin): Promise<unknown> => {
  const answer = await by.ask({ method, path, headers, body })
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer.json
}
const total = async (q: string, by = admin): Promise<number> =>
  ((await call('POST', '/v1/search/results', { q, sort: { by: 'relevance' }, direction: 'asc', limit: 1 }, by)) as { readonly total: number }).total

interface Facet {
  readonly id: string
  readonly values?: readonly { readonly label: string; readonly count: number }[]
}
const facets = async (q: string, more: object = {}, by = admin): Promise<readonly Facet[]> => ((await call('POST', '/v1/search/facets', { q, ...more }, by)) as { readonly facets: readonly Facet[] }).facets
const counts = async (q: string, facet: string, by = admin) => Object.fromEntries(((await facets(q, { facets: [facet] }, by))[0]?.values ?? []).map(({ label, count }) => [label, count]))

const enter = (...ids: readonly string[]) => inTenant(server.database, admin.organizationId, (tenant) => enterAssets(tenant, 'RECORDS', ids))
const folder = (name: string, parentId: string | null = null) => call('POST', '/v1/folders', { name, parentId }) as Promise<{ readonly id: string }>

/** A picture's worth of a person, as far as searches go. */
const nameIn = async (assetId: string, name: string): Promise<string> => {
  const { rows } = await server.database.owner.query<{ id: string }>(
    `insert into asset_persons (id, organization_id, asset_id, content_version, name, name_key, x, y, width, height, source, created_by, modified_by)
     select gen_random_uuid(), organization_id, id, content_version, $2, lower($2), 0, 0, 0.5, 0.5, 'Drawn', created_by, created_by from assets where id = $1 returning id`, [assetId, name])
  await enter(assetId)
  return rows[0]?.id ?? ''
}

describe('is found and counted at once', () => {
  it('a person under their new name, and together with those who have it already', async () => {
    const [one, other] = [await makeAsset(admin, 'RECORDS'), await makeAsset(admin, 'RECORDS')]
    const [mistaken] = [await nameIn(one.id, 'Ada Borg'), await nameIn(other.id, 'Ada Berg')]
    expect([await total('person:"Ada Borg"'), await total('borg'), await counts('', 'person')]).toEqual([1, 1, { 'Ada Borg': 1, 'Ada Berg': 1 }])
    await call('PATCH', `/v1/assets/${one.id}/persons/${mistaken}`, { revision: 1, name: 'Ada Berg' })
    expect([await total('person:"Ada Borg"'), await total('borg'), await total('person:"Ada Berg"'), await total('berg')]).toEqual([0, 0, 2, 2])
    expect(await counts('', 'person')).toEqual({ 'Ada Berg': 2 })
    const gone = await admin.ask({ method: 'DELETE', path: `/v1/assets/${one.id}/persons/${mistaken}?revision=2`, headers })
    expect(gone.status, gone.text).toBe(200)
    expect([await total('berg'), await counts('', 'person')]).toEqual([1, { 'Ada Berg': 1 }])
  })

  it('what a template says, also once it is hidden; not once its asker is in it no more', async () => {
    const role = (await call('POST', '/v1/roles', { name: 'Cataloguers', permissions: ['VIEW_RESOURCES'] })) as { readonly id: string }
    let reader = await signIn(server.url, 'publisher@harbour.example')
    const { rows } = await server.database.owner.query<{ role: string }>('select role_id as role from users where id = $1', [reader.userId])
    // Who has another role signs in again.
    const give = async (roleId: string | undefined): Promise<void> => {
      await owner('update users set role_id = $2 where id = $1', reader.userId, roleId)
      reader = await signIn(server.url, 'publisher@harbour.example')
    }
    const template = await publishedTemplate(admin, [attribute('Maker')], [admin], { rolesIds: [role.id] })
    const maker = attributeOf(template, 'Maker').id
    const { id } = await makeAsset(admin, 'RECORDS')
    await saySo(server, admin, template, [{ assetId: id, values: { [maker]: ['Turner'] } }])
    await enter(id)
    const seen = async (by: Person) => [await total('maker:turner', by), await total('turner', by), (await facets('', {}, by)).find((facet) => facet.id === maker)?.values?.map(({ label, count }) => [label, count])]
    expect(await seen(reader)).toEqual([0, 0, undefined])
    await give(role.id)
    expect([await seen(reader), await seen(admin)]).toEqual([[1, 1, [['Turner', 1]]], [1, 1, [['Turner', 1]]]])
    const inactive = (await call('POST', `/v1/templates/${template.id}/deactivate`, { revision: template.revision })) as { readonly revision: number }
    await call('POST', `/v1/templates/${template.id}/hide`, { revision: inactive.revision })
    expect([await seen(reader), await seen(admin)]).toEqual([[1, 1, [['Turner', 1]]], [1, 1, [['Turner', 1]]]])
    await give(rows[0]?.role)
    expect([await seen(reader), await seen(admin)]).toEqual([[0, 0, undefined], [1, 1, [['Turner', 1]]]])
  })

  it('one value in several spellings, as many times as a condition on it finds', async () => {
    const template = await publishedTemplate(admin, [attribute('Engraver')])
    const engraver = attributeOf(template, 'Engraver').id
    const assets = [await makeAsset(admin, 'RECORDS'), await makeAsset(admin, 'RECORDS'), await makeAsset(admin, 'RECORDS')]
    const say = async (at: number, name: string): Promise<void> => {
      await saySo(server, admin, template, [{ assetId: assets[at]?.id ?? '', values: { [engraver]: [name] } }])
      await enter(assets[at]?.id ?? '')
    }
    const seen = async () => Object.entries(await counts('', engraver)).map(([name, count]) => [name.toLowerCase(), count])
    await say(0, 'Hollar')
    await say(1, 'HOLLAR')
    expect([await seen(), await total('engraver:hollar')]).toEqual([[['hollar', 2]], 2])
    await say(2, 'hollar')
    expect([await seen(), await total('engraver:hollar')]).toEqual([[['hollar', 3]], 3])
    await owner('delete from metadata_values where asset_id = $1', assets[0]?.id)
    expect([await seen(), await total('engraver:hollar')]).toEqual([[['hollar', 2]], 2])
  })

  it('what lies in a folder that is moved', async () => {
    const [from, to, moved] = [await folder('Quay'), await folder('Yard'), await folder('Crate')]
    const { id } = await makeAsset(admin, 'RECORDS')
    const select = (folders: readonly string[], assets: readonly string[]) => ({ selection: { kind: 'items', folders, assets } })
    await call('POST', '/v1/library/move', { ...select([], [id]), destinationId: moved.id, decisions: {} })
    for (const [place, away] of [[from, to], [to, from]] as const) {
      await call('POST', '/v1/library/move', { ...select([moved.id], []), destinationId: place.id, decisions: {} })
      expect(await Promise.all([place, away].map((one) => total(`folder:id:${one.id} type:text`)))).toEqual([1, 0])
      expect(await total('folder:"Yard/Crate"')).toBe(place === to ? 1 : 0)
      expect(await counts('type:text', 'folder')).toMatchObject({ [place === to ? 'Yard' : 'Quay']: 1 })
      expect(await counts('type:text', 'folder')).not.toHaveProperty(place === to ? 'Quay' : 'Yard')
    }
  })

  it('what is moved to the trash and restored', async () => {
    const { id } = await makeAsset(admin, 'RECORDS')
    await owner(`update assets set tags = '{guillemot}' where id = $1`, id)
    await enter(id)
    const items = { selection: { kind: 'items', folders: [], assets: [id] } }
    const seen = async () => [await total('guillemot'), await total('guillemot in:trash'), await counts('', 'tag'), await counts('in:trash', 'tag')]
    expect(await seen()).toEqual([1, 0, { guillemot: 1 }, {}])
    await call('POST', '/v1/library/trash', items)
    expect(await seen()).toEqual([0, 1, {}, { guillemot: 1 }])
    await call('POST', '/v1/trash/restore', { ...items, decisions: {} })
    expect(await seen()).toEqual([1, 0, { guillemot: 1 }, {}])
  })

  it('what was edited while its words were read for another reason', async () => {
    const { id } = await makeAsset(admin, 'RECORDS')
    const editor = await server.database.owner.connect()
    try {
      await editor.query('begin')
      await editor.query(`update assets set tags = '{razorbill}' where id = $1`, [id])
      let pid = 0
      const read = inTenant(server.database, admin.organizationId, async (tenant) => {
        pid = (await tenant.query(PID, []))[0]?.pid ?? 0
        await refreshEntry(tenant, id)
      })
      await expect.poll(async () => (await owner(`select from pg_stat_activity where pid = $1 and wait_event_type = 'Lock'`, pid)).rowCount).toBe(1)
      await editor.query('commit')
      await read
    } finally {
      editor.release()
    }
    expect(await total('razorbill')).toBe(1)
  })
})
