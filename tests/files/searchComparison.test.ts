import { afterAll, beforeAll, expect, it } from 'vitest'
import { nameKey } from '../../src/domain/naming/names.ts'
import { searchItems } from '../../src/domain/query-language/matching.ts'
import { type YearRange, yearsWritten } from '../../src/domain/advanced-search/years.ts'
import { assetKindOf } from '../../src/domain/query-language/assetKinds.ts'
import { contactValue } from '../../src/domain/query-language/contactValue.ts'
import { unreadValue } from '../../src/domain/query-language/unreadValues.ts'
import { facetState, withFacet, withoutFacet } from '../../src/domain/query-language/facets.ts'
import { rightsName } from '../../src/domain/rights-statements/names.ts'
import { parseQuery } from '../../src/domain/query-language/parse.ts'
import { resolveQuery } from '../../src/domain/query-language/resolve.ts'
import type { SearchedAsset, SearchItem } from '../../src/domain/query-language/searchItem.ts'
import { attributeOf } from '../../server/metadata-table/described.fixture.ts'
import { changeHoldings } from './changedHoldings.ts'
import { randomFrom } from './randomFrom.ts'
import { signIn, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { itemsOf, makeHoldings, pick, SHARED_NAME, TODAY, WORDS, type Holdings } from './searchHoldings.ts'
import { inOrderOf, keyOfAttribute, keyOfItem } from './searchOrder.ts'

/** `SEQUENCES=10000` (`npm run test:full`) compares a thousand. */
const COMPARED = Number(process.env['SEQUENCES'] ?? 0) > 1000 ? 1000 : 50
const SEED = Number(process.env['SEED'] ?? 1)

let server: TestServer
let admin: Person
let holdings: Holdings

const random = randomFrom(SEED)

beforeAll(async () => {
  server = await startTestServer()
  admin = await signIn(server.url, 'admin@harbour.example')
  holdings = await makeHoldings(server, admin, await signIn(server.url, 'publisher@harbour.example'), random, 80)
})
afterAll(() => server.stop())

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  type: ['image', 'document', 'folder', 'pdf', 'audio', 'nothing'], in: ['records', 'archives', 'trash'], tag: ['sea', '"land and sea"', 'nino', 'la*', '*'], person: ['"ada berg"', '"jose nunez"', 'jo*', '*'],
  contact: ['"Zelda Horn"', '"donor/Omar Quist"', 'donor/', 'Zelda*', '"depicted/Zelda Ness"', 'nobody', '*', 'none'], unread: ['*', 'none', 'password', 'damaged', 'slow'], rights: ['PDM', 'inc*', '"in copyright"', 'CC0', '*', 'none', 'free'], repository: ['storehouse', '"alesund depot"', 'none', 'elsewhere'], added: ['today', '7d', '>=2025', '2024', '2024-06/2025-06', '<2025-01-01'], changed: ['30d', 'yesterday', '2w'],
  size: ['>2MB', '<=1MB', '1MB..3MB', '*'], ready: ['web'], is: ['ready', 'embargoed', 'none', '*'], embargo: ['*', 'none', 'today', '>today', '<=2026', '>=2027', '7d'], name: ['ship', 'harb*', 'skipene'], number: ['HM-7', '"HM-1"'], description: ['ship', 'old', '*', 'none'], content: ['barco', 'none', 'paint*'],
  Maker: ['ship', '"old"', 'sh*', '*', 'none'], Height: ['>20cm', '200mm..400mm', '30cm', 'none', '<=10cm'], Made: ['1887', '1880/1890', '>=1895', '<1885', 'none', '*'], Bought: ['2012', '>2015-06', '2011-03-15', 'none'],
  Signed: ['yes', 'no', 'none'], Technique: ['Oil', 'ink', 'none', 'Chalk'],
  Names: ['ship', '"old ship"', 'br*', '*', 'none'], Subject: ['ships', 'LAND', 'none', '*', 'Bryggen'], Notes: ['ship', 'old', 'brygge', '*', 'none'], Pieces: ['3', '>5', '<=1', '2..4', 'none'],
  Paid: ['10.50', '>20', '"20.50 NOK"', '<=10.50', 'none'], Hour: ['12:30', '>15:00', '10:00..13:00', 'none'], Source: ['"https://a.example/1"', 'a.example*', '*', 'none'], Secret: ['ship'], Unknown: ['ship'],
  Giver: ['"Zelda Horn"', '"omar QUIST"', 'c1@people.example', '"as odegard"', 'nobody', '*', 'none', 'id'], Frame: [`"${SHARED_NAME}"`, '"PLATE.jpg"', 'HM-3', 'hm-12', 'HM-999', '*', 'none', 'name', 'number', 'id'], Place: ['*', 'none', '"59.91, 10.75"'],
  '"Found at"': ['60.5,5.5~40km', '60.5,5.5~40m', '-17.5,180~60km', '-17.5,-180~60km', '90,0~100km', '0,0~20100km', '60.5,5.5', 'none', '*'],
}
/** Attributes whose values are contacts and assets, which stand in queries and facets by their identifiers. */
const REFERRED: readonly string[] = ['Giver', 'Frame']
/** People are called so, too. */
const ASKED = [...WORDS, 'Zelda', 'odegard', 'plate']

