import { queriesOf } from '../../../server/search-index/words.ts'
import { askedFor } from '../../../src/domain/search/asked.ts'
import { atMost, plain, type Figures } from '../figures.ts'
import type { Bench, Section } from '../section.ts'
import type { BareRows } from './bareRows.ts'
import { load, loadAlone, loadBare } from './load.ts'
import { apiSession, type ApiSession } from './signedIn.ts'

const ROWS = 50
const MOST_MS = 10

/** Answered with a first page, its rows and nothing more: no ranking, no pieces of text, no tenancy. */
const BARE_SQL = `
  select asset.id, asset.folder_id, asset.type, asset.name, asset.media_type, asset.preview, asset.size, asset.file_number, asset.width,
    asset.height, asset.thumbnail, asset.indexing, asset.web_ready, asset.content_version, asset.created_at, asset.modified_at
  from search_entries entry join assets asset on asset.id = entry.id
  where entry.document @@ $1::tsquery limit ${ROWS}`

/** What people look for: one thing they know, what two words have in common, and the beginning of a word that everything has. */
const termsFor = (assets: number): Readonly<Record<string, readonly string[]>> => ({
  rare: Array.from({ length: 20 }, (_, index) => String(Math.floor((assets * (index + 1)) / 21)).padStart(6, '0')),
  twoWords: ['harbour crane', 'glacier ice', 'brooch silver', 'minutes protocol', 'letter diary', 'sword axe', 'north light', 'rope sail'],
  common: ['pla', 'plate', 'plat'],
})

/** All that a term finds, in one query. */
const anywhere = (organizationId: string, term: string): string =>
  queriesOf(organizationId, askedFor(term, true))
    .filter(({ inName }) => inName !== null)
    .map(({ query }) => `(${query})`)
    .join(' | ')

const measureTerms = async (session: ApiSession, { library }: Bench, terms: readonly string[]): Promise<Figures> => {
  const paths = terms.map((term) => `/v1/search?term=${encodeURIComponent(term)}&limit=${ROWS}`)
  for (const path of paths) {
    const { items } = await session.get<{ readonly items: readonly unknown[] }>(path)
    if (items.length === 0) throw new Error(`${path} found nothing.`)
  }
  const parameters = terms.map((term) => [anywhere(library.organizationId, term)])
  const bare = await loadBare('bareRows.ts', { connection: library.connection, sql: BARE_SQL, parameters } satisfies BareRows, terms.length)
  const requests = { url: session.url, headers: session.headers, paths }
  const own = await load(requests)
  const alone = await loadAlone(requests)
  return {
    P50: atMost(MOST_MS, own.p50, 'ms', bare.p50),
    P95: plain(own.p95, 'ms', bare.p95),
    AloneP50: plain(alone.p50, 'ms'),
    RequestsPerSecond: plain(own.requestsPerSecond, 'requests/s', bare.requestsPerSecond),
  }
}

export const searches: Section = {
  name: 'searches',
  measure: async (bench) => {
    const session = await apiSession(bench.product.url)
    const figures: Record<string, Figures[string]> = {}
    for (const [name, terms] of Object.entries(termsFor(bench.options.assets))) {
      const measured = await measureTerms(session, bench, terms)
      for (const [key, figure] of Object.entries(measured)) figures[`${name}${key}`] = figure
    }
    return figures
  },
}
