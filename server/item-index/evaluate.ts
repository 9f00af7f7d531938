import { Bitmap } from './Bitmap.ts'
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

/** Joins conditions tier by tier; where none of them changes from one tier to the next, the set stays the same one. */
const joined = (found: readonly Tiers[], join: (sets: readonly Bitmap[]) => Bitmap): Tiers => {
  const tiers: Bitmap[] = []
  for (let at = 0; at < TIERS; at += 1) {
    const isAlike = at > 0 && found.every((one) => one[at] === one[at - 1])
    tiers.push(isAlike ? (tiers[at - 1] as Bitmap) : join(found.map((one) => one[at] as Bitmap)))
  }
  return tiers
}

const inAll = (sets: readonly Bitmap[]): Bitmap => Bitmap.inAll(sets)

/** Also of what is not `seen`. */
const met = <Leaf>(query: Sought<Leaf>, seen: Bitmap, tiersOf: (leaf: Leaf) => Tiers): Tiers => {
  const sub = (part: Sought<Leaf>): Tiers => met(part, seen, tiersOf)
  switch (query.kind) {
    case 'everything':
      return alike(seen)
    case 'leaf':
      return tiersOf(query.leaf)
    case 'not':
      return alike(seen.without(allOf(sub(query.part))))
    case 'and':
      return joined(query.parts.map(sub), inAll)
    case 'or':
      return joined(query.parts.map(sub), (sets) => sets.reduce((all, one) => all.or(one)))
  }
}

/**
 * What of `seen` is found: as well as the worst of conditions that hold together, as the best of those of which one is enough. What is left out says nothing
 * of how well the rest is found.
 */
export const evaluate = <Leaf>(query: Sought<Leaf>, seen: Bitmap, tiersOf: (leaf: Leaf) => Tiers): Tiers => {
  const parts = query.kind === 'and' ? query.parts : [query]
  return joined([alike(seen), ...parts.map((part) => met(part, seen, tiersOf))], inAll)
}

export const leavesOf = <Leaf>(query: Sought<Leaf>): readonly Leaf[] => {
  if (query.kind === 'leaf') return [query.leaf]
  if (query.kind === 'not') return leavesOf(query.part)
  return query.kind === 'everything' ? [] : query.parts.flatMap(leavesOf)
}
