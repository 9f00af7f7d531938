import { FOLDER_HISTORY_TAB } from '../activity/historyTab.ts'
import { DETAILS_TAB, SEO_TAB } from '../assets/tabs.ts'
import type { AssetTab, FolderTab } from '../detail/tabs.ts'
import { FOLDER_DETAILS_TAB } from '../folders/tab.ts'
import { METADATA_TAB } from '../metadata/tab.ts'
import { ASSET_RELATED_TAB, FOLDER_RELATED_TAB } from '../relations/tabs.ts'
import { ASSET_HISTORY_TAB } from '../versions/tab.ts'

/** The tabs of an asset's page, in their order. One that is not listed is not found. */
export const ASSET_PAGES: readonly AssetTab[] = [DETAILS_TAB, METADATA_TAB, ASSET_HISTORY_TAB, ASSET_RELATED_TAB, SEO_TAB]

/** The same of a folder's. */
export const FOLDER_PAGES: readonly FolderTab[] = [FOLDER_DETAILS_TAB, FOLDER_HISTORY_TAB, FOLDER_RELATED_TAB]
