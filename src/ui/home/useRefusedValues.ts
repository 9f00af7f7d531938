import { useNavigate } from 'react-router'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import type { RefusedValues } from '../../application/home/refusedValues.ts'
import { METADATA_TABLE } from '../../application/metadata-table/metadataTableActors.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { can } from '../../domain/rights/can.ts'
import { assetAddress } from '../addresses/library.ts'
import { tableOf } from '../addresses/tableEntrances.ts'

/** Leads to the values that were not taken, each with its reason: to the table of their assets, or to the first of them. */
export const useRefusedValues = (capabilities: Capabilities, permissions: readonly Permission[]) => {
  const navigate = useNavigate()
  return async ({ type, assets }: RefusedValues): Promise<void> => {
    const [first = ''] = assets
    if (assets.length === 1 || !can(permissions, 'viewAssetsByTemplate')) return navigate(assetAddress(type, first, undefined, 'metadata'))
    const { keepSelection } = await capabilities.load(METADATA_TABLE)
    return navigate(tableOf(type, { kind: 'selection', name: keepSelection({ selection: { kind: 'items', folders: [], assets }, count: assets.length }) }))
  }
}
