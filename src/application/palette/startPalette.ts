import { createActor } from 'xstate'
import type { FolderActor } from '../folders/folder.machine.ts'
import { followRecentFolders } from '../folders/recentFolders.ts'
import type { RecentFolderStore } from '../folders/RecentFolderStore.ts'
import { createQuickSearchMachine } from '../search/quickSearch.machine.ts'
import type { SearchGateway } from '../search/SearchGateway.ts'
import { createTemplateFinderMachine } from './templateFinder.ts'
import type { TemplateGateway } from '../templates/TemplateGateway.ts'
import type { PaletteActors } from './paletteActors.ts'

interface PalettePorts {
  readonly searches: SearchGateway
  readonly recentFolderStore: RecentFolderStore
  readonly templates: Pick<TemplateGateway, 'list'>
  readonly mayManageTemplates: () => boolean
  readonly first: { readonly folder: FolderActor }
}

export const startPalette = ({ first: { folder }, searches, recentFolderStore, templates, mayManageTemplates }: PalettePorts): PaletteActors => ({
  paletteSearch: createActor(createQuickSearchMachine({ searches })).start(),
  templateFinder: createActor(createTemplateFinderMachine({ templates, mayManage: mayManageTemplates })).start(),
  recentFolders: followRecentFolders(folder, recentFolderStore),
})
