import type { FirstActors } from '../../application/actors.ts'
import type { ResultList } from '../../application/advanced-search/AdvancedSearchGateway.ts'
import { TABLE_EXPORT } from '../../application/table-export/tableExportActors.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import type { ModuleCount } from '../../domain/items/moduleCounts.ts'
import { can } from '../../domain/rights/can.ts'
import { useCapability } from '../page/useCapability.ts'

/** Exporting a result: its code comes when somebody asks for it. `onExport`: nothing where nothing was found. */
export const useResultExport = ({ capabilities }: Pick<FirstActors, 'capabilities'>, list: ResultList, total: number, modules: readonly ModuleCount[], permissions: readonly Permission[]) => {
  const exporting = useCapability(capabilities, TABLE_EXPORT)?.resultExport
  const types = can(permissions, 'viewAssetsByTemplate') ? modules.filter(({ assets }) => assets > 0).map(({ type }) => type) : []
  const open = () => void capabilities.load(TABLE_EXPORT).then(({ resultExport }) => resultExport.send({ type: 'export.open', list, modules: types }), () => undefined)
  return { exporting, onExport: total > 0 ? open : undefined }
}
