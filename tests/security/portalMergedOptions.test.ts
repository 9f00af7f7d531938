import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attribute, attributeOf, manyAssets, publishedTemplate, saySo, type MadeTemplate } from '../../server/metadata-table/described.fixture.ts'
import { livePortal } from '../support/server/livePortal.ts'
import { signIn, type Person } from '../support/server/person.ts'
import { parsedXml, textsIn } from '../support/server/portals.ts'
import { startTestServer } from '../support/server/testServer.ts'

const server = await startTestServer()
let admin: Person
let template: MadeTemplate
let asset: string

const query = (text: string, values: readonly unknown[] = []) => server.database.owner.query(text, [...values])
const get = async (path: string) => (await fetch(`${server.url}/portal/quay/${path}`)).text()
const records = async (more = '') => parsedXml(await get(`oai?verb=ListRecords&metadataPrefix=oai_dc${more}`))
const optionsOf = (name: string): string => `/v1/templates/${template.id}/attributes/${attributeOf(template, name).id}/options`
/** Identifiers by labels. */
const options = async (name: string): Promise<ReadonlyMap<string, string>> => {
  const { items } = (await admin.ask({ path: optionsOf(name) })).json as { readonly items: readonly { readonly id: string; readonly label: string }[] }
  return new Map(items.map(({ id, label }) => [label, id]))
}

/** What the page, its API, and the harvest say. */
const said = async () => {
  const { facts, dublinCore } = JSON.parse(await get(`api/items/${asset}`)) as {
    readonly facts: readonly { readonly name: string; readonly values: readonly string[] }[]
    readonly dublinCore: Readonly<Record<string, readonly string[]>>
  }
  const [page, record] = [await get(`items/${asset}`), await records()]
  const ofOptions = (texts: readonly string[]) => texts.filter((text) => /^(Fot|Glas)/.test(text))
  return {
    facts: facts.map(({ name, values }) => [name, ...values]),
    page: ofOptions([...page.matchAll(/<dd>([^<]*)<\/dd>/g)].map(([, text = '']) => text)),
    dublinCore: ofOptions([...(dublinCore['type'] ?? []), ...(dublinCore['format'] ?? [])]),
    harvested: ofOptions([...textsIn(record, 'dc:type'), ...textsIn(record, 'dc:format')]),
  }
}

beforeAll(async () => {
  admin = await signIn(server.url, 'admin@harbour.example')
  await livePortal(server.database, admin.organizationId, 'quay')
  const visible = { visibleOnPortal: true }
  template = await publishedTemplate(admin, [
    attribute('Kind', 'dropDown', { ...visible, element: 'dcterms:type', options: ['Fotgrafi', 'Fotografi'] }),
    attribute('Made of', 'multipleChoice', { ...visible, element: 'dcterms:medium', options: ['Glas', 'Glass'] }),
  ])
  const [plate] = await manyAssets(server, admin, 1)
  asset = plate?.id ?? ''
  await query('update assets set web_ready = id = $1', [asset])
  const [kinds, materials] = [await options('Kind'), await options('Made of')]
  const values = {
    [attributeOf(template, 'Kind').id]: [kinds.get('Fotgrafi') ?? ''],
    [attributeOf(template, 'Made of').id]: [materials.get('Glass') ?? '', materials.get('Glas') ?? ''],
  }
  await saySo(server, admin, template, [{ assetId: asset, values }])
})
afterAll(() => server.stop())

describe('what portals say of options that were merged', () => {
  it('is the one that stays, once, also as it is called later, and who harvests hears of it', async () => {
    expect(await said()).toEqual({
      facts: [['Kind', 'Fotgrafi'], ['Made of', 'Glass', 'Glas']],
      page: ['Fotgrafi', 'Glass', 'Glas'],
      dublinCore: ['Fotgrafi', 'Glass', 'Glas'],
      harvested: ['Fotgrafi', 'Glass', 'Glas'],
    })
    await query(`update portal_records set changed_at = changed_at - interval '1 hour'`)
    const from = new Date(Date.now() - 60_000).toISOString().replace(/\.\d+/, '')
    const harvested = async () => textsIn(await records(`&from=${from}`), 'identifier')
    expect(await harvested()).toEqual([])
    for (const [name, other, into] of [['Kind', 'Fotgrafi', 'Fotografi'], ['Made of', 'Glas', 'Glass']] as const) {
      const ids = await options(name)
      const merged = await admin.ask({ method: 'POST', path: `${optionsOf(name)}/merge`, body: { others: [ids.get(other)], into: ids.get(into) } })
      expect(merged.status, merged.text).toBe(200)
    }
    expect(await harvested()).toEqual([`urn:uuid:${asset}`])
    expect(await said()).toEqual({
      facts: [['Kind', 'Fotografi'], ['Made of', 'Glass']],
      page: ['Fotografi', 'Glass'],
      dublinCore: ['Fotografi', 'Glass'],
      harvested: ['Fotografi', 'Glass'],
    })
    await query(`update portal_records set changed_at = changed_at - interval '1 hour'`)
    expect(await harvested()).toEqual([])
    const renamed = await admin.ask({ method: 'PATCH', path: `${optionsOf('Kind')}/${(await options('Kind')).get('Fotografi')}`, body: { label: 'Fotografier' } })
    expect(renamed.status, renamed.text).toBe(200)
    expect([await harvested(), (await said()).page]).toEqual([[`urn:uuid:${asset}`], ['Fotografier', 'Glass']])
  })
})
