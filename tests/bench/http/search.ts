import { headMark } from '../../../server/search-index/formWords.ts'
import { LEVELS, mark, placeOf } from '../../../server/search-index/words.ts'
import { RESULT_SORTS } from '../../../src/domain/advanced-search/resultSort.ts'
import { atMost, median, plain, quantile, type Figures } from '../figures.ts'
import { workersDone } from '../quiet.ts'
import type { Bench, Section } from '../section.ts'
import { describedLibrary, type SeededMetadata } from '../seed/metadata.ts'
import { enterDescribed } from '../seed/search.ts'
import { load, loadAlone, loadBare } from './load.ts'
import { timed } from './moveCopy.ts'
import { apiSession, type ApiSession } from './signedIn.ts'

const ROWS = 50
/** Milliseconds of a first page with its exact total: for one who asks, and for ten. */
const ALONE_MS = 5
const TEN_MS = 20
/** Of all facets, by how many assets there are. */
const facetsMs = (assets: number): number => (assets < 1_000_000 ? 100 : 500)
/** Of the dashboard, counted anew. */
const FRESH_MS = 300
/** Any field beside the name, whose median is a millisecond or two. */
const AS_MUCH_AS_NAME = 2
/** With more assets ten who ask plain SQL at once get no answer while they are measured. */
const MOST_BARE = 50_000
const ASKED = 20

interface Page {
  readonly items: readonly { readonly asset?: { readonly id: string; readonly name: string } }[]
  readonly next: string | null
  readonly total: number
}

const asked = (q: string, more: object = {}) => ({ q, sort: { by: 'relevance' }, direction: 'asc', limit: ROWS, ...more })

const queriesFor = (assets: number): Readonly<Record<string, readonly string[]>> => ({
  rare: Array.from({ length: 20 }, (_, index) => String(Math.floor((assets * (index + 1)) / 21)).padStart(6, '0')),
  common: ['plate', 'harbour', 'moon', 'signed'],
  twoCommon: ['harbour crane', 'plate moon', 'north light', 'letter diary', 'signed plate'],
  /** That stand in values alone, of all assets: it is said of each hit in which. */
  said: ['keyword', 'technique', 'subject'],
})

/** What a page with its exact total costs in plain SQL: by the index of words, with the names that it is ordered by. */
const BARE_SQL = `
  select asset.id, asset.name, count(*) over () as total
  from search_entries entry join assets asset on asset.id = entry.id
  where entry.document @@ $1::tsquery order by entry.name_key, entry.id limit ${ROWS}`

const anywhere = (organizationId: string, templateId: string, q: string): string =>
  q.split(' ').map((word) => `(${[headMark(organizationId, 'D'), ...LEVELS.flatMap((level) => ['A', placeOf(templateId)].map((place) => mark(organizationId) + level + place))].map((start) => start + word).join(' | ')})`).join(' & ')

const wordFigures = async (session: ApiSession, { library }: Bench, { templateId }: SeededMetadata, name: string, queries: readonly string[]): Promise<Figures> => {
  const cold: number[] = []
  for (const q of queries) {
    const { value, ms } = await timed(() => session.send<Page>('POST', '/v1/search/results', asked(q)))
    if (value.total === 0) throw new Error(`${q} found nothing.`)
    cold.push(ms)
  }
  const requests = { url: session.url, headers: session.headers, paths: queries.map(() => '/v1/search/results'), bodies: queries.map((q) => asked(q)) }
  const bare = library.assets > MOST_BARE ? undefined : await loadBare('bareRows.ts', { connection: library.connection, sql: BARE_SQL, parameters: queries.map((q) => [anywhere(library.organizationId, templateId, q)]) }, queries.length)
  const [alone, ten] = [await loadAlone(requests), await load(requests)]
  return {
    [`${name}AloneP50`]: atMost(ALONE_MS, alone.p50, 'ms'),
    [`${name}TenP50`]: atMost(TEN_MS, ten.p50, 'ms', bare?.p50),
    [`${name}TenP95`]: plain(ten.p95, 'ms', bare?.p95),
    [`${name}FirstTime`]: plain(median(cold), 'ms'),
  }
}

const repeatedly = async (calls: readonly (() => Promise<unknown>)[]): Promise<readonly number[]> => {
  const taken: number[] = []
  for (const call of calls) taken.push((await timed(call)).ms)
  return taken
}

const facetFigures = async (session: ApiSession, assets: number): Promise<Figures> => {
  const limit = facetsMs(assets)
  const ask = (q: string) => session.send('POST', '/v1/search/facets', { q })
  const first = await timed(() => ask(''))
  const queries = ['', 'plate', 'harbour', 'harbour crane', 'Technique:"Technique 3"', 'Dated:1850/1860']
  await repeatedly(queries.map((q) => () => ask(q)))
  const taken = await repeatedly(Array.from({ length: ASKED }, (_, at) => () => ask(queries[at % queries.length] ?? '')))
  return { allFacetsP50: atMost(limit, median(taken), 'ms'), allFacetsMost: atMost(limit, quantile(taken, 1), 'ms'), allFacetsFirstTime: plain(first.ms, 'ms') }
}

