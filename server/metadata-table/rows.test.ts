import * as Result from 'effect/Result'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn, type Answer, type Person } from '../../tests/support/server/person.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/testServer.ts'
import { isFoundBy, type CellFilter } from '../../src/domain/metadata-table/cellFilter.ts'
import type { ListedRow } from '../../src/domain/metadata-table/tableRow.ts'
import { VALUE_TYPES } from '../../src/domain/metadata/valueTypes.ts'
import { FEW } from './candidates.ts'
import { attribute, attributeOf, IN_RECORDS, manyAssets, publishedTemplate, saySo, type MadeTemplate, type Plate } from './described.fixture.ts'

type Said = Readonly<Record<string, readonly string[]>>

/** More than are looked at one by one, so that rows are walked; and some beside them. */
const COUNT = FEW + 250

let server: TestServer
let admin: Person
let template: MadeTemplate
let plates: readonly Plate[] = []
let said: ReadonlyMap<string, Said> = new Map()
/** What options and assets are called. */
const labels = new Map<string, string>()
let kinds: readonly string[] = []
let marks: readonly string[] = []

/** More than the index of the rows holds, between what it does. */
const LONG = 'word '.repeat(50).trim()

const idOf = (name: string): string => attributeOf(template, name).id

/** As a value is kept. */
const canonical = (name: string, text: string): string => Result.getOrThrow(VALUE_TYPES[attributeOf(template, name).type].parse(text, attributeOf(template, name), 'en-US'))

/** The types that are not in {@link valuesAt}, each of some plates. */
const furtherAt = (index: number): Said => {
  const some: Readonly<Record<string, readonly string[]>> = {
    Count: index % 5 === 0 ? [String(((index * 37) % 1000) - 500)] : [],
    Price: index % 3 === 1 ? [canonical('Price', `${(index * 7) % 300}.${index % 2 === 0 ? '5' : '25'} EUR`)] : [],
    Hour: index % 4 === 1 ? [canonical('Hour', `${index % 24}:${String((index * 7) % 60).padStart(2, '0')}`)] : [],
    Spot: index % 6 === 0 ? [canonical('Spot', `${(index % 180) - 90}.5, ${(index % 300) - 150}.25`.replace('-90.5', '-89.5'))] : [],
    Link: index % 4 === 2 ? [canonical('Link', `https://ship${(index * 13) % 90}.example/Deck`)] : [],
    Note: index % 5 === 2 ? [`Line ${(index * 11) % 70} of a note,\nwhich goes on below`] : [],
    Marks: index % 3 === 2 ? [marks[index % 3] ?? '', marks[(index + 1) % 3] ?? ''] : [],
    Twin: index % 5 === 3 ? [plates[(index * 13) % 40]?.id ?? ''] : [],
  }
  return Object.fromEntries(Object.entries(some).flatMap(([name, values]) => (values.length === 0 ? [] : [[idOf(name), values] as const])))
}

/** What is said of the plate of this number: some attributes of all, some of a third, some of several values. */
const valuesAt = (index: number): Said => {
  const date = new Date(Date.UTC(1950, 0, 1 + (index % 400))).toISOString().slice(0, 10)
  return {
    [idOf('Title')]: [`Ship ${(index * 7) % 97} ${index % 2 === 0 ? 'Æolus' : 'Straße'}`],
    ...(index % 3 === 0 ? { [idOf('Width')]: [index % 2 === 0 ? `${index % 40} mm` : `${(index % 40) / 10} cm`] } : {}),
    [idOf('Words')]: index === 0 ? ['w0', LONG, 'w1'] : [`w${index % 5}`, `w${index % 11}`],
    [idOf('Taken')]: [date],
    ...(index % 4 === 0 ? { [idOf('Dated')]: [['1890~', '1880/1895', '189X', '1888-12'][(index / 4) % 4] ?? ''] } : {}),
    [idOf('Kind')]: [kinds[index % 3] ?? ''],
    [idOf('Signed')]: [index % 100 === 0 ? 'yes' : 'no'],
    ...furtherAt(index),
  }
}

