import type { TFunction } from 'i18next'
import type { Folder } from '../../domain/folders/folder.ts'

/** What lies in a folder, in words. */
export const contentsOf = ({ folderCount, assetCount }: Pick<Folder, 'folderCount' | 'assetCount'>, t: TFunction): string => {
  if (folderCount > 0 && assetCount > 0) return `${t('library.folderCount', { count: folderCount })} · ${t('library.assetCount', { count: assetCount })}`
  return folderCount > 0 ? t('library.folderCount', { count: folderCount }) : t('library.assetCount', { count: assetCount })
}
