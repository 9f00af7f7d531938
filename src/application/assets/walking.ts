import * as Result from 'effect/Result'
import type { AssetSummary } from '../../domain/assets/asset.ts'
import type { Failure } from '../../domain/failures/failure.ts'
import type { SearchGateway } from '../search/SearchGateway.ts'
import type { WalkedList } from './AssetPlace.ts'
import type { FavoriteGateway } from '../favorites/FavoriteGateway.ts'
import type { Neighbours } from './neighbours.ts'
import type { RelationGateway } from '../relations/RelationGateway.ts'
import type { WebReadyGateway } from '../web-ready/WebReadyGateway.ts'

export interface WalkPorts {
  readonly favorites: FavoriteGateway
  readonly webReady: WebReadyGateway
  readonly relations: RelationGateway
  readonly searches: SearchGateway
}

/** What of a list has been read. `next` null: all of it. */
interface Walked {
  readonly key: string
  readonly assets: readonly AssetSummary[]
  readonly next: string | null
  readonly pages: number
}

/** Pages after which a walk gives up: who stands further down has come a long way without narrowing the list. */
const MOST_PAGES = 50
/** Hits per page, as the list itself reads them. */
const HITS = 50

interface Part {
  readonly items: readonly ({ readonly kind: 'folder' } | { readonly kind: 'asset'; readonly asset: AssetSummary })[]
  readonly next: string | null
}

const partOf = (ports: WalkPorts, walked: WalkedList, after: string | null, signal: AbortSignal): Promise<Result.Result<Part, Failure>> => {
  if (walked.of === 'favorites') return ports.favorites.page(walked.list, after, signal)
  if (walked.of === 'webReady') return ports.webReady.page(walked.list, after, signal)
  if (walked.of === 'related') return ports.relations.page(walked.list, after, signal)
  return ports.searches.search({ ...walked.list, resourceType: undefined, limit: HITS, ...(after === null ? {} : { after }) }, signal)
}

const neighboursIn = ({ assets, next }: Walked, at: number): Neighbours => {
  const neighbour = (row: number) => {
    const asset = assets[row]
    return asset && { asset, row }
  }
  return { own: next === null ? { row: at, total: assets.length } : undefined, previous: neighbour(at - 1), next: neighbour(at + 1) }
}

/**
 * Finds the assets before and after one in a list that is read from its beginning. What has been read is kept while one walks through the
 * same list step by step, so that a step costs nothing, and leads on from an asset that has left the list meanwhile (by one's own star).
 * Whoever comes from elsewhere has the list read anew.
 */
export const walkingThrough = (ports: WalkPorts) => {
  let last: (Walked & { readonly at: number }) | undefined
  return async (list: WalkedList, assetId: string, signal: AbortSignal): Promise<Neighbours | undefined> => {
    const key = JSON.stringify(list)
    const isAt = ({ id }: AssetSummary) => id === assetId
    const before = last?.key === key ? last : undefined
    const isStep = before !== undefined && [before.at - 1, before.at + 1].some((row) => before.assets[row]?.id === assetId)
    let walked: Walked = isStep ? before : { key, assets: [], next: null, pages: 0 }
    for (;;) {
      const at = walked.assets.findIndex(isAt)
      const isEnd = walked.pages > 0 && walked.next === null
      if (at >= 0 && (isEnd || at < walked.assets.length - 1)) {
        last = { ...walked, at }
        return neighboursIn(walked, at)
      }
      if (isEnd || walked.pages >= MOST_PAGES) return at < 0 ? undefined : neighboursIn(walked, at)
      const part = await partOf(ports, list, walked.next, signal)
      if (Result.isFailure(part)) return at < 0 ? undefined : neighboursIn(walked, at)
      const found = part.success.items.flatMap((item) => (item.kind === 'asset' ? [item.asset] : []))
      walked = { key, assets: [...walked.assets, ...found], next: part.success.next, pages: walked.pages + 1 }
    }
  }
}
