import type { AssetSummary } from './asset.ts'

/** What is shown of the work on an asset's file. */
export type AssetStates = Pick<AssetSummary, 'thumbnail' | 'indexing' | 'indexingFailure'>

/** An asset in the states that were told last: a reason of failure goes with the failure it was told with. The same object where it has them. */
export const withStates = (asset: AssetSummary, { thumbnail, indexing, indexingFailure }: AssetStates): AssetSummary => {
  const { indexingFailure: before, ...rest } = asset
  return rest.thumbnail === thumbnail && rest.indexing === indexing && before === indexingFailure ? asset : { ...rest, thumbnail, indexing, ...(indexingFailure && { indexingFailure }) }
}
