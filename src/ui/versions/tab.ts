import { lazy } from 'react'
import { openHistory } from '../activity/historyTab.ts'
import type { AssetTab } from '../detail/tabs.ts'

/** The earlier files of an asset, and all that was changed of it. */
export const ASSET_HISTORY_TAB: AssetTab = {
  segment: 'history',
  open: openHistory,
  Panel: lazy(() => import('./AssetHistoryTab.tsx').then(({ AssetHistoryTab }) => ({ default: AssetHistoryTab }))),
}
