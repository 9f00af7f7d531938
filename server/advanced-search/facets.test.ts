import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { yearsWritten } from '../../src/domain/advanced-search/years.ts'
import { withFacet } from '../../src/domain/query-language/facets.ts'
import { parseQuery } from '../../src/domain/query-language/parse.ts'
import { printQuery } from '../../src/domain/query-language/print.ts'
import { makeAsset } from '../../tests/security/matrix/targets.ts'
import { signIn, type Person } from '../../tests/support/server/person.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/testServer.ts'
import { inTenant } from '../database/tenant.ts'
import { attribute, attributeOf, manyAssets, publishedTemplate, saySo, type MadeTemplate, type Plate } from '../metadata-table/described.fixture.ts'
import { enterAssets } from '../search-index/assetEntries.ts'

let server: TestServer
let admin: Person
let publisher: Person
let template: MadeTemplate
let plates: readonly Plate[]

const of = (name: string): string => attributeOf(template, name).id

beforeAll(async () => {
  server = await startTestServer()
  ;[admin, publisher] = await Promise.all([signIn(server.url, 'admin@harbour.example'), signIn(server.url, 'publisher@harbour.example')])
  template = await publishedTemplate(admin, [
    attribute('Maker'), attribute('Width', 'number', { unit: 'cm' }), attribute('Made', 'edtf'), attribute('Signed', 'yesNo'), attribute('Technique', 'dropDown', { options: ['Oil', 'Ink'] }),
  ])
  plates = await manyAssets(server, admin, 12)
  const options = (await admin.ask({ path: `/v1/templates/${template.id}/attributes/${of('Technique')}/options` })).json as { readonly items: readonly { readonly id: string; readonly label: string }[] }
  const option = (label: string): string => options.items.find((one) => one.label === label)?.id ?? ''
  const said = plates.slice(0, 10).map(({ id }, at) => ({
    assetId: id,
    values: {
      [of('Maker')]: [at < 4 ? 'Ada Berg' : 'Jo Dahl'],
      ...(at < 6 ? { [of('Width')]: [`${(at + 1) * 10} cm`] } : {}),
      ...(at === 0 ? { [of('Made')]: ['1887/1889'] } : at === 1 ? { [of('Made')]: ['1889-05'] } : {}),
      [of('Signed')]: [at % 2 === 0 ? 'yes' : 'no'],
      [of('Technique')]: [option(at < 3 ? 'Oil' : 'Ink')],
    },
  }))
  await saySo(server, admin, template, said, new Map(options.items.map(({ id, label }) => [id, label])))
  await inTenant(server.database, admin.organizationId, (tenant) => enterAssets(tenant, 'RECORDS', plates.map(({ id }) => id)))
})
afterAll(() => server.stop())

interface Facet {
  readonly id: string
  readonly kind: string
  readonly field: string
  readonly values?: readonly { readonly value: string; readonly label: string; readonly count: number }[]
  readonly buckets?: readonly { readonly from: number; readonly to: number; readonly count: number }[]
  readonly distinct?: number
  readonly missing: number
}

const total = async (q: string, by = admin): Promise<number> => {
  const answer = await by.ask({ method: 'POST', path: '/v1/search/results', body: { q, sort: { by: 'relevance' }, direction: 'asc', limit: 1 } })
  expect(answer.status, answer.text).toBe(200)
  return (answer.json as { readonly total: number }).total
}
const facets = async (q: string, more: object = {}, by = admin): Promise<{ readonly total: number; readonly facets: readonly Facet[] }> => {
  const answer = await by.ask({ method: 'POST', path: '/v1/search/facets', body: { q, ...more } })
  expect(answer.status, answer.text).toBe(200)
  return answer.json as { readonly total: number; readonly facets: readonly Facet[] }
}
const counts = async (q: string, id: string, more: object = {}) =>
  (await facets(q, { facets: [id], ...more })).facets[0]?.values?.map(({ label, count }) => [label, count])

describe('conditions on fields', () => {
  it.each([
    ['name:plate', 12],
    ['plate maker:"Ada Berg"', 4],
    ['plate -maker:"ada berg"', 8],
    ['plate width:>30cm', 3],
    ['plate width:>=30cm', 4],
    ['plate width:200mm..400mm', 3],
    ['plate width:*', 6],
    ['plate -width:*', 6],
    ['plate made:1888', 1],
    ['plate made:1880/1890', 2],
    ['plate made:>=1889', 2],
    ['plate made:<1888', 1],
    ['plate signed:yes', 5],
    ['plate technique:oil', 3],
    ['plate technique:oil OR plate maker:"Jo Dahl"', 9],
    ['plate type:csv', 12],
    ['plate type:image', 0],
    ['plate in:archives', 0],
    ['plate in:records', 12],
    ['plate added:today', 12],
    ['plate added:2020', 0],
    ['plate changed:2026-01-01', 12],
    ['plate size:>1KB', 0],
    ['plate size:>1', 12],
    ['plate tag:*', 0],
    ['plate folder:nowhere', 0],
    ['plate number:"HM-P-3"', 1],
    ['content:plate', 0],
    ['berg plate', 4],
    ['berg', 4],
  ])('%s: %i', async (q, expected) => {
    expect(await total(q)).toBe(expected)
  })

  it('are known of no template that the asker is not in', async () => {
    expect([await total('maker:"Ada Berg"', publisher), await total('berg', publisher)]).toEqual([0, 0])
    expect((await facets('plate', {}, publisher)).facets.map(({ id }) => id).filter((id) => template.attributes.some((one) => one.id === id))).toEqual([])
  })
})

