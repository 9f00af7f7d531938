import { afterAll, beforeAll, expect, it } from 'vitest'
import { newAttribute } from '../../src/domain/templates/template.fixture.ts'
import { makeAsset } from '../../tests/security/matrix/targets.ts'
import { startDescribing, type Made } from './describing.fixture.ts'

const { server, admin, published, of, say, answers, options } = await startDescribing()

/** 255 letters, of which the last ones are a word that is found. */
const LONG = `${'long '.repeat(48)}quincunx`

let template: Made
let assetId: string

beforeAll(async () => {
  const attributes = [
    newAttribute('Kind', { type: 'dropDown', options: ['Ambrotype', LONG] }),
    newAttribute('Made', { type: 'edtf' }),
    newAttribute('Day', { type: 'date' }),
    newAttribute('Pieces', { type: 'integer' }),
    newAttribute('Wide', { type: 'number', unit: 'cm' }),
    newAttribute('Title'),
  ]
  template = await published({ attributes })
  assetId = (await makeAsset(admin, 'RECORDS')).id
})
afterAll(() => server.stop())

const found = async (q: string) => {
  const body = { q, sort: { by: 'relevance' }, direction: 'asc', limit: 50 }
  const { items } = (await admin.ask({ method: 'POST', path: '/v1/search/results', body })).json as { readonly items: readonly { readonly asset?: { readonly id: string }; readonly attribute?: string; readonly fragments: readonly { readonly hit: boolean }[] }[] }
  return items.filter(({ asset }) => asset?.id === assetId).map(({ attribute, fragments }) => [attribute, fragments.some(({ hit }) => hit)])
}

it.each([
  ['Title', 'Zanzibar harbours', 'zanzibar harbour'],
  ['Title', 'Diaries of Vardø', 'vardo diary'],
  ['Kind', 'Ambrotype', 'ambrotypes'],
  ['Kind', LONG, 'quincunx'],
  ['Made', '1893-05~', 'about may'],
  ['Made', '1894-09', 'sept*'],
  ['Day', '1907-06-05', '"1907 06"'],
  ['Pieces', '48213', '48213'],
  ['Wide', '48214 cm', '"48214 cm"'],
])('of several attributes, %s says %j and is named for %s', async (name, value, q) => {
  const attributeId = of(template, name)
  const chosen = (await options(template, 'Kind')).find(({ label }) => label === value)
  const read = (await admin.ask({ path: `/v1/assets/${assetId}/metadata`, headers: { 'x-resource-type': 'RECORDS' } })).json as { readonly templates: readonly { readonly values: readonly { readonly attributeId: string; readonly revision: number }[] }[] }
  const revision = read.templates.flatMap(({ values }) => values).find((one) => one.attributeId === attributeId)?.revision ?? 0
  expect(answers(await say(assetId, attributeId, [chosen?.id ?? value], revision))[0]?.outcome).toBe('saved')
  await expect.poll(() => found(q)).toEqual([[name, true]])
})
