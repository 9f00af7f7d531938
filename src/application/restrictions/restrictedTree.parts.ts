import * as Result from 'effect/Result'
import { fromPromise } from 'xstate'
import { branchKey, changeOf, wayTo, withFound, type FoundRestricted, type RestrictedBranch } from '../../domain/restrictions/restrictedTree.ts'
import { hasFailed } from '../failures/outcome.ts'
import type { RestrictedTreeContext } from './restrictedTree.machine.ts'
import { MOST_CHANGED, type BranchFailure, type RestrictionFailure, type RestrictionGateway } from './RestrictionGateway.ts'

const NOTHING: RestrictedBranch = { items: [], restricted: [], byGroups: [], whose: '', next: null }

/** Reads the first branch that is awaited. */
export const readingBranch = (restrictions: RestrictionGateway) =>
  fromPromise<Result.Result<RestrictedBranch, BranchFailure>, RestrictedTreeContext>(({ input: { of, awaited }, signal }) => {
    const [place] = awaited
    if (place === undefined) return Promise.resolve(Result.succeed(NOTHING))
    return restrictions.branch(of, place, place.after, signal)
  })

/** Saves what is not as it was, in as many changes as it takes: what is as wanted stays so when it is saved again. */
export const savingRestrictions = (restrictions: RestrictionGateway) =>
  fromPromise<Result.Result<unknown, RestrictionFailure>, RestrictedTreeContext>(async ({ input, signal }) => {
    const { of } = input
    // What many get is told to them first, and given elsewhere.
    if ('many' in of) return Result.succeed({})
    const { restrict, lift } = changeOf(input)
    for (let from = 0; from < Math.max(restrict.length, lift.length); from += MOST_CHANGED) {
      const part = { restrict: restrict.slice(from, from + MOST_CHANGED), lift: lift.slice(from, from + MOST_CHANGED) }
      const changed = await restrictions.change(of, part, signal)
      if (hasFailed(changed)) return changed
    }
    return Result.succeed({})
  })

/** The tree, opened down to what was found; branches that are not there are awaited. */
export const withShown = ({ branches, expanded, awaited }: RestrictedTreeContext, found: FoundRestricted): Partial<RestrictedTreeContext> => {
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
export const withTaken = ({ branches, awaited, found }: RestrictedTreeContext, read: RestrictedBranch | undefined): Partial<RestrictedTreeContext> => {
  const [place] = awaited
  if (place === undefined || read === undefined) return {}
  const known = new Set(read.items.map(({ id }) => id))
  const before = place.after === null ? [] : (branches.get(branchKey(place))?.items ?? []).filter(({ id }) => !known.has(id))
  const branch = withFound({ ...read, items: [...before, ...read.items] }, place, found)
  return { branches: new Map(branches).set(branchKey(place), branch), awaited: awaited.slice(1), whose: read.whose, failure: undefined }
}
