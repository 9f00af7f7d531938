import { lazy } from 'react'
import type { FolderTab } from '../detail/tabs.ts'

/** What is known of a folder. */
export const FOLDER_DETAILS_TAB: FolderTab = {
  segment: 'details',
  Panel: lazy(() => import('./FolderProperties.tsx').then(({ FolderProperties }) => ({ default: FolderProperties }))),
}
