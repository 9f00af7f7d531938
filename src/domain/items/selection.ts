import type { ResourceType } from '../access/modules.ts'

/** The most folders and assets that can be named one by one: any range of a list of 100,000 whose folders are all shown, or what it leaves out, is named by so many. A request of them stays below two mebibytes. */
export const SELECTION_LIMIT = 50_000

/** Whether so many can be named one by one, each kind for itself. Of a whole list any number can be acted on. */
export const canBeNamed = ({ folders, assets }: { readonly folders: number; readonly assets: number }): boolean =>
  Math.max(folders, assets) <= SELECTION_LIMIT

/**
 * What somebody acts on: named one by one, or a whole list but for what was taken out of it, so that a list of any length can be acted
 * on without being read.
 */
export type Selection =
  /** `from`: the folder they were seen in (null: the module's root); what lies elsewhere by now is not touched. */
  | { readonly kind: 'items'; readonly folders: readonly string[]; readonly assets: readonly string[]; readonly from?: string | null }
  /** The folders and assets inside a folder, or the folders at the module's root. */
  | { readonly kind: 'contents'; readonly folderId: string | null; readonly except: readonly string[] }
  /** All assets of the module. */
  | { readonly kind: 'module'; readonly except: readonly string[] }
  /** What a query finds of the module (`query-language`), wherever it lies. */
  | { readonly kind: 'found'; readonly q: string; readonly except: readonly string[] }
  /** What one's own copying or moving brought. */
  | { readonly kind: 'batch'; readonly batchId: string }

/** All that is selected in a module; for people how many they are, and the name of a single one. */
export interface SelectedThere {
  readonly type: ResourceType
  readonly selection: Selection
  readonly count: number
  readonly name?: string
}

/** The same of what lies in the trash. */
export type TrashSelection =
  | { readonly kind: 'items'; readonly folders: readonly string[]; readonly assets: readonly string[] }
  | { readonly kind: 'all'; readonly except: readonly string[] }
  /** What was moved to the trash together. */
  | { readonly kind: 'batch'; readonly batchId: string }

/** `assets`: how many files there are in a selection, at every depth; `bytes`: of all their originals. */
export interface SelectionSize {
  readonly assets: number
  readonly bytes: number
}

export interface SelectedRef {
  readonly kind: 'folder' | 'asset'
  readonly id: string
}

const idsOf = (items: readonly SelectedRef[], kind: SelectedRef['kind']): readonly string[] =>
  items.filter((item) => item.kind === kind).map(({ id }) => id)

/** Single folders and assets as they are named. */
export const itemsSelected = (items: readonly SelectedRef[]) =>
  ({ kind: 'items', folders: idsOf(items, 'folder'), assets: idsOf(items, 'asset') }) as const
