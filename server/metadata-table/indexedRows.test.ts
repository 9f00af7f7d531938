import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn, type Person } from '../../tests/support/server/person.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/testServer.ts'
import { isFoundBy, type ColumnFilter } from '../../src/domain/metadata-table/cellFilter.ts'
import { inTenant } from '../database/tenant.ts'
import type { Asked } from './conditions.ts'
import { attribute, attributeOf, manyAssets, publishedTemplate, saySo, type MadeTemplate, type Plate } from './described.fixture.ts'
import { filterRows } from './filters.ts'
import { gatheredRows } from './gathered.ts'
import { indexedRows } from './indexedRows.ts'
import { walkedRows } from './walked.ts'

const COUNT = 240
const WHOLE: Asked['scope'] = { folders: null, ids: null, except: [] }

let server: TestServer
let admin: Person
let template: MadeTemplate
let plates: readonly Plate[]
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
    attribute('Spot', 'coordinates'),
  ])
  plates = await manyAssets(server, admin, COUNT)
  said = new Map(
    plates.map(({ id }, index) => [
      id,
      {
        ...(index % 7 === 0 ? {} : { [idOf('Title')]: [`Ship ${index % 23}`] }),
        ...(index % 3 === 0 ? { [idOf('Width')]: [`${index % 40} mm`] } : {}),
        [idOf('Words')]: [`w${index % 5}`, `w${index % 11}`],
        ...(index % 4 === 0 ? { [idOf('Dated')]: [index % 8 === 0 ? '1890~' : '1880/1895'] } : {}),
        [idOf('Signed')]: [index % 10 === 0 ? 'yes' : 'no'],
        ...(index % 2 === 0 ? { [idOf('Spot')]: [`${(index % 9) - 4},${179 - (index % 5)}.9`] } : {}),
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
  ['Spot', { is: 'near', value: '0,-179.9', metres: 250_000 }],
]
const NARROWED = fc.uniqueArray(fc.nat({ max: FILTERS.length - 1 }), { maxLength: 4 })
const ORDERED = fc.constantFrom(['number', 'Width'] as const, ['text', 'Title'] as const, ['text', 'Words'] as const, ['name', undefined] as const, ['modifiedAt', undefined] as const)

const meeting = (filters: readonly (typeof FILTERS)[number][]): readonly string[] =>
  plates.map(({ id }) => id).filter((id) => filters.every(([name, filter]) => isFoundBy(filter, said.get(id)?.[idOf(name)] ?? [], attributeOf(template, name))))

describe('rows by the item index', () => {
  it('are those that meet all filters within the scope, in the order that the database has them in, from wherever one reads on', async () => {
    await inTenant(server.database, admin.organizationId, async (tenant) => {
      const attributes = new Map(template.attributes.map((one) => [one.id, one]))
      const viewer = { userId: admin.userId, restricted: false }
      const scopes: readonly Asked['scope'][] = [
        WHOLE,
        { ...WHOLE, except: plates.slice(0, 30).map(({ id }) => id) },
        { ...WHOLE, ids: plates.slice(20, 120).map(({ id }) => id) },
        { ...WHOLE, folders: plates.slice(0, 1).map(({ folderId }) => folderId) },
      ]
      await fc.assert(
        fc.asyncProperty(NARROWED, ORDERED, fc.constantFrom('asc', 'desc'), fc.constantFrom(...scopes), fc.constantFrom(null, '%1%'), async (chosen, [by, sortedBy], direction, scope, pattern) => {
          const named = chosen.flatMap((at) => FILTERS.slice(at, at + 1))
          const filters = await filterRows(tenant, attributes, named.map(([name, filter]) => ({ attributeId: idOf(name), filter })))
          if (filters._tag === 'Failure') throw new Error('A filter was refused')
          const asked: Asked = { templateId: template.id, type: 'RECORDS', filters: filters.success, scope, pattern }
          const order = { by, direction, attributeId: sortedBy === undefined ? null : idOf(sortedBy) }
          const { total, page, marks } = await indexedRows(tenant, viewer, asked, order)
          const rows = page(undefined, COUNT)
          const wanted = await gatheredRows(tenant, viewer, asked, plates.map(({ id }) => id), { order, after: undefined, limit: COUNT })
          expect(rows).toEqual(wanted.map(({ id, place }) => ({ id, place })))
          const isWhole = scope === WHOLE && pattern === null
          expect((isWhole ? rows.map(({ id }) => id) : meeting(named)).toSorted()).toEqual(meeting(named).toSorted())
          expect(named.length > 0 ? rows : await walkedRows(tenant, viewer, asked, { order, after: undefined, limit: 1001 })).toEqual(rows)
          expect(total).toBe(rows.length)
          expect(marks(7)).toEqual(rows.filter((_, at) => at % 7 === 6))
          const half = Math.floor(rows.length / 2)
          const middle = rows.slice(half, half + 1).map(({ id, place }) => ({ id, value: place instanceof Date ? place.toISOString() : place }))
          expect(middle.flatMap((place) => page(place, 5))).toEqual(rows.slice(half + 1, half + 6))
        }),
        { numRuns: 80 },
      )
    })
  })
})
