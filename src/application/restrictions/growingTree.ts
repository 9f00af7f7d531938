import { branchKey, wayTo, withFound, type BranchPlace, type FoundRestricted, type RestrictedBranch, type RestrictedTree } from '../../domain/restrictions/restrictedTree.ts'
import { minus, plus } from '../lists/sets.ts'

/** A tree of restrictions that is read branch by branch, as it is opened. */
export interface GrowingTree extends RestrictedTree {
  /** For whom: the name of the user or group, once it is known. */
  readonly whose: string | undefined
  /** Branches to be read, the first of them now. `after`: the rest of its files. */
  readonly awaited: readonly (BranchPlace & { readonly after: string | null })[]
  /** What was found, and is shown where it stands. */
  readonly found: FoundRestricted | undefined
}

/** The tree with a branch opened or closed; one that is opened and not there is awaited. */
export const withToggled = ({ branches, expanded, awaited }: GrowingTree, place: BranchPlace): Partial<GrowingTree> => {
  const key = branchKey(place)
  if (expanded.has(key)) return { expanded: minus(expanded, key) }
  const isMissing = !branches.has(key) && !awaited.some((one) => branchKey(one) === key)
  return { expanded: plus(expanded, [key]), ...(isMissing ? { awaited: [...awaited, { ...place, after: null }] } : {}) }
}

/** The tree, opened down to what was found; branches that are not there are awaited. */
export const withShown = ({ branches, expanded, awaited }: GrowingTree, found: FoundRestricted): Partial<GrowingTree> => {
  const places = wayTo(found)
  const missing = places.filter((place) => !branches.has(branchKey(place)) && !awaited.some((one) => branchKey(one) === branchKey(place)))
  const last = places.at(-1)
  const there = last && branches.get(branchKey(last))
  return {
    found,
    branches: last === undefined || there === undefined ? branches : new Map(branches).set(branchKey(last), withFound(there, last, found)),
    expanded: new Set([...expanded, ...places.map(branchKey)]),
    awaited: [...awaited, ...missing.map((place) => ({ ...place, after: null }))],
  }
}

/** The tree with the branch that was read for the first place that is awaited. */
export const withTaken = ({ branches, awaited, found }: GrowingTree, read: RestrictedBranch | undefined): Partial<GrowingTree> => {
  const [place] = awaited
  if (place === undefined || read === undefined) return {}
  const known = new Set(read.items.map(({ id }) => id))
  // Of more files alone nothing is said of the folders.
  const earlier = place.after === null ? undefined : branches.get(branchKey(place))
  const before = (earlier?.items ?? []).filter(({ id }) => !known.has(id))
  const branch = withFound({ ...read, items: [...before, ...read.items], isCut: (earlier ?? read).isCut }, place, found)
  return { branches: new Map(branches).set(branchKey(place), branch), awaited: awaited.slice(1), whose: read.whose }
}
