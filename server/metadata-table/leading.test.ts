import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn, type Person } from '../../tests/support/server/person.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/testServer.ts'
import { isFoundBy, type ColumnFilter } from '../../src/domain/metadata-table/cellFilter.ts'
import { inTenant } from '../database/tenant.ts'
import { ledBy } from './candidates.ts'
import type { Asked } from './conditions.ts'
import { attribute, attributeOf, manyAssets, publishedTemplate, saySo, type MadeTemplate } from './described.fixture.ts'
import { filterRows, type FilterRow } from './filters.ts'
import { sampled } from './sample.ts'
import { walkedRows } from './walked.ts'

const COUNT = 240

let server: TestServer
let admin: Person
let template: MadeTemplate
let said: ReadonlyMap<string, Readonly<Record<string, readonly string[]>>>

const idOf = (name: string): string => attributeOf(template, name).id

beforeAll(async () => {
  server = await startTestServer()
  admin = await signIn(server.url, 'admin@harbour.example')
  template = await publishedTemplate(admin, [
    attribute('Title'),
    attribute('Width', 'number', { unit: 'mm' }),
    attribute('Words', 'text', { repeatable: true }),
    attribute('Dated', 'edtf'),
    attribute('Signed', 'yesNo'),
  ])
  const plates = await manyAssets(server, admin, COUNT)
  said = new Map(
    plates.map(({ id }, index) => [
      id,
      {
        ...(index % 7 === 0 ? {} : { [idOf('Title')]: [`Ship ${index % 23}`] }),
        ...(index % 3 === 0 ? { [idOf('Width')]: [`${index % 40} mm`] } : {}),
        [idOf('Words')]: [`w${index % 5}`, `w${index % 11}`],
        ...(index % 4 === 0 ? { [idOf('Dated')]: [index % 8 === 0 ? '1890~' : '1880/1895'] } : {}),
        [idOf('Signed')]: [index % 10 === 0 ? 'yes' : 'no'],
      },
    ]),
  )
  await saySo(server, admin, template, [...said].map(([assetId, values]) => ({ assetId, values })))
})
afterAll(() => server.stop())

const FILTERS: readonly (readonly [string, ColumnFilter['filter']])[] = [
  ['Title', { is: 'contains', text: 'ship 1' }],
  ['Title', { is: 'filled' }],
  ['Title', { is: 'empty' }],
  ['Width', { is: 'between', from: '1 cm', to: '30 mm' }],
  ['Width', { is: 'between', to: '20 mm' }],
  ['Words', { is: 'equals', value: 'w3' }],
  ['Words', { is: 'contains', text: 'w1' }],
  ['Dated', { is: 'between', from: '1894', to: '1894' }],
  ['Dated', { is: 'between', from: '1889' }],
  ['Signed', { is: 'oneOf', values: ['no'] }],
  ['Signed', { is: 'oneOf', values: ['yes'] }],
]
const NARROWED = fc.uniqueArray(fc.tuple(fc.nat({ max: FILTERS.length - 1 }), fc.boolean()), { minLength: 1, maxLength: 4, selector: ([at]) => at })
const ORDERED = fc.constantFrom(['number', 'Width'] as const, ['text', 'Title'] as const, ['text', 'Words'] as const, ['name', undefined] as const)

const meeting = (filters: readonly (typeof FILTERS)[number][]): readonly string[] =>
  [...said].filter(([, values]) => filters.every(([name, filter]) => isFoundBy(filter, values[idOf(name)] ?? [], attributeOf(template, name)))).map(([id]) => id).toSorted()

const sortedIds = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id).toSorted()

describe('filters that lead', () => {
  it('lead to the same rows in the same order, whichever of them do', async () => {
    await inTenant(server.database, admin.organizationId, async (tenant) => {
      const attributes = new Map(template.attributes.map((one) => [one.id, one]))
      const viewer = { userId: admin.userId, restricted: false }
      await fc.assert(
        fc.asyncProperty(NARROWED, ORDERED, fc.constantFrom('asc', 'desc'), async (chosen, [by, sortedBy], direction) => {
          const named = chosen.flatMap(([at]) => FILTERS.slice(at, at + 1))
          const result = await filterRows(tenant, attributes, named.map(([name, filter]) => ({ attributeId: idOf(name), filter })))
          if (result._tag === 'Failure') throw new Error('A filter was refused')
          // Who has no value is never looked up by an index.
          const filters = result.success.map((row, at): FilterRow => ({ ...row, leads: !row.isEmpty && chosen[at]?.[1] === true }))
          const asked: Asked = { templateId: template.id, type: 'RECORDS', filters: result.success, scope: { folders: null, ids: null, except: [] }, pattern: null }
          const order = { by, direction, attributeId: sortedBy === undefined ? null : idOf(sortedBy) }
          const walk = (one: readonly FilterRow[]) => walkedRows(tenant, viewer, { ...asked, filters: one }, { order, after: undefined, limit: 1001, bounds: { low: null, high: null } })
          const [plain, led] = [await walk(result.success), await walk(filters)]
          expect(led).toEqual(plain)
          expect(sortedIds(led)).toEqual(meeting(named))

          const leading = named.filter((_, at) => filters[at]?.leads === true)
          expect((await ledBy(tenant, filters))?.toSorted()).toEqual(leading.length === 0 ? [] : meeting(leading))

          const { looked, found, met } = await sampled(tenant, viewer, asked, 300)
          expect({ looked, found, met }).toEqual({ looked: COUNT, found: meeting(named).length, met: named.map((one) => meeting([one]).length) })
          expect((await sampled(tenant, viewer, { ...asked, filters }, 300)).found).toBe(found)
        }),
        { numRuns: 60 },
      )
    })
  })
})
