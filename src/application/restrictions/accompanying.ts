import { changeOf } from '../../domain/restrictions/restrictedTree.ts'
import type { RestrictedSearchActor } from './restrictedSearch.machine.ts'
import type { RestrictedTreeActor } from './restrictedTree.machine.ts'
import type { RestrictionEffectActor } from './restrictionEffect.machine.ts'

interface Companions {
  readonly restrictedSearch: RestrictedSearchActor
  readonly restrictionEffect: RestrictionEffectActor
}

/** What stands beside a tree goes with it: a search of what is looked at, and the count of what is chosen. */
export const accompanying = (tree: RestrictedTreeActor, { restrictedSearch, restrictionEffect }: Companions): void => {
  let { of, wanted, branches } = tree.getSnapshot().context
  tree.subscribe(({ context }) => {
    if (context.of !== of) restrictedSearch.send({ type: 'search.reset', of: context.of })
    if (context.wanted !== wanted || context.of !== of || (context.branches !== branches && context.wanted.size > 0)) {
      restrictionEffect.send({ type: 'change.chosen', of: context.of, change: changeOf(context) })
    }
    ;({ of, wanted, branches } = context)
  })
}
