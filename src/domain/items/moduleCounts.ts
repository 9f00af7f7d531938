import { RESOURCE_TYPES, type ResourceType } from '../access/modules.ts'

/** How many of a module's folders and assets: each by itself, not what lies in the folders. */
export interface ModuleCount {
  readonly type: ResourceType
  readonly folders: number
  readonly assets: number
}

interface Counted {
  readonly kind: 'folder' | 'asset'
  readonly type: ResourceType
}

/** Of the modules that there is anything of, in their order. */
export const moduleCountsOf = (items: readonly Counted[]): readonly ModuleCount[] =>
  RESOURCE_TYPES.map((type) => {
    const own = items.filter((item) => item.type === type)
    const assets = own.filter(({ kind }) => kind === 'asset').length
    return { type, folders: own.length - assets, assets }
  }).filter(({ folders, assets }) => folders + assets > 0)

/** The same without what was taken out again. */
export const moduleCountsWithout = (counts: readonly ModuleCount[], left: readonly Counted[]): readonly ModuleCount[] => {
  const taken = new Map(moduleCountsOf(left).map((count) => [count.type, count]))
  return counts
    .map(({ type, folders, assets }) => ({ type, folders: folders - (taken.get(type)?.folders ?? 0), assets: assets - (taken.get(type)?.assets ?? 0) }))
    .filter(({ folders, assets }) => folders + assets > 0)
}

export const countOf = (counts: readonly ModuleCount[]): number => counts.reduce((sum, { folders, assets }) => sum + folders + assets, 0)