beforeAll(async () => {
  server = await startTestServer()
  admin = await signIn(server.url, 'admin@harbour.example')
  template = await publishedTemplate(admin, [
    attribute('Title'),
    attribute('Width', 'number', { unit: 'mm' }),
    attribute('Words', 'text', { repeatable: true }),
    attribute('Taken', 'date'),
    attribute('Dated', 'edtf'),
    attribute('Kind', 'dropDown', { options: ['Oil', 'Ink', 'Chalk'] }),
    attribute('Signed', 'yesNo'),
    attribute('Never', 'integer'),
    attribute('Count', 'integer'),
    attribute('Price', 'price', { currency: 'EUR' }),
    attribute('Hour', 'time'),
    attribute('Spot', 'coordinates'),
    attribute('Link', 'webAddress'),
    attribute('Note', 'longText'),
    attribute('Marks', 'multipleChoice', { options: ['Stamp', 'Crack', 'Stain'] }),
    attribute('Twin', 'asset'),
  ])
  const optionsOf = async (name: string): Promise<readonly string[]> => {
    const { items } = (await admin.ask({ path: `/v1/metadata/attributes/${idOf(name)}/options` })).json as { readonly items: readonly { readonly id: string; readonly label: string }[] }
    for (const { id, label } of items) labels.set(id, label)
    return items.map(({ id }) => id)
  }
  ;[kinds, marks] = [await optionsOf('Kind'), await optionsOf('Marks')]
  plates = await manyAssets(server, admin, COUNT)
  for (const { id, name } of plates) labels.set(id, name)
  said = new Map(plates.map(({ id }, index) => [id, valuesAt(index)]))
  await saySo(server, admin, template, [...said].map(([assetId, values]) => ({ assetId, values })), labels)
})
afterAll(() => server.stop())

interface Page {
  readonly items: readonly ListedRow[]
  readonly next: string | null
  readonly total?: number
}

const rows = (body: object, path = '/v1/metadata-table/rows', by = admin): Promise<Answer> =>
  by.ask({
    method: 'POST', path, headers: IN_RECORDS,
    body: { templateId: template.id, scope: { kind: 'module' }, sort: { by: 'name' }, direction: 'asc', filters: [], search: '', limit: 200, ...body },
  })

/** All pages, one behind the other. */
const all = async (body: object, limit = 200): Promise<readonly string[]> => {
  const ids: string[] = []
  for (let after: string | undefined; ; ) {
    const answer = await rows({ ...body, limit, ...(after === undefined ? {} : { after }) })
    expect(answer.status, answer.text).toBe(200)
    const page = answer.json as Page
    expect('total' in page).toBe(after === undefined)
    ids.push(...page.items.map(({ asset }) => asset.id))
    if (page.next === null) return ids
    after = page.next
  }
}

type Sort = { readonly by: string; readonly attribute?: string }

const sortKey = ({ by, attribute: name }: Sort, { id, modifiedAt, name: assetName }: Plate): string | number | undefined => {
  if (by === 'modifiedAt') return modifiedAt
  if (name === undefined) return by === 'name' ? assetName.toLowerCase() : `hm-p-${/\d+/.exec(assetName)?.[0] ?? ''}`
  const known = attributeOf(template, name)
  const [value] = said.get(id)?.[known.id] ?? []
  return value && VALUE_TYPES[known.type].sortOf(value, { ...known, names: { nameOf: (option) => labels.get(option), idOf: () => undefined } })
}

/** As the domain says: found by all filters, in order, without a value last, equal ones by their ids. */
const expected = (sort: Sort, direction: 'asc' | 'desc', filters: readonly (readonly [string, CellFilter])[]): readonly string[] => {
  const sign = direction === 'asc' ? 1 : -1
  const compare = (one: string | number, other: string | number): number => (one === other ? 0 : one < other ? -sign : sign)
  return plates
    .filter(({ id }) => filters.every(([name, filter]) => isFoundBy(filter, said.get(id)?.[idOf(name)] ?? [], attributeOf(template, name))))
    .map((plate) => ({ id: plate.id, key: sortKey(sort, plate) }))
    .toSorted((one, other) => {
      if (one.key === undefined || other.key === undefined) return Number(one.key === undefined) - Number(other.key === undefined) || compare(one.id, other.id)
      return compare(one.key, other.key) || compare(one.id, other.id)
    })
    .map(({ id }) => id)
}

