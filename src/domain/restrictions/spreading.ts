import type { Permission } from '../access/permissions.ts'
import { ADMINISTRATION } from '../access/roles.ts'

/** The most users that get the same restrictions at once, and the most restrictions that they get. */
export const MOST_SPREAD_TO = 200
export const MOST_SPREAD = 1000

/** Somebody who is to get restrictions. `missing`: how many of them they have not got. */
interface SpreadTarget {
  readonly id: string
  readonly permissions: readonly Permission[]
  readonly missing: number
}

/** STALE_EDIT: they have all of them already. */
export const SPREAD_REASONS = ['OWN_ACCOUNT', 'ADMINISTRATOR', 'STALE_EDIT'] as const
type SpreadReason = (typeof SPREAD_REASONS)[number]

/** Why somebody is left out: nobody restricts themselves, and who administers the organization could lift it again. */
export const spreadReason = (actorId: string, { id, permissions, missing }: SpreadTarget): SpreadReason | undefined => {
  if (id === actorId) return 'OWN_ACCOUNT'
  if (ADMINISTRATION.every((permission) => permissions.includes(permission))) return 'ADMINISTRATOR'
  return missing === 0 ? 'STALE_EDIT' : undefined
}

/** Who gets how many restrictions that they have not got, and who is left out. */
export interface SpreadVerdict {
  /** How many there are to be given. */
  readonly targets: number
  readonly done: readonly { readonly id: string; readonly name: string; readonly added: number }[]
  readonly left: readonly { readonly id: string; readonly name: string; readonly code: SpreadReason }[]
}
