import * as Result from 'effect/Result'
import { fromPromise } from 'xstate'
import { changeOf, type RestrictedTree } from '../../domain/restrictions/restrictedTree.ts'
import { hasFailed } from '../failures/outcome.ts'
import { MOST_CHANGED, type RestrictionFailure, type RestrictionGateway, type TreeOf } from './RestrictionGateway.ts'

/** Saves what is not as it was, in as many changes as it takes: what is as wanted stays so when it is saved again. */
export const savingRestrictions = (restrictions: RestrictionGateway) =>
  fromPromise<Result.Result<unknown, RestrictionFailure>, RestrictedTree & { readonly of: TreeOf }>(async ({ input, signal }) => {
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
