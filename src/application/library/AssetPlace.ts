import type { ResourceType } from '../../domain/access/modules.ts'
import type { AssetList } from './AssetGateway.ts'

/** What the address of an asset's page names. */
export interface AssetPlace {
  readonly resourceType: ResourceType
  readonly assetId: string
  /** The list one came from, and the row that the asset had there. */
  readonly from: { readonly list: AssetList; readonly row: number } | undefined
}

/** The place alone, out of an event that names one. */
export const placeOf = ({ resourceType, assetId, from }: AssetPlace): AssetPlace => ({ resourceType, assetId, from })
