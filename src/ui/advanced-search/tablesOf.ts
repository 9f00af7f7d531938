import type { TFunction } from 'i18next'
import type { ResultList, SortableAttribute } from '../../application/advanced-search/AdvancedSearchGateway.ts'
import { WHOLE_MODULE } from '../../application/metadata-table/viewQuery.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import type { ModuleCount } from '../../domain/items/moduleCounts.ts'
import { tableSortOf } from '../../domain/metadata-table/tableScope.ts'
import { can } from '../../domain/rights/can.ts'
import { metadataTableAddress } from '../addresses/metadataTable.ts'
import type { MenuEntry } from '../kit/MenuEntries.tsx'

interface Listed {
  readonly list: ResultList
  readonly modules: readonly ModuleCount[]
  readonly attributes: readonly SortableAttribute[]
}

/**
 * Where a result is shown as a table, to be read or edited as one may: one of each module in which there are assets, in the order of the result where a
 * table has it. By the template that it is sorted by, or one that describes some of it; assets of several modules may have several.
 */
export const tablesOf = (t: TFunction, { list, modules, attributes }: Listed, permissions: readonly Permission[]): readonly MenuEntry[] => {
  if (!can(permissions, 'viewAssetsByTemplate')) return []
  const { q, sort, direction } = list
  const templateId = sort.by === 'attribute' ? attributes.find(({ id }) => id === sort.attributeId)?.templateId : undefined
  const order = tableSortOf(sort, () => templateId !== undefined)
  const held = modules.filter(({ assets }) => assets > 0)
  const shownBy = templateId ?? (held.length === 1 ? attributes[0]?.templateId : undefined)
  const query = { ...WHOLE_MODULE, scope: { kind: 'search', words: q }, ...(order === undefined ? {} : { sort: order, direction }) } as const
  return held.map(({ type, assets }) => ({ id: type, label: t('items.moduleCount', { module: t(`shell.modules.${type}`), count: assets }), to: metadataTableAddress(type, { templateId: shownBy, query }) }))
}
