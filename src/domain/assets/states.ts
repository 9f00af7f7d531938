import type { AssetSummary } from './asset.ts'

/** What is shown of the work on an asset's file. */
export type AssetStates = Pick<AssetSummary, 'thumbnail' | 'indexing' | 'indexingFailure'>

/** An asset in the states that were told last: a reason of failure goes with the failure it was told with. */
export const withStates = ({ indexingFailure: _before, ...asset }: AssetSummary, { thumbnail, indexing, indexingFailure }: AssetStates): AssetSummary => ({
  ...asset,
  thumbnail,
  indexing,
  ...(indexingFailure && { indexingFailure }),
})

export const hasStates = (asset: AssetStates, states: AssetStates): boolean =>
  asset.thumbnail === states.thumbnail && asset.indexing === states.indexing && asset.indexingFailure === states.indexingFailure
