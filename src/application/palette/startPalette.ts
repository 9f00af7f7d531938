import { createActor } from 'xstate'
import type { FolderActor } from '../folders/folder.machine.ts'
import { followRecentFolders } from '../folders/recentFolders.ts'
import type { RecentFolderStore } from '../folders/RecentFolderStore.ts'
import { createQuickSearchMachine } from '../search/quickSearch.machine.ts'
import type { SearchGateway } from '../search/SearchGateway.ts'
import type { PaletteActors } from './paletteActors.ts'

interface PalettePorts {
  readonly searches: SearchGateway
  readonly recentFolderStore: RecentFolderStore
  readonly first: { readonly folder: FolderActor }
}

export const startPalette = ({ first: { folder }, searches, recentFolderStore }: PalettePorts): PaletteActors => ({
  paletteSearch: createActor(createQuickSearchMachine({ searches })).start(),
  recentFolders: followRecentFolders(folder, recentFolderStore),
})
