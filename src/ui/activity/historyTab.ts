import { lazy } from 'react'
import type { ActivityActors } from '../../application/activity/activityActors.ts'
import type { HistoryPlace } from '../../application/activity/HistoryGateway.ts'
import type { FolderTab } from '../detail/tabs.ts'

/** Reads what was changed of an asset or folder. */
export const openHistory = ({ history }: Pick<ActivityActors, 'history'>, place: HistoryPlace): void => history.send({ type: 'history.opened', place })

/** What was changed of a folder. */
export const FOLDER_HISTORY_TAB: FolderTab = {
  segment: 'history',
  open: openHistory,
  Panel: lazy(() => import('./HistoryTab.tsx').then(({ HistoryTab }) => ({ default: HistoryTab }))),
}
