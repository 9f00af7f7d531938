import type { ResourceType } from '../../domain/access/modules.ts'
import { countOf, type ModuleCount, moduleCountsOf } from '../../domain/items/moduleCounts.ts'
import { rowCount, type ShownList } from './selectableRows.ts'

/** How much there is in a whole list, read or not; `within`: of one module alone. */
export const wholeCounts = ({ folders, foldersBeyond = 0, list, total, items, found }: ShownList, within: ResourceType | undefined): readonly ModuleCount[] => {
  const type = list?.type ?? folders[0]?.type
  const all = found?.modules ?? (items === undefined ? undefined : moduleCountsOf(items)) ?? (type === undefined ? [] : [{ type, folders: folders.length + foldersBeyond, assets: total }])
  return all.filter((one) => within === undefined || one.type === within)
}

export const wholeCount = (shown: ShownList, within?: ResourceType): number =>
  within === undefined ? rowCount(shown) + (shown.foldersBeyond ?? 0) : countOf(wholeCounts(shown, within))
