import * as Result from 'effect/Result'
import type { AssetSummary } from '../../domain/assets/asset.ts'
import type { Failure } from '../../domain/failures/failure.ts'
import type { AdvancedSearchGateway } from '../advanced-search/AdvancedSearchGateway.ts'
import type { SourceList } from './AssetPlace.ts'
import type { FavoriteGateway } from '../favorites/FavoriteGateway.ts'
import type { AdjacentAssets } from './adjacentAssets.ts'
import type { RelationGateway } from '../relations/RelationGateway.ts'
import type { WebReadyGateway } from '../web-ready/WebReadyGateway.ts'

export interface SourceListPorts {
  readonly favorites: FavoriteGateway
  readonly webReady: WebReadyGateway
  readonly relations: RelationGateway
  readonly advancedSearches: AdvancedSearchGateway
}

/** What of a list has been read. `next` null: all of it. */
interface ReadSoFar {
  readonly key: string
  readonly assets: readonly AssetSummary[]
  readonly next: string | null
  readonly pages: number
}

/** Pages after which a walk gives up: who stands further down has come a long way without narrowing the list. */
const MOST_PAGES = 50
/** Hits per page, as the list itself reads them. */
const HITS = 100

interface Part {
  readonly items: readonly ({ readonly kind: 'folder' } | { readonly kind: 'asset'; readonly asset: AssetSummary })[]
  readonly next: string | null
}

const partOf = (ports: SourceListPorts, sourceList: SourceList, after: string | null, signal: AbortSignal): Promise<Result.Result<Part, Failure>> => {
  if (sourceList.of === 'favorites') return ports.favorites.page(sourceList.list, after, signal)
  if (sourceList.of === 'webReady') return ports.webReady.page(sourceList.list, after, signal)
  if (sourceList.of === 'related') return ports.relations.page(sourceList.list, after, signal)
  return ports.advancedSearches.results({ ...sourceList.list, limit: HITS, ...(after === null ? {} : { after }) }, signal)
}

const adjacentAssetsIn = ({ assets, next }: ReadSoFar, at: number): AdjacentAssets => {
  const adjacentAsset = (row: number) => {
    const asset = assets[row]
    return asset && { asset, row }
  }
  return { own: next === null ? { row: at, total: assets.length } : undefined, previous: adjacentAsset(at - 1), next: adjacentAsset(at + 1) }
}

/**
 * Finds the assets before and after one in a list that is read from its beginning. What has been read is kept while one walks through the
 * same list step by step, so that a step costs nothing, and leads on from an asset that has left the list meanwhile (by one's own star).
 * Whoever comes from elsewhere has the list read anew.
 */
export const adjacentInList = (ports: SourceListPorts) => {
  let last: (ReadSoFar & { readonly at: number }) | undefined
  return async (list: SourceList, assetId: string, signal: AbortSignal): Promise<AdjacentAssets | undefined> => {
    const key = JSON.stringify(list)
    const isAt = ({ id }: AssetSummary) => id === assetId
    const before = last?.key === key ? last : undefined
    const isStep = before !== undefined && [before.at - 1, before.at + 1].some((row) => before.assets[row]?.id === assetId)
    let sourceList: ReadSoFar = isStep ? before : { key, assets: [], next: null, pages: 0 }
    for (;;) {
      const at = sourceList.assets.findIndex(isAt)
      const isEnd = sourceList.pages > 0 && sourceList.next === null
      if (at >= 0 && (isEnd || at < sourceList.assets.length - 1)) {
        last = { ...sourceList, at }
        return adjacentAssetsIn(sourceList, at)
      }
      if (isEnd || sourceList.pages >= MOST_PAGES) return at < 0 ? undefined : adjacentAssetsIn(sourceList, at)
      const part = await partOf(ports, list, sourceList.next, signal)
      if (Result.isFailure(part)) return at < 0 ? undefined : adjacentAssetsIn(sourceList, at)
      const found = part.success.items.flatMap((item) => (item.kind === 'asset' ? [item.asset] : []))
      sourceList = { key, assets: [...sourceList.assets, ...found], next: part.success.next, pages: sourceList.pages + 1 }
    }
  }
}