/** What a page of results asks for at once, in one order after the other: its rows and all facets beside them. Together they need more of what is kept. */
const pageFigures = async (session: ApiSession, assets: number, { attributes }: SeededMetadata): Promise<Figures> => {
  const sorts = [{ by: 'name' }, ...Object.values(attributes).slice(0, 3).map(({ id }) => ({ by: 'attribute', attributeId: id }))]
  const page = (sort: object) => () => Promise.all([session.send('POST', '/v1/search/results', asked('plate', { sort })), session.send('POST', '/v1/search/facets', { q: 'plate' })])
  await repeatedly(sorts.map(page))
  const taken = await repeatedly(Array.from({ length: ASKED }, (_, at) => page(sorts[at % sorts.length] ?? {})))
  return { sortedWithFacetsP50: atMost(facetsMs(assets) + ALONE_MS, median(taken), 'ms') }
}

const orderFigures = async (session: ApiSession, { attributes }: SeededMetadata): Promise<Figures> => {
  const ask = (more: object) => session.send<Page>('POST', '/v1/search/results', asked('plate', more))
  const sorts = [...RESULT_SORTS.map((by) => ({ by })), ...Object.values(attributes).map(({ id }) => ({ by: 'attribute', attributeId: id }))]
  const calls = sorts.flatMap((sort) => ['asc', 'desc'].map((direction) => () => ask({ sort, direction })))
  const firsts = await repeatedly(calls)
  const pages: number[] = []
  for (let after: string | undefined, page = 0; page < 3 * ASKED; page += 1) {
    const { value, ms } = await timed(() => ask(after === undefined ? {} : { after }))
    pages.push(ms)
    // A small library's is read again from its beginning.
    after = value.next ?? undefined
  }
  const each = new Map<string, number>()
  for (const sort of sorts) each.set(JSON.stringify(sort), median(await repeatedly(Array.from({ length: ASKED }, () => () => ask({ sort, direction: 'asc' })))))
  const byName = each.get(JSON.stringify({ by: 'name' })) ?? Number.NaN
  const slowest = Math.max(...each.values())
  const { total } = await ask({ limit: 1 })
  const last = (sort: object) => () => ask({ sort, direction: 'asc', from: total - ROWS })
  await last({ by: 'name' })()
  const ends = await repeatedly(Array.from({ length: ASKED }, (_, at) => last(at % 2 === 0 ? { by: 'relevance' } : { by: 'name' })))
  return {
    sortedByNameP50: plain(byName, 'ms'),
    slowestSortP50: atMost(ALONE_MS, slowest, 'ms', byName),
    slowestSortToName: atMost(AS_MUCH_AS_NAME, slowest / byName, 'times'),
    lastPageP50: atMost(ALONE_MS, median(ends), 'ms'),
    sortedP50: atMost(ALONE_MS, median(await repeatedly(calls)), 'ms'),
    sortedFirstTimeP50: plain(median(firsts), 'ms'),
    farDownP50: atMost(ALONE_MS, median(pages.slice(ASKED)), 'ms'),
  }
}

/** Nothing that is kept. */
const dashboardFigures = async (session: ApiSession, assets: number): Promise<Figures> => {
  const taken = await repeatedly(Array.from({ length: ASKED }, () => () => session.get('/v1/dashboard?fresh=true')))
  const name = 'freshDashboardP50'
  return { [name]: assets < 1_000_000 ? atMost(FRESH_MS, median(taken), 'ms') : plain(median(taken), 'ms') }
}

/** What was changed a moment ago is read before the next search. */
const changeFigures = async (session: ApiSession): Promise<Figures> => {
  const taken: number[] = []
  for (let at = 0; at < ASKED; at += 1) {
    await session.send('POST', '/v1/folders', { name: `Changed ${at}`, parentId: null })
    taken.push((await timed(() => session.send('POST', '/v1/search/results', asked('plate moon')))).ms)
  }
  return { afterAChangeP50: plain(median(taken), 'ms') }
}

export const search: Section = {
  name: 'search',
  measure: async (bench) => {
    const seeded = await describedLibrary(bench.library)
    // Entries are written here and by jobs: of what was changed before.
    await workersDone(bench.product)
    await enterDescribed(bench.library)
    const session = await apiSession(bench.product.url)
    const figures: Record<string, Figures[string]> = {}
    const begun = await timed(() => session.send<Page>('POST', '/v1/search/results', asked('quay')))
    figures['firstSearch'] = plain(begun.ms, 'ms')
    for (const [name, queries] of Object.entries(queriesFor(bench.options.assets))) Object.assign(figures, await wordFigures(session, bench, seeded, name, queries))
    return {
      ...figures,
      ...(await orderFigures(session, seeded)),
      ...(await facetFigures(session, bench.options.assets)),
      ...(await pageFigures(session, bench.options.assets, seeded)),
      ...(await dashboardFigures(session, bench.options.assets)),
      ...(await changeFigures(session)),
    }
  },
}
