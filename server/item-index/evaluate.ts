import type { Bitmap } from './Bitmap.ts'
import { TIERS } from './wordQueries.ts'

/** What is found, by how well: each tier holds those before it as well. */
export type Tiers = readonly Bitmap[]

/** What somebody looks for, its conditions looked up already. */
export type Sought<Leaf> =
  | { readonly kind: 'everything' }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Sought<Leaf>[] }
  | { readonly kind: 'not'; readonly part: Sought<Leaf> }
  | { readonly kind: 'leaf'; readonly leaf: Leaf }

/** What is found equally well. */
export const alike = (found: Bitmap): Tiers => Array.from({ length: TIERS }, () => found)

export const allOf = (tiers: Tiers): Bitmap => tiers[TIERS - 1] as Bitmap

/**
 * What of `seen` is found: as well as the worst of conditions that hold together, as the best of those of which one is enough. What is left out says nothing
 * of how well the rest is found.
 */
export const evaluate = <Leaf>(query: Sought<Leaf>, seen: Bitmap, tiersOf: (leaf: Leaf) => Tiers): Tiers => {
  const sub = (part: Sought<Leaf>): Tiers => evaluate(part, seen, tiersOf)
  switch (query.kind) {
    case 'everything':
      return alike(seen)
    case 'leaf':
      return tiersOf(query.leaf).map((tier) => seen.and(tier))
    case 'not':
      return alike(seen.without(allOf(sub(query.part))))
    case 'and':
      return query.parts.map(sub).reduce((all, one) => all.map((tier, at) => tier.and(one[at] as Bitmap)))
    case 'or':
      return query.parts.map(sub).reduce((all, one) => all.map((tier, at) => tier.or(one[at] as Bitmap)))
  }
}

export const leavesOf = <Leaf>(query: Sought<Leaf>): readonly Leaf[] => {
  if (query.kind === 'leaf') return [query.leaf]
  if (query.kind === 'not') return leavesOf(query.part)
  return query.kind === 'everything' ? [] : query.parts.flatMap(leavesOf)
}
