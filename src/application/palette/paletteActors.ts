import { capability } from '../capabilities/capability.ts'
import type { RecentFolder } from '../folders/RecentFolderStore.ts'
import type { QuickSearchActor } from '../search/quickSearch.machine.ts'
import type { TemplateFinderActor } from './templateFinder.ts'

/** What the command palette offers beside pages and actions. */
export interface PaletteActors {
  /** The search of the palette, apart from the field in the top bar. */
  readonly paletteSearch: QuickSearchActor
  readonly templateFinder: TemplateFinderActor
  readonly recentFolders: () => readonly RecentFolder[]
}

export const PALETTE = capability<PaletteActors>('palette')
