import { createActor } from 'xstate'
import type { FolderActor } from '../folders/folder.machine.ts'
import { followRecentFolders } from '../folders/recentFolders.ts'
import type { RecentFolder, RecentFolderStore } from '../folders/RecentFolderStore.ts'
import { createQuickSearchMachine, type QuickSearchActor } from '../search/quickSearch.machine.ts'
import type { SearchGateway } from '../search/SearchGateway.ts'

interface PalettePorts {
  readonly folder: FolderActor
  readonly searches: SearchGateway
  readonly recentFolderStore: RecentFolderStore
}

/** What the command palette offers beside pages and actions. */
export interface PaletteActors {
  /** The search of the palette, apart from the field in the top bar. */
  readonly paletteSearch: QuickSearchActor
  readonly recentFolders: () => readonly RecentFolder[]
}

export const startPalette = ({ folder, searches, recentFolderStore }: PalettePorts): PaletteActors => ({
  paletteSearch: createActor(createQuickSearchMachine({ searches })).start(),
  recentFolders: followRecentFolders(folder, recentFolderStore),
})
