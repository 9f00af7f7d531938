import * as Result from 'effect/Result'
import type { AssetSummary } from '../../domain/assets/asset.ts'
import { PAGE_ROWS, type AssetGateway, type AssetList } from './AssetGateway.ts'
import type { AssetPlace } from './AssetPlace.ts'
import { adjacentInList, type SourceListPorts } from './adjacentInList.ts'

export interface AdjacentAsset {
  readonly asset: AssetSummary
  readonly row: number
}

/** The assets before and after one in the list one came from. */
export interface AdjacentAssets {
  /** The asset's own row there, and how many rows there are; absent without a list, or while nobody has read how long it is. */
  readonly own: { readonly row: number; readonly total: number } | undefined
  readonly previous: AdjacentAsset | undefined
  readonly next: AdjacentAsset | undefined
}

export const NO_ADJACENT_ASSETS: AdjacentAssets = { own: undefined, previous: undefined, next: undefined }

export interface AdjacentAssetPorts extends SourceListPorts {
  readonly assets: AssetGateway
}

/** By the row; a list that has changed so much that the asset is not near its row any more has none. */
const nearRow = async (assets: AssetGateway, { list, row }: { readonly list: AssetList; readonly row: number }, assetId: string, signal: AbortSignal) => {
  const near = [...new Set([row - 1, row, row + 1].filter((at) => at >= 0).map((at) => Math.floor(at / PAGE_ROWS)))]
  const pages = await Promise.all(near.map((index) => assets.page(list, index, signal, 'recent')))
  const read = pages.filter(Result.isSuccess).map(({ success }) => success)
  const rows = read.flatMap((page) => page.items.map((asset, step): AdjacentAsset => ({ asset, row: page.index * PAGE_ROWS + step })))
  const at = rows.findIndex(({ asset }) => asset.id === assetId)
  const self = rows[at]
  if (self === undefined) return NO_ADJACENT_ASSETS
  return { own: { row: self.row, total: read[0]?.total ?? 0 }, previous: rows[at - 1], next: rows[at + 1] }
}

/** Finds them in the list that an address names, whichever it is. */
export const findingAdjacentAssets = (ports: AdjacentAssetPorts) => {
  const walk = adjacentInList(ports)
  return async ({ from, assetId }: AssetPlace, signal: AbortSignal): Promise<AdjacentAssets> => {
    if (from === undefined) return NO_ADJACENT_ASSETS
    if ('sourceList' in from) return (await walk(from.sourceList, assetId, signal)) ?? NO_ADJACENT_ASSETS
    return nearRow(ports.assets, from, assetId, signal)
  }
}
