import { isWellFormedId } from '../database/id.ts'
import { isStorable } from '../database/unreadable.ts'
import type { SortPlace } from '../item-index/SortOrder.ts'
import { TIERS } from '../item-index/wordQueries.ts'

/** Where a page ended. */
export interface ResultPlace extends SortPlace {
  readonly tier: number
}

export const writeResultPlace = ({ tier, key, id }: ResultPlace): string => JSON.stringify([tier, key, id])

const isKey = (key: unknown): key is SortPlace['key'] =>
  key === null || (typeof key === 'number' && Number.isFinite(key)) || (typeof key === 'string' && isStorable(key))

/** Undefined for what {@link writeResultPlace} never wrote. */
export const readResultPlace = (written: string): ResultPlace | undefined => {
  try {
    const [tier, key, id] = JSON.parse(written) as readonly unknown[]
    const isTier = typeof tier === 'number' && Number.isInteger(tier) && tier >= 0 && tier < TIERS
    return isTier && isKey(key) && isWellFormedId(id) ? { tier, key, id } : undefined
  } catch {
    return undefined
  }
}
