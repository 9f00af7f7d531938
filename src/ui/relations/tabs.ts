import type { AssetTab, FolderTab } from '../detail/tabs.ts'
import { lazyPart } from '../lazy/lazyPart.ts'

/** What is related to an asset. */
export const ASSET_RELATED_TAB: AssetTab = {
  segment: 'related',
  Panel: lazyPart(() => import('./RelatedTab.tsx').then(({ AssetRelatedTab }) => ({ default: AssetRelatedTab }))),
}

/** The same of a folder. */
export const FOLDER_RELATED_TAB: FolderTab = {
  segment: 'related',
  Panel: lazyPart(() => import('./RelatedTab.tsx').then(({ FolderRelatedTab }) => ({ default: FolderRelatedTab }))),
}
