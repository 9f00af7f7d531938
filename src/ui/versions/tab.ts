import { ACTIVITY } from '../../application/activity/activityActors.ts'
import { METADATA } from '../../application/metadata/assetMetadataActors.ts'
import { VERSIONS } from '../../application/versions/versionActors.ts'
import { openHistory } from '../activity/historyTab.ts'
import { lazyTab } from '../detail/lazyTab.tsx'
import type { AssetTab, AssetTabProps } from '../detail/tabs.ts'

const NEEDS = [ACTIVITY, METADATA, VERSIONS] as const

/** The earlier files of an asset, and all that was changed of it. */
export const ASSET_HISTORY_TAB: AssetTab = {
  segment: 'history',
  ...lazyTab<AssetTabProps, typeof NEEDS>({
    needs: NEEDS,
    load: async () => (await import('./AssetHistoryTab.tsx')).AssetHistoryTab,
    opening: openHistory,
  }),
}
