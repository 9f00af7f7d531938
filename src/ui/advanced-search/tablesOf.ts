import type { TFunction } from 'i18next'
import type { Permission } from '../../domain/access/permissions.ts'
import type { ModuleCount } from '../../domain/items/moduleCounts.ts'
import { can } from '../../domain/rights/can.ts'
import { tableOf } from '../addresses/tableEntrances.ts'
import type { MenuEntry } from '../kit/MenuEntries.tsx'

/** Where a result can be edited as a table: one of each module in which there are assets. */
export const tablesOf = (t: TFunction, q: string, modules: readonly ModuleCount[], permissions: readonly Permission[]): readonly MenuEntry[] => {
  if (!can(permissions, 'viewAssetsByTemplate') || !can(permissions, 'editTableCells')) return []
  const described = modules.filter(({ assets }) => assets > 0)
  return described.map(({ type }) => ({ id: type, label: t(`shell.modules.${type}`), to: tableOf(type, { kind: 'search', words: q }) }))
}
