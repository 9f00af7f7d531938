import type { ResourceType } from '../access/modules.ts'
import type { ResourceRef } from './restriction.ts'

/** Where a branch hangs: a module's root, or a folder of it. */
export interface BranchPlace {
  readonly type: ResourceType
  /** Null: the module's root. */
  readonly folderId: string | null
}

/** What lies directly in a place, and what of it is restricted by itself. */
export interface RestrictedBranch {
  readonly items: readonly (ResourceRef & { readonly name: string })[]
  readonly restricted: readonly string[]
  /** What is restricted by a group of the user, with its name. */
  readonly byGroups: readonly { readonly id: string; readonly group: string }[]
  /** For whom: the name of the user or group. */
  readonly whose: string
  /** Where its files go on; null: all are there. */
  readonly next: string | null
}

/** What is to become of a restriction, by the id of its folder or asset. */
export type WantedRestrictions = ReadonlyMap<string, ResourceRef & { readonly restricted: boolean }>

export interface RestrictedTree {
  readonly types: readonly ResourceType[]
  /** By {@link branchKey}. */
  readonly branches: ReadonlyMap<string, RestrictedBranch>
  readonly expanded: ReadonlySet<string>
  readonly wanted: WantedRestrictions
}

export interface RestrictedRow extends ResourceRef {
  readonly name: string
  /** From 1, below the module. */
  readonly level: number
  readonly restricted: boolean
  /** The folder above it that restricts it already. */
  readonly above: string | undefined
  /** The group that restricts it already. */
  readonly group: string | undefined
}

export const branchKey = ({ type, folderId }: BranchPlace): string => folderId ?? type

const isRestricted = ({ wanted }: RestrictedTree, { restricted }: RestrictedBranch, id: string): boolean =>
  wanted.get(id)?.restricted ?? restricted.includes(id)

/** What stands below a place, from the top down: what is open, with what is restricted and by what. */
export const rowsBelow = (tree: RestrictedTree, place: BranchPlace, level = 1, above?: string): readonly RestrictedRow[] => {
  const branch = tree.branches.get(branchKey(place))
  if (branch === undefined || !tree.expanded.has(branchKey(place))) return []
  return branch.items.flatMap(({ kind, id, name }) => {
    const restricted = isRestricted(tree, branch, id)
    const group = branch.byGroups.find((one) => one.id === id)?.group
    const row = { kind, id, name, level, restricted, above, group }
    const below = { type: place.type, folderId: id }
    return kind === 'folder' ? [row, ...rowsBelow(tree, below, level + 1, above ?? (restricted || group !== undefined ? name : undefined))] : [row]
  })
}

/** The change, without what is as it was. */
export const changeOf = ({ branches, wanted }: Pick<RestrictedTree, 'branches' | 'wanted'>) => {
  const held = new Set([...branches.values()].flatMap(({ restricted }) => restricted))
  const changed = [...wanted.values()].filter(({ id, restricted }) => held.has(id) !== restricted)
  const refs = (restricted: boolean): readonly ResourceRef[] =>
    changed.filter((one) => one.restricted === restricted).map(({ kind, id }) => ({ kind, id }))
  return { restrict: refs(true), lift: refs(false) }
}
