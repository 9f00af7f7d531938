import type { ResourceType } from '../access/modules.ts'
import type { RestrictionPlace } from '../access/reason.ts'
import type { PathStep } from '../folders/folder.ts'
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
  /** There are more folders than the first `CHILD_LIMIT`, which `items` has: the others are found by their names. */
  readonly isCut: boolean
  readonly restricted: readonly string[]
  /** What is restricted by a group of the user, with its name. */
  readonly byGroups: readonly { readonly id: string; readonly group: string }[]
  /** For whom: the name of the user or group. */
  readonly whose: string
  /** Where its files go on; null: all are there. */
  readonly next: string | null
}

/** What is to become of a restriction, by the id of its folder or asset. `held`: it stands now, as was told where it was found. */
type WantedRestrictions = ReadonlyMap<string, ResourceRef & { readonly restricted: boolean; readonly held?: boolean }>

/** Something that was found in the library, on its way into the tree. */
export interface FoundRestricted extends ResourceRef {
  readonly type: ResourceType
  readonly name: string
  /** From the module's root, without itself. */
  readonly path: readonly PathStep[]
  readonly restriction: RestrictionPlace | null
}

/** The most that are told of a search: who sees none of them types on. */
export const MOST_FOUND = 20

/** How much goes out of somebody's sight, and how much comes into it. */
export interface RestrictionEffect {
  readonly vanishing: Amount
  readonly appearing: Amount
}

interface Amount {
  readonly folders: number
  readonly files: number
}

export interface RestrictedTree {
  readonly types: readonly ResourceType[]
  /** By {@link branchKey}. */
  readonly branches: ReadonlyMap<string, RestrictedBranch>
  readonly expanded: ReadonlySet<string>
  readonly wanted: WantedRestrictions
}

interface RestrictedRow extends ResourceRef {
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
  const changed = [...wanted.values()].filter((one) => (held.has(one.id) || one.held === true) !== one.restricted)
  const refs = (restricted: boolean): readonly ResourceRef[] =>
    changed.filter((one) => one.restricted === restricted).map(({ kind, id }) => ({ kind, id }))
  return { restrict: refs(true), lift: refs(false) }
}

/** The places that are open when something stands in the tree: the module's root, and every folder on the way to it. */
export const wayTo = ({ type, path }: Pick<FoundRestricted, 'type' | 'path'>): readonly BranchPlace[] =>
  [null, ...path.map(({ id }) => id)].map((folderId) => ({ type, folderId }))

/** A branch with what was found in it, also where its files go on and it is not among the first. */
export const withFound = (branch: RestrictedBranch, place: BranchPlace, found: FoundRestricted | undefined): RestrictedBranch => {
  if (found === undefined || branch.items.some(({ id }) => id === found.id)) return branch
  const last = wayTo(found).at(-1)
  if (last === undefined || branchKey(last) !== branchKey(place)) return branch
  const { kind, id, name } = found
  return { ...branch, items: [...branch.items, { kind, id, name }] }
}

export const isNothing = ({ vanishing, appearing }: RestrictionEffect): boolean =>
  vanishing.folders + vanishing.files + appearing.folders + appearing.files === 0
