import { ACTIVITY, type ActivityActors } from '../../application/activity/activityActors.ts'
import type { HistoryPlace } from '../../application/activity/HistoryGateway.ts'
import { lazyTab } from '../detail/lazyTab.tsx'
import type { FolderTab, FolderTabProps } from '../detail/tabs.ts'

const NEEDS = [ACTIVITY] as const

/** Reads what was changed of an asset or folder. */
export const openHistory = ({ history }: Pick<ActivityActors, 'history'>, place: HistoryPlace): void => history.send({ type: 'history.opened', place })

/** What was changed of a folder. */
export const FOLDER_HISTORY_TAB: FolderTab = {
  segment: 'history',
  ...lazyTab<FolderTabProps, typeof NEEDS>({
    needs: NEEDS,
    load: async () => (await import('./HistoryTab.tsx')).HistoryTab,
    opening: openHistory,
  }),
}