const fieldCondition = (): string => {
  // What names something else is asked for more often: there is more to be wrong in it.
  const field = pick(random, [...Object.keys(FIELDS), 'folder', 'by', ...REFERRED, ...REFERRED, ...REFERRED])
  if (field === 'folder') return `folder:${pick(random, ['none', '*', `"${pick(random, holdings.folders).name}"`, `id:${pick(random, holdings.folders).id}`])}`
  if (field === 'by') return `by:"${pick(random, holdings.vocabulary.users).name}"`
  const [value, asset] = [pick(random, FIELDS[field] ?? []), pick(random, holdings.assets)]
  if (field === 'Giver' && value === 'id') return `Giver:id:${pick(random, holdings.contacts).id}`
  if (field === 'Frame' && ['name', 'number', 'id'].includes(value)) return `Frame:${{ name: `"${asset.name}"`, number: `"${asset.fileNumber}"` }[value] ?? `id:${asset.id}`}`
  return `${field}:${value}`
}
const condition = (): string => {
  const word = pick(random, ASKED)
  return [() => word, () => `${word.slice(0, 3)}*`, () => `"${word} ${pick(random, WORDS)}"`, fieldCondition, fieldCondition][random(5)]?.() ?? word
}
const queryText = (depth = 0): string => {
  if (depth > 2 || random(3) === 0) return condition()
  const parts = Array.from({ length: 2 + random(2) }, () => queryText(depth + 1)).map((part) => (random(5) === 0 ? `-(${part})` : `(${part})`))
  return parts.join(random(2) === 0 ? ' ' : ' OR ')
}

interface Page {
  readonly items: readonly { readonly folder?: { readonly id: string }; readonly asset?: { readonly id: string } }[]
  readonly next: string | null
  readonly total: number
}

const answered = async (q: string, limit: number, sort: object = { by: 'relevance' }, direction = 'asc'): Promise<{ readonly ids: readonly (string | undefined)[]; readonly total: number }> => {
  const ids: (string | undefined)[] = []
  for (let after: string | undefined; ; ) {
    const answer = await admin.ask({ method: 'POST', path: '/v1/search/results', body: { q, sort, direction, limit, ...(after === undefined ? {} : { after }) } })
    expect(answer.status, `${q}: ${answer.text}`).toBe(200)
    const page = answer.json as Page
    ids.push(...page.items.map(({ folder, asset }) => folder?.id ?? asset?.id))
    if (page.next === null) return { ids, total: page.total }
    after = page.next
  }
}

interface Terms {
  readonly kind: 'terms'
  readonly field: string
  readonly values: readonly { readonly value: string; readonly label: string; readonly count: number }[]
  readonly distinct: number
  readonly missing: number
}
type Counted = Terms | { readonly kind: 'histogram'; readonly field: string; readonly buckets: readonly (YearRange & { readonly count: number })[] }

const countsOf = async (q: string, ids: readonly string[]): Promise<readonly Counted[]> => {
  const answer = await admin.ask({ method: 'POST', path: '/v1/search/facets', body: { q, facets: ids } })
  expect(answer.status, `${q}: ${answer.text}`).toBe(200)
  return (answer.json as { readonly facets: readonly Counted[] }).facets
}

/** Fields that folders might have values of, too. */
const OF_ITEMS: readonly string[] = ['tag', 'is', 'by', 'contact', 'folder', 'type', 'unread', 'repository', 'person', 'rights']

/**
 * The same by the plain model: each item once for each of its values, of what is found without the query's own conditions of the facet. What names
 * somebody or something in the trash is neither listed nor counted, and not without a value.
 */
const modelCounts = (items: readonly SearchItem[], q: string, field: string, valuesOf: (item: SearchItem) => readonly string[]) => {
  const found = searchItems(items, resolveQuery(withoutFacet(parseQuery(q), field), holdings.vocabulary)).map(({ item }) => item)
  const perItem = found.map((item) => new Set(valuesOf(item).map(nameKey)))
  const counts = new Map<string, number>()
  for (const value of perItem.flatMap((values) => [...values])) counts.set(value, (counts.get(value) ?? 0) + 1)
  const isBlank = (item: SearchItem | undefined): boolean => item?.kind === 'asset' && (allOf(field)?.(item) ?? []).length === 0
  const missing = perItem.filter((values, at) => values.size === 0 && (OF_ITEMS.includes(field) || isBlank(found[at]))).length
  return { counts, missing }
}