it('what is held back from the portal is found by its day or its folder’s, the latest, until that has come', async () => {
  const { rows } = await server.database.owner.query<{ folder: string }>('select folder_id as folder from assets where id = $1', [plates[0]?.id])
  const hold = (kind: 'asset' | 'folder', id: string | undefined, day: string | null) => server.database.owner.query(`update ${kind}s set embargo_until = $2 where id = $1`, [id, day])
  const found = async () => [await total('plate embargo:*'), await total('plate embargo:2099-03'), await total('plate is:embargoed'), await total('plate embargo:none')]
  await hold('asset', plates[0]?.id, '2099-03-04')
  await hold('asset', plates[1]?.id, '2020-01-01')
  expect(await found()).toEqual([1, 1, 1, 11])
  expect(await counts('plate', 'is')).toEqual([['embargoed', 1]])
  await hold('folder', rows[0]?.folder, '2098-01-01')
  expect(await found()).toEqual([12, 1, 12, 0])
  await hold('folder', rows[0]?.folder, '2100-01-01')
  expect(await found()).toEqual([12, 0, 12, 0])
  await hold('folder', rows[0]?.folder, null)
  await hold('asset', plates[0]?.id, null)
  expect(await found()).toEqual([0, 0, 0, 12])
})

it('a statement of rights is found by its code or name, and counted by its name in the reader’s language', async () => {
  const state = (at: number, statement: string | null) => server.database.owner.query('update assets set rights_statement = $2 where id = $1', [plates[at]?.id, statement])
  await state(0, 'InC')
  await state(1, 'InC-EDU')
  await state(2, 'PDM')
  const found = async () => [await total('plate rights:InC'), await total('plate rights:InC*'), await total('plate derechos:"dominio público"'), await total('plate rights:"Public Domain Mark 1.0"'), await total('plate rights:none')]
  expect(await found()).toEqual([1, 2, 0, 1, 9])
  expect(await counts('plate rights:PDM', 'rights')).toEqual([['In Copyright', 1], ['In Copyright – Educational Use Permitted', 1], ['Public Domain Mark 1.0', 1]])
  const completed = await admin.ask({ path: '/v1/search/completions?q=rights%3Afri&at=10', headers: { 'accept-language': 'no' } })
  expect(completed.json).toEqual({ items: [{ kind: 'rights', insert: 'PDM', label: 'Falt i det fri – Public Domain Mark 1.0', count: 1 }] })
  for (const at of [0, 1, 2]) await state(at, null)
  expect(await found()).toEqual([0, 0, 0, 0, 12])
})

