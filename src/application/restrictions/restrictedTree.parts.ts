import * as Result from 'effect/Result'
import { fromPromise } from 'xstate'
import { changeOf, type RestrictedBranch } from '../../domain/restrictions/restrictedTree.ts'
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
    const { restrict, lift } = changeOf(input)
    for (let from = 0; from < Math.max(restrict.length, lift.length); from += MOST_CHANGED) {
      const part = { restrict: restrict.slice(from, from + MOST_CHANGED), lift: lift.slice(from, from + MOST_CHANGED) }
      const changed = await restrictions.change(input.of, part, signal)
      if (hasFailed(changed)) return changed
    }
    return Result.succeed({})
  })
