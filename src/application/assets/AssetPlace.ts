import type { ResourceType } from '../../domain/access/modules.ts'
import type { ResultList } from '../advanced-search/AdvancedSearchGateway.ts'
import type { AssetList } from './AssetGateway.ts'
import type { FavoriteList } from '../favorites/FavoriteGateway.ts'
import type { RelatedPlace } from '../relations/RelationGateway.ts'
import type { WebReadyList } from '../web-ready/WebReadyGateway.ts'

/** A list over many folders, whose pages follow one after the other. */
export type SourceList =
  | { readonly of: 'favorites'; readonly list: FavoriteList }
  | { readonly of: 'webReady'; readonly list: WebReadyList }
  | { readonly of: 'related'; readonly list: RelatedPlace }
  | { readonly of: 'search'; readonly list: ResultList }

/** The list one came from: with the row that the asset had there, or one that is walked through; `address` is where it stands. */
export type Origin = { readonly list: AssetList; readonly row: number } | { readonly sourceList: SourceList; readonly address: string }

/** What the address of an asset's page names. */
export interface AssetPlace {
  readonly resourceType: ResourceType
  readonly assetId: string
  readonly from: Origin | undefined
}

/** The place alone, out of an event that names one. */
export const placeOf = ({ resourceType, assetId, from }: AssetPlace): AssetPlace => ({ resourceType, assetId, from })