describe('facets', () => {
  it('count each value of the result, without the conditions of their own', async () => {
    expect(await counts('plate', of('Maker'))).toEqual([['Jo Dahl', 6], ['Ada Berg', 4]])
    expect(await counts('plate maker:"Ada Berg"', of('Maker'))).toEqual([['Jo Dahl', 6], ['Ada Berg', 4]])
    expect(await counts('plate maker:"Ada Berg"', of('Technique'))).toEqual([['Oil', 3], ['Ink', 1]])
    expect(await counts('plate', of('Maker'), { find: { facet: of('Maker'), text: 'berg' } })).toEqual([['Ada Berg', 4]])
    const [made] = (await facets('plate', { facets: [of('Made')] })).facets
    expect(made).toMatchObject({ kind: 'histogram', field: 'Made', missing: 10, buckets: [[1887, 1], [1888, 1], [1889, 2]].map(([year, count]) => ({ from: year, to: year, count })) })
  })

  it('are those of the templates in the result', async () => {
    const all = await facets('plate')
    expect(all.total).toBe(12)
    expect(all.facets.map(({ id }) => id)).toEqual(['type', 'repository', 'folder', 'tag', 'person', 'contact', 'by', 'added', 'rights', 'is', 'unread', of('Maker'), of('Width'), of('Made'), of('Signed'), of('Technique')])
    expect(all.facets[0]?.values).toEqual([{ value: 'text', label: 'text', count: 12 }])
    const { id } = await makeAsset(admin, 'RECORDS')
    expect((await facets(`folder:none OR ${id}`)).facets.map((one) => one.id)).not.toContain(of('Maker'))
  })

  it('of everything are those of all that there is', async () => {
    const everything = await facets('*')
    expect([everything.total, await total('*')]).toEqual([await total('type:folder') + (await total('-type:folder')), everything.total])
    expect(everything.facets[0]?.values?.reduce((sum, { count }) => sum + count, 0)).toBe(everything.total)
  })

  it('call numbers and answers as the reader’s language does, and find them all the same', async () => {
    const printed = await publishedTemplate(admin, [attribute('Depth', 'number', { unit: 'cm' }), attribute('Paid', 'price', { currency: 'NOK' }), attribute('Framed', 'yesNo')])
    const [depth, paid, framed] = ['Depth', 'Paid', 'Framed'].map((name) => attributeOf(printed, name).id) as [string, string, string]
    await saySo(server, admin, printed, [{ assetId: plates[0]?.id ?? '', values: { [depth]: ['2.5 cm'], [paid]: ['10.50 NOK'], [framed]: ['yes'] } }])
    const listed = async (language: string, q = 'plate') => {
      const answer = await admin.ask({ method: 'POST', path: '/v1/search/facets', headers: { 'accept-language': language }, body: { q, facets: [depth, paid, framed] } })
      return (answer.json as { readonly facets: readonly Facet[] }).facets.map(({ values }) => values?.map(({ value, label }) => [value, label]))
    }
    expect(await listed('no')).toEqual([[['2.5 cm', '2,5 cm']], [['10.50 NOK', '10,50 NOK']], [['yes', 'Ja']]])
    expect(await listed('es', 'plate Framed:no')).toEqual([[], [], [['yes', 'Sí'], ['no', 'No']]])
    expect(await listed('en-US', 'plate Depth:25mm')).toEqual([[['25mm', '2.5 cm']], [['10.50 NOK', '10.50 NOK']], [['yes', 'Yes']]])
    expect(await Promise.all(['Depth:"2.5 cm"', 'Paid:"10.50 NOK"', 'Framed:yes'].map((q) => total(`plate ${q}`)))).toEqual([1, 1, 1])
  })

  it('find by each of their values as many as they count', async () => {
    const all = await facets('plate')
    for (const { field, values = [] } of all.facets) for (const { value, count } of values) expect([field, value, await total(`plate ${field}:"${value}"`)]).toEqual([field, value, count])
  })
  it('count an option that was merged into another as that one', async () => {
    const options = `/v1/templates/${template.id}/attributes/${of('Technique')}/options`
    const { items } = (await admin.ask({ path: options })).json as { readonly items: readonly { readonly id: string; readonly label: string }[] }
    const id = (label: string): string => items.find((one) => one.label === label)?.id ?? ''
    const merged = await admin.ask({ method: 'POST', path: `${options}/merge`, body: { others: [id('Oil')], into: id('Ink') } })
    expect(merged.status, merged.text).toBe(200)
    expect(await counts('plate', of('Technique'))).toEqual([['Ink', 10]])
    expect(await total('plate technique:ink')).toBe(10)
  })
})

it('years before -9999 are found by the bar that counts them', async () => {
  const old = await publishedTemplate(admin, [attribute('Dated', 'edtf')])
  const dates = ['Y-11800', '-9990', '1889']
  await saySo(server, admin, old, dates.map((date, at) => ({ assetId: plates[at]?.id ?? '', values: { [attributeOf(old, 'Dated').id]: [date] } })))
  const [dated] = (await facets('plate', { facets: [attributeOf(old, 'Dated').id] })).facets
  const bars = dated?.buckets?.filter(({ count }) => count > 0) ?? []
  expect(bars.map(({ from, to, count }) => [from, to, count])).toEqual([[-12000, -11501, 1], [-10000, -9501, 1], [1500, 1999, 1]])
  expect(await Promise.all(bars.map((bar) => total(printQuery(withFacet(parseQuery('plate'), 'Dated', { included: [yearsWritten(bar)] })))))).toEqual([1, 1, 1])
})

it('an asset that others name is meant with all of its namesakes', async () => {
  const frames = await Promise.all(['RECORDS', 'RECORDS', 'RECORDS', 'ARCHIVES'].map((module) => makeAsset(admin, module)))
  await server.database.owner.query(`update assets set name = 'Gilt.csv', name_key = 'gilt.csv' where id = any ($1)`, [frames.map(({ id }) => id)])
  const framed = await publishedTemplate(admin, [attribute('Frame', 'asset')])
  await saySo(server, admin, framed, frames.map(({ id }, at) => ({ assetId: plates[at]?.id ?? '', values: { [attributeOf(framed, 'Frame').id]: [id] } })))
  expect(await total('frame:"GILT.csv"')).toBe(4)
})
