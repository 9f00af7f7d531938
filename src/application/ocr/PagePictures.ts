import type { AssetSummary } from '../../domain/assets/asset.ts'

/** Pictures of the pages of files that a browser shows the first of alone. */
export interface PagePictures {
  /** Its address; pages count from 1. */
  addressOf(asset: Pick<AssetSummary, 'id' | 'contentVersion'>, page: number): string
}