const CASES: readonly (readonly [string, Sort, 'asc' | 'desc', readonly (readonly [string, CellFilter])[]])[] = [
  ['name', { by: 'name' }, 'asc', []],
  ['name, backwards', { by: 'name' }, 'desc', []],
  ['file number', { by: 'fileNumber' }, 'asc', []],
  ['modification', { by: 'modifiedAt' }, 'desc', []],
  ['a text', { by: 'attribute', attribute: 'Title' }, 'asc', []],
  ['a number with units, that a third has', { by: 'attribute', attribute: 'Width' }, 'asc', []],
  ['the same backwards', { by: 'attribute', attribute: 'Width' }, 'desc', []],
  ['what none has', { by: 'attribute', attribute: 'Never' }, 'desc', []],
  ['the first of several', { by: 'attribute', attribute: 'Words' }, 'asc', []],
  ['what options are called', { by: 'attribute', attribute: 'Kind' }, 'desc', []],
  ['empty', { by: 'name' }, 'asc', [['Width', { is: 'empty' }]]],
  ['empty and filled', { by: 'attribute', attribute: 'Taken' }, 'desc', [['Width', { is: 'empty' }], ['Dated', { is: 'filled' }]]],
  ['a frequent value', { by: 'attribute', attribute: 'Title' }, 'asc', [['Signed', { is: 'oneOf', values: ['no'] }]]],
  ['a rare value', { by: 'attribute', attribute: 'Title' }, 'asc', [['Signed', { is: 'oneOf', values: ['yes'] }]]],
  ['2 cm is 20 mm', { by: 'name' }, 'asc', [['Width', { is: 'equals', value: '2 cm' }]]],
  ['between lengths, in their order', { by: 'attribute', attribute: 'Width' }, 'desc', [['Width', { is: 'between', from: '1 cm', to: '20 mm' }]]],
  ['from a length on', { by: 'attribute', attribute: 'Width' }, 'asc', [['Width', { is: 'between', from: '5 mm' }]]],
  ['between days', { by: 'attribute', attribute: 'Taken' }, 'asc', [['Taken', { is: 'between', from: '1950-02-01', to: '1950-02-10' }]]],
  ['days that spans share', { by: 'name' }, 'asc', [['Dated', { is: 'between', from: '1894', to: '1894' }]]],
  ['a piece of a text', { by: 'attribute', attribute: 'Title' }, 'asc', [['Title', { is: 'contains', text: 'SHIP 9' }]]],
  ['a piece with letters beyond English', { by: 'name' }, 'asc', [['Title', { is: 'contains', text: 'æOLUS' }]]],
  ['any of several values', { by: 'name' }, 'asc', [['Words', { is: 'equals', value: 'W4' }]]],
  ['signs of patterns are letters', { by: 'name' }, 'asc', [['Title', { is: 'contains', text: '%' }]]],
  ...['Taken', 'Dated', 'Signed', 'Count', 'Price', 'Hour', 'Spot', 'Link', 'Note', 'Marks', 'Twin'].flatMap((attribute) =>
    (['asc', 'desc'] as const).map((direction) => [`${attribute}, ${direction}`, { by: 'attribute', attribute }, direction, []] as const),
  ),
  ['a whole number', { by: 'name' }, 'asc', [['Count', { is: 'equals', value: '-500' }]]],
  ['between whole numbers, below nothing', { by: 'attribute', attribute: 'Count' }, 'desc', [['Count', { is: 'between', from: '-120', to: '35' }]]],
  ['between prices', { by: 'attribute', attribute: 'Price' }, 'asc', [['Price', { is: 'between', from: '9.25 EUR', to: '100 EUR' }]]],
  ['a price', { by: 'name' }, 'asc', [['Price', { is: 'equals', value: '7.25 EUR' }]]],
  ['between hours', { by: 'attribute', attribute: 'Hour' }, 'desc', [['Hour', { is: 'between', from: '09:00:00', to: '13:35:00' }]]],
  ['a position', { by: 'attribute', attribute: 'Spot' }, 'asc', [['Spot', { is: 'filled' }]]],
  ['near a position', { by: 'attribute', attribute: 'Spot' }, 'asc', [['Spot', { is: 'near', value: '10,-100', metres: 3_000_000 }]]],
  ['no position', { by: 'name' }, 'desc', [['Spot', { is: 'empty' }]]],
  ['a piece of a web address', { by: 'attribute', attribute: 'Link' }, 'asc', [['Link', { is: 'contains', text: 'SHIP1' }]]],
  ['a web address', { by: 'name' }, 'asc', [['Link', { is: 'equals', value: 'https://ship26.example/Deck' }]]],
  ['a piece of a long text', { by: 'attribute', attribute: 'Note' }, 'desc', [['Note', { is: 'contains', text: 'line 2' }]]],
  ['three at once', { by: 'attribute', attribute: 'Width' }, 'asc', [['Signed', { is: 'oneOf', values: ['no'] }], ['Words', { is: 'equals', value: 'w3' }], ['Width', { is: 'filled' }]]],
]

