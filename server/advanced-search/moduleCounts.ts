import { RESOURCE_TYPES } from '../../src/domain/access/modules.ts'
import type { ModuleCount } from '../../src/domain/items/moduleCounts.ts'
import type { Bitmap } from '../item-index/Bitmap.ts'
import type { Searching } from './find.ts'

/** What is found, by module: as much as can be acted on together, so without what lies in the trash. */
export const moduleCounts = ({ columns, viewer: { modules } }: Searching, all: Bitmap, withTrash: boolean): readonly ModuleCount[] => {
  const found = withTrash ? all.without(columns.kept('trashed', (position) => columns.isTrashed(position))) : all
  return RESOURCE_TYPES.filter((type) => modules.includes(type))
    .map((type) => {
      const count = found.countIn(columns.kept(`module ${type}`, (position) => columns.moduleOf(position) === type))
      const assets = found.countIn(columns.kept(`assets ${type}`, (position) => columns.moduleOf(position) === type && columns.isAsset(position)))
      return { type, folders: count - assets, assets }
    })
    .filter(({ folders, assets }) => folders + assets > 0)
}
