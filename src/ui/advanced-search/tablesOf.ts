import type { TFunction } from 'i18next'
import type { ResultList } from '../../application/advanced-search/AdvancedSearchGateway.ts'
import type { SearchHit } from '../../application/search/SearchGateway.ts'
import { RESOURCE_TYPES, type ResourceType } from '../../domain/access/modules.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { can } from '../../domain/rights/can.ts'
import { tableOf } from '../addresses/tableEntrances.ts'
import type { MenuEntry } from '../kit/MenuEntries.tsx'

interface Asked {
  readonly list: ResultList
  readonly hits: readonly SearchHit[]
  /** All that was found is among the hits. */
  readonly isWhole: boolean
  readonly permissions: readonly Permission[]
  readonly modules: readonly ResourceType[]
}

/** Where a result can be edited as a table: one of each module in which there may be assets. */
export const tablesOf = (t: TFunction, { list, hits, isWhole, permissions, modules }: Asked): readonly MenuEntry[] => {
  if (!can(permissions, 'viewAssetsByTemplate') || !can(permissions, 'editTableCells')) return []
  const found = new Set(hits.flatMap((hit) => (hit.kind === 'asset' ? [hit.asset.type] : [])))
  const types = RESOURCE_TYPES.filter((type) => found.has(type) || (!isWhole && modules.includes(type)))
  return types.map((type) => ({ id: type, label: t(`shell.modules.${type}`), to: tableOf(type, { kind: 'search', words: list.q }) }))
}