describe('rows of the table', () => {
  it.each(CASES)('by %s', async (_, sort, direction, filters) => {
    const body = {
      sort: sort.attribute === undefined ? { by: sort.by } : { by: 'attribute', attributeId: idOf(sort.attribute) },
      direction,
      filters: filters.map(([name, filter]) => ({ attributeId: idOf(name), filter })),
    }
    expect(await all(body)).toEqual(expected(sort, direction, filters))
  })

  it('by what options are called, of some of them', async () => {
    const [oil = '', ink = ''] = kinds
    const body = { sort: { by: 'attribute', attributeId: idOf('Kind') }, filters: [{ attributeId: idOf('Kind'), filter: { is: 'oneOf', values: [oil, ink] } }] }
    expect(await all(body)).toEqual(expected({ by: 'attribute', attribute: 'Kind' }, 'asc', [['Kind', { is: 'oneOf', values: [oil, ink] }]]))
  })

  it('by any of several choices, and by assets', async () => {
    const [stamp = '', twin = ''] = [marks[0], plates[39]?.id]
    const marked = { sort: { by: 'attribute', attributeId: idOf('Marks') }, filters: [{ attributeId: idOf('Marks'), filter: { is: 'oneOf', values: [stamp] } }] }
    expect(await all(marked)).toEqual(expected({ by: 'attribute', attribute: 'Marks' }, 'asc', [['Marks', { is: 'oneOf', values: [stamp] }]]))
    const alike = await all({ filters: [{ attributeId: idOf('Twin'), filter: { is: 'oneOf', values: [twin] } }] })
    expect(alike).toEqual(expected({ by: 'name' }, 'asc', [['Twin', { is: 'oneOf', values: [twin] }]]))
    expect(alike.length).toBeGreaterThan(3)
  })

  it('by an option that was merged meanwhile, as by the one that stays', async () => {
    const made = await publishedTemplate(admin, [attribute('Ground', 'dropDown', { options: ['Paper', 'Card', 'Board', 'Cloth'] })])
    const ground = attributeOf(made, 'Ground').id
    const place = `/v1/templates/${made.id}/attributes/${ground}/options`
    const options = ((await admin.ask({ path: `/v1/metadata/attributes/${ground}/options` })).json as { readonly items: readonly { readonly id: string; readonly label: string }[] }).items
    const named = (label: string) => options.find((option) => option.label === label)?.id ?? ''
    const four = ['Paper', 'Card', 'Board', 'Cloth'].map((label, at) => ({ assetId: plates[at]?.id ?? '', values: { [ground]: [named(label)] } }))
    await saySo(server, admin, made, four, new Map(options.map(({ id, label }) => [id, label])))
    expect((await admin.ask({ method: 'POST', path: `${place}/merge`, body: { others: [named('Paper'), named('Card')], into: named('Board') } })).status).toBe(200)
    const found = async (label: string) => (await all({ templateId: made.id, filters: [{ attributeId: ground, filter: { is: 'oneOf', values: [named(label)] } }] })).toSorted()
    const three = four.slice(0, 3).map(({ assetId }) => assetId).toSorted()
    for (const label of ['Board', 'Paper', 'Card']) expect(await found(label), label).toEqual(three)
    expect(await found('Cloth')).toEqual([four[3]?.assetId])
  })

  it('by a piece of a name or a file number', async () => {
    const found = plates.filter(({ name }) => name.toLowerCase().includes('e 12')).map(({ id }) => id)
    expect((await all({ search: 'E 12' })).toSorted()).toEqual(found.toSorted())
    expect((await all({ search: 'hm-p-77' })).toSorted()).toEqual(plates.filter(({ name }) => name.startsWith('Plate 77')).map(({ id }) => id).toSorted())
  })

  it('say how many they are, exactly', async () => {
    const totalOf = async (body: object) => ((await rows({ limit: 1, ...body })).json as Page).total
    expect(await totalOf({})).toBe(COUNT)
    expect(await totalOf({ filters: [{ attributeId: idOf('Signed'), filter: { is: 'oneOf', values: ['yes'] } }] })).toBe(Math.ceil(COUNT / 100))
    const without = plates.filter(({ id }) => said.get(id)?.[idOf('Width')] === undefined)
    expect(await totalOf({ filters: [{ attributeId: idOf('Width'), filter: { is: 'empty' } }] })).toBe(without.length)
  })

  it('show the asset, its values with their revisions, and what options are called', async () => {
    const { attributes, items } = (await rows({ search: 'plate 1.csv' })).json as Page & { readonly attributes: readonly string[] }
    const [plate] = plates
    expect(items).toHaveLength(1)
    expect(items[0]?.asset).toMatchObject({ id: plate?.id, name: 'Plate 1.csv', fileNumber: 'HM-P-1', folderId: plate?.folderId, modifiedAt: plate?.modifiedAt, editable: true })
    expect(items[0]?.asset.path.at(-1)?.id).toBe(plate?.folderId)
    expect(attributes).toEqual(template.attributes.map(({ id }) => id))
    expect(items[0]?.values).toEqual(attributes.map((id) => said.get(plate?.id ?? '')?.[id] ?? []))
    expect(items[0]?.revisions).toEqual(attributes.map(() => 0))
    expect((await rows({ search: 'plate 1.csv' })).json).toMatchObject({ names: [{ label: labels.get(said.get(plate?.id ?? '')?.[idOf('Kind')]?.[0] ?? '') }] })
  })

  it('are refused by what does not fit', async () => {
    const refused = async (body: object) => (await rows(body)).message
    expect(await refused({ templateId: plates[0]?.id })).toBe('TEMPLATE_NOT_FOUND')
    expect(await refused({ sort: { by: 'attribute', attributeId: template.id } })).toBe('ATTRIBUTE_NOT_FOUND')
    expect(await refused({ filters: [{ attributeId: template.id, filter: { is: 'empty' } }] })).toBe('ATTRIBUTE_NOT_FOUND')
    expect(await refused({ filters: [{ attributeId: idOf('Signed'), filter: { is: 'contains', text: 'a' } }] })).toBe('VALIDATION_FAILED')
    expect(await refused({ filters: [{ attributeId: idOf('Width'), filter: { is: 'between', from: 'wide' } }] })).toBe('VALIDATION_FAILED')
    expect(await refused({ after: 'nonsense' })).toBe('VALIDATION_FAILED')
    expect(await refused({ after: Buffer.from('[null,"0190aaaa-0000-7000-8000-000000000001"]').toString('base64url') })).toBe('VALIDATION_FAILED')
    const { next } = (await rows({ limit: 1 })).json as Page
    expect(await refused({ after: next })).toBeUndefined()
    expect(await refused({ after: next?.slice(0, -4) })).toBe('VALIDATION_FAILED')
  })
})
