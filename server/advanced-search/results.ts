import * as Result from 'effect/Result'
import { markedIn } from '../../src/domain/advanced-search/marked.ts'
import type { NamedResultSort } from '../../src/domain/advanced-search/resultSort.ts'
import type { Direction } from '../../src/domain/assets/asset.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { ModuleCount } from '../../src/domain/items/moduleCounts.ts'
import { parseQuery } from '../../src/domain/query-language/parse.ts'
import type { QueryProblem } from '../../src/domain/query-language/resolved.ts'
import type { SearchHit } from '../../src/infrastructure/search/contract.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Tenant } from '../database/tenant.ts'
import { unreadable } from '../database/unreadable.ts'
import type { Cursors } from '../http/cursors.ts'
import { allOf } from '../item-index/evaluate.ts'
import { type Order, orderBy } from '../item-index/orders.ts'
import { TIERS } from '../item-index/wordQueries.ts'
import { knownAttributes } from '../metadata/describing.ts'
import { sortOfType } from '../metadata-table/order.ts'
import { hitsOf } from '../search/search.ts'
import { beginSearch, find, totalOf, type Finding, type Searching } from './find.ts'
import { readHits } from './hitRows.ts'
import { moduleCounts } from './moduleCounts.ts'
import { readResultPlace, writeResultPlace, type ResultPlace } from './resultPlace.ts'

type ResultSort = { readonly by: 'relevance' | NamedResultSort } | { readonly by: 'attribute'; readonly attributeId: string }

interface ResultQuery {
  readonly q: string
  readonly sort: ResultSort
  readonly direction: Direction
  readonly after?: string | undefined
  /** How many are passed over from the beginning on; not together with `after`. */
  readonly from?: number | undefined
  readonly limit: number
}

interface ResultPage {
  readonly items: readonly (typeof SearchHit.Type)[]
  readonly next: string | null
  readonly total: number
  readonly modules: readonly ModuleCount[]
  readonly problems: readonly QueryProblem[]
}

type ResultFailure = Failure<'ATTRIBUTE_NOT_FOUND' | 'VALIDATION_FAILED'>

/** The order of a sort; undefined: there is no such attribute for whoever asks. Relevance goes by name where hits are equally good. */
export const orderOf = async ({ tenant, viewer, index }: Searching, sort: ResultSort): Promise<Order | undefined> => {
  if (sort.by !== 'attribute') {
    const by = sort.by === 'relevance' ? 'name' : sort.by
    return orderBy(tenant, index, { by })
  }
  const [attribute] = await knownAttributes(tenant, [sort.attributeId], viewer.userId)
  return attribute && orderBy(tenant, index, { attributeId: attribute.id, by: sortOfType(attribute.type) })
}

interface Placed {
  readonly position: number
  readonly tier: number
}

/** A page in the order of relevance: better tiers first. `skip`: how many are passed over. */
export const byRelevance = ({ tiers }: Finding, { sorted }: Order, after: ResultPlace | undefined, limit: number, skip = 0): readonly Placed[] => {
  const page: Placed[] = []
  let left = skip
  for (let tier = after?.tier ?? 0; tier < TIERS && page.length < limit; tier += 1) {
    const [better, own] = [tiers[tier - 1], tiers[tier]]
    if (own === undefined) break
    const hits = better === undefined ? own : own.without(better)
    const from = after?.tier === tier ? after : undefined
    const passed = left === 0 ? 0 : Math.min(left, hits.count())
    page.push(...sorted.page(hits, 'asc', from, limit - page.length, passed).map((position) => ({ position, tier })))
    left -= passed
  }
  return page
}

const tierOf = ({ tiers }: Finding, position: number): number => tiers.findIndex((tier) => tier.has(position))

const pageOf = (finding: Finding, order: Order, { sort, direction, limit, from }: ResultQuery, after: ResultPlace | undefined): readonly Placed[] =>
  sort.by === 'relevance'
    ? byRelevance(finding, order, after, limit + 1, from)
    : order.sorted.page(allOf(finding.tiers), direction, after, limit + 1, from).map((position) => ({ position, tier: tierOf(finding, position) }))

interface PlacedPage {
  readonly searching: Searching
  readonly finding: Finding
  readonly shown: readonly Placed[]
  /** Where the next page begins; undefined: nothing follows. */
  readonly next: ResultPlace | undefined
}

/** Where in the index what a query finds lies, from a place on; undefined: there is no such attribute to sort by. */
export const placedPage = async (tenant: Tenant, viewer: Viewer, query: ResultQuery, after: ResultPlace | undefined): Promise<PlacedPage | undefined> => {
  const searching = await beginSearch(tenant, viewer)
  const [finding, order] = await Promise.all([find(searching, parseQuery(query.q)), orderOf(searching, query.sort)])
  if (order === undefined) return undefined
  const page = pageOf(finding, order, query, after)
  const shown = page.slice(0, query.limit)
  const last = page.length > query.limit ? shown.at(-1) : undefined
  return { searching, finding, shown, next: last && { tier: last.tier, ...order.sorted.placeOf(last.position) } }
}

/** A page of what a query finds: as cheap wherever it begins. */
export const results = async (tenant: Tenant, viewer: Viewer, query: ResultQuery, cursors: Cursors): Promise<Result.Result<ResultPage, ResultFailure>> => {
  const after = query.after === undefined ? undefined : readResultPlace(cursors.open(tenant.organizationId, query.after))
  if (query.after !== undefined && after === undefined) return unreadable('after')
  if (after !== undefined && query.from !== undefined) return unreadable('from')
  const page = await placedPage(tenant, viewer, query, after)
  if (page === undefined) return Result.fail({ code: 'ATTRIBUTE_NOT_FOUND' })
  const { searching, finding, shown } = page
  const marked = markedIn(parseQuery(query.q))
  const next = page.next === undefined ? null : cursors.seal(tenant.organizationId, writeResultPlace(page.next))
  const hits = shown.map(({ position, tier }) => ({ id: searching.columns.ids.at(position), tier }))
  const total = totalOf(finding)
  const rows = await readHits(tenant, viewer, { hits, marked, withTrash: finding.withTrash })
  return Result.succeed({ items: await hitsOf(tenant, viewer, rows, marked, searching.templates), next, total, modules: moduleCounts(searching, allOf(finding.tiers), finding.withTrash), problems: finding.problems })
}

