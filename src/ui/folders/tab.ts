import type { FolderTab } from '../detail/tabs.ts'
import { lazyPart } from '../lazy/lazyPart.ts'

/** What is known of a folder. */
export const FOLDER_DETAILS_TAB: FolderTab = {
  segment: 'details',
  Panel: lazyPart(() => import('./FolderProperties.tsx').then(({ FolderProperties }) => ({ default: FolderProperties }))),
}