const ofAssets = (valuesOf: (asset: SearchedAsset) => readonly string[]) => (item: SearchItem) => (item.kind === 'asset' ? valuesOf(item) : [])
const valuesAt = ({ values }: SearchedAsset, name: string): readonly string[] => values.find(({ attribute }) => attribute.name === name)?.values ?? []
const said = (name: string) => ofAssets((asset) => valuesAt(asset, name).map((value) => holdings.nameOf(value)))
const isSeen = (id: string): boolean => ![...holdings.contacts, ...holdings.assets].some((one) => one.id === id && one.isTrashed)
const referred = (name: string) => ofAssets((asset) => valuesAt(asset, name).filter(isSeen).map((id) => `id:${id}`))
/** Whether a name means one contact: namesakes stand by their identifiers. */
const isAlone = (name: string): boolean => holdings.vocabulary.contactsNamed?.(name, false).length === 1
/** What items have of each facet, as it is written for people. */
const OWN: Readonly<Record<string, (item: SearchItem) => readonly string[]>> = {
  type: (item) => [item.kind === 'folder' ? 'folder' : assetKindOf(item.mediaType)],
  repository: ofAssets(({ repositoryId }) => (repositoryId === null ? [] : [holdings.nameOf(repositoryId)])),
  folder: ({ folderIds }) => folderIds.map((id) => holdings.nameOf(id)),
  tag: ofAssets(({ tags }) => tags),
  person: ofAssets(({ persons }) => persons),
  contact: ({ contacts = [] }) => contacts.map(({ id, kind }) => contactValue({ of: kind, name: isAlone(holdings.nameOf(id)) ? holdings.nameOf(id) : `id:${id}` })),
  by: ({ addedBy }) => [holdings.nameOf(addedBy)],
  is: (item) => [...(item.isWebReady ? ['ready'] : []), ...((item.embargo ?? 0) > TODAY ? ['embargoed'] : [])],
  rights: ofAssets(({ rights }) => (rights === undefined ? [] : [rightsName(rights, 'en-US')])),
  unread: ofAssets(({ unread }) => (unread === undefined ? [] : [unreadValue(unread)])),
  added: () => [],
  Maker: said('Maker'), Height: said('Height'), Made: () => [], Bought: () => [], Signed: said('Signed'), Technique: said('Technique'),
  Names: said('Names'), Subject: said('Subject'), Pieces: said('Pieces'), Paid: said('Paid'), Source: said('Source'), Giver: referred('Giver'), Frame: referred('Frame'),
}
const isAttribute = (id: string): boolean => /^[A-Z]/.test(id)
const ownOf = (field: string) => OWN[field.replace(/^.*\//, '')] ?? (() => [])
/** Also what nobody sees. */
const allOf = (field: string) => (REFERRED.includes(field) ? said(field) : ownOf(field))

/** How many a click on a value finds. */
const foundBy = (items: readonly SearchItem[], q: string, field: string, value: string): number =>
  searchItems(items, resolveQuery(withFacet(parseQuery(q), field, { included: [value] }), holdings.vocabulary)).length

/** What is chosen is answered as it is typed, each with what it finds. The others are returned. */
const expectChosen = (items: readonly SearchItem[], q: string, { field, values }: Terms): Terms['values'] => {
  const { included, excluded } = facetState(parseQuery(q), field)
  const chosen = new Set([...included, ...excluded])
  const answered = values.filter(({ value }) => chosen.has(value))
  expect([q, field, new Set(answered.map(({ value }) => value))]).toEqual([q, field, chosen])
  for (const { value, count } of answered) expect([q, field, value, count]).toEqual([q, field, value, foundBy(items, q, field, value)])
  return values.filter(({ value }) => !chosen.has(value))
}

/** The most frequent values alone are listed. */
const expectTerms = (items: readonly SearchItem[], q: string, facet: Terms): void => {
  const { field, distinct, missing } = facet
  const values = expectChosen(items, q, facet)
  const { counts, missing: without } = modelCounts(items, q, field, ownOf(field))
  expect([q, field, distinct, missing]).toEqual([q, field, counts.size, without])
  if (values.length === facet.values.length) {
    const listed = [...counts.values()].toSorted((one, other) => other - one).slice(0, values.length)
    expect([q, field, values.length, values.map(({ count }) => count)]).toEqual([q, field, Math.min(20, counts.size), listed])
  }
  const isById = REFERRED.includes(field)
  for (const { value, label, count } of values) expect([q, field, value, count]).toEqual([q, field, value, counts.get(nameKey(field === 'contact' || isById ? value : label))])
  if (isById) expect([q, values.map(({ label }) => label)]).toEqual([q, values.map(({ value }) => holdings.nameOf(value.slice(3)))])
}

/** At any depth; those of the first row are all there. */
const expectFolders = (items: readonly SearchItem[], q: string, facet: Terms): void => {
  const { field, missing } = facet
  const values = expectChosen(items, q, facet)
  const { counts, missing: without } = modelCounts(items, q, field, ownOf(field))
  expect([q, field, missing]).toEqual([q, field, without])
  for (const { label, count } of values) expect([q, field, label, count]).toEqual([q, field, label, counts.get(nameKey(label))])
  const first = modelCounts(items, q, field, ({ folderIds }) => folderIds.slice(0, 1).map((id) => holdings.nameOf(id))).counts
  const listed = new Set(facet.values.map(({ label }) => nameKey(label)))
  expect([q, [...first.keys()].filter((name) => !listed.has(name))]).toEqual([q, []])
}

/** A bar counts what the search for its years finds, and no year lies outside the bars. */
const expectYears = (items: readonly SearchItem[], q: string, { field, buckets }: Extract<Counted, { readonly kind: 'histogram' }>): void => {
  const found = (years: string): number => foundBy(items, q, field, years)
  for (const { from, to, count } of buckets) expect([q, field, from, to, count]).toEqual([q, field, from, to, found(yearsWritten({ from, to }))])
  const [first, last] = [buckets[0]?.from ?? 2000, buckets.at(-1)?.to ?? 1999]
  expect([q, field, found(`0001/${first - 1}`)]).toEqual([q, field, 0])
  expect(last).toBeGreaterThanOrEqual(first - 1)
}

const SORTS = ['name', 'size', 'repository', 'by'] as const

/** In any other order than that of relevance: by a field of every organization, or by any attribute. */
const expectOrder = async (found: readonly SearchItem[], q: string): Promise<void> => {
  const [attribute, by, direction] = [pick(random, holdings.template.attributes), pick(random, SORTS), pick(random, ['asc', 'desc'] as const)]
  const isByAttribute = random(4) > 0
  const { ids } = await answered(q, pick(random, [7, 50, 200]), isByAttribute ? { by: 'attribute', attributeId: attribute.id } : { by }, direction)
  const keyOf = isByAttribute ? keyOfAttribute(attribute.name, holdings) : keyOfItem(by, holdings)
  expect([q, isByAttribute ? attribute.name : by, direction, ids]).toEqual([q, isByAttribute ? attribute.name : by, direction, inOrderOf(found, keyOf, direction)])
}

/** Of whose places all that lie so far south are east of it, or all west. */
const sideOf = (item: SearchItem): string | undefined => {
  const sides = new Set(ofAssets((asset) => valuesAt(asset, 'Found at'))(item).flatMap((place) => (place.startsWith('-17') ? [place.includes(',-') ? 'west' : 'east'] : [])))
  return sides.size === 1 ? [...sides][0] : undefined
}

it.each(['-17.5,179.9', '-17.5,180', '-17.5,-180', '-17.5,-179.9'])('finds the same as the plain model on both sides of the antimeridian, near %s', async (place) => {
  const q = `"Found at":${place}~60km`
  const found = searchItems(itemsOf(holdings), resolveQuery(parseQuery(q), holdings.vocabulary)).map(({ item }) => item)
  expect(found.map(sideOf)).toEqual(expect.arrayContaining(['east', 'west']))
  expect([q, (await answered(q, 50)).ids]).toEqual([q, found.map(({ id }) => id)])
})

it(`finds and counts the same as the plain model, in the same order, for ${COMPARED} queries while holdings change`, { timeout: Math.max(600_000, COMPARED * 3_000) }, async () => {
  for (let at = 0; at < COMPARED; at += 1) {
    if (at % 3 === 0) await changeHoldings(server, admin, random, holdings)
    const q = queryText()
    // The model remembers the words of an item that it has seen.
    const items = itemsOf(holdings)
    const found = searchItems(items, resolveQuery(parseQuery(q), holdings.vocabulary)).map(({ item }) => item)
    const expected = found.map(({ id }) => id)
    const { ids, total } = await answered(q, pick(random, [7, 50, 200]))
    expect([q, total, ids]).toEqual([q, expected.length, expected])
    if (at % 2 === 0) await expectOrder(found, q)
    if (at % 4 !== 0) continue
    // Folders are listed as far as others are opened: of all of them each is counted by itself below.
    const facetIds = Object.keys(OWN).filter((id) => id !== 'folder').map((id) => (isAttribute(id) ? attributeOf(holdings.template, id).id : id))
    for (const facet of await countsOf(q, [...facetIds, 'folder'])) {
      if (facet.kind === 'histogram') expectYears(items, q, facet)
      else if (facet.field === 'folder') expectFolders(items, q, facet)
      else expectTerms(items, q, facet)
    }
  }
})
