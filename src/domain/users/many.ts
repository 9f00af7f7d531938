import type { Permission } from '../access/permissions.ts'
import { ADMINISTRATION } from '../access/roles.ts'
import type { AccountState } from './account.ts'
import { afterUserAction, userRefusal, type Powers } from './lifecycle.ts'

/** The most users that something is done to at once. */
export const MOST_AT_ONCE = 200

/** What is done to many users: one and the same. `permissions`: of the role. */
export type ChangeOfMany =
  | { readonly kind: 'block' | 'unblock' | 'delete' }
  | { readonly kind: 'role'; readonly roleId: string; readonly permissions: readonly Permission[] }

/** One of the many. `permissions`: of their role and groups together. */
export interface OneOfMany extends Powers {
  readonly state: AccountState
  readonly roleId: string
  /** What they hold whichever role they have. */
  readonly groupPermissions: readonly Permission[]
  /** Browsers they are signed in with. */
  readonly sessions: number
}

/** STALE_EDIT: it is so already. */
export const REASONS_LEFT = ['OWN_ACCOUNT', 'PERMISSION_NOT_HELD', 'STALE_EDIT', 'LAST_ADMINISTRATOR'] as const
type ReasonLeft = (typeof REASONS_LEFT)[number]

/** To whom it is done, and who is left out of it, with the reason; who is in neither is there no more. */
export interface VerdictOnMany {
  readonly done: readonly string[]
  readonly left: readonly { readonly id: string; readonly code: ReasonLeft }[]
  /** How many of `done` are signed in, and so signed out by a block or deletion. */
  readonly signedIn: number
  /** How many of `done` lose something that they may do now. */
  readonly losing: number
}

const isSo = (one: OneOfMany, change: ChangeOfMany): boolean =>
  change.kind === 'role' ? one.roleId === change.roleId : afterUserAction(one.state === 'blocked' ? 'Blocked' : 'Active', change.kind) === undefined

const heldAfter = ({ permissions, groupPermissions }: OneOfMany, change: ChangeOfMany): readonly Permission[] =>
  change.kind === 'role' ? [...change.permissions, ...groupPermissions] : permissions

const administersAfter = (one: OneOfMany, change: ChangeOfMany): boolean =>
  change.kind !== 'block' && change.kind !== 'delete' && ADMINISTRATION.every((permission) => heldAfter(one, change).includes(permission))

/**
 * Judges a change of many users one after the other. `administrators` are those of the organization who can sign in now: the last of them is left
 * out, whoever else is chosen.
 */
export const judgeMany = (actor: Powers, chosen: readonly OneOfMany[], administrators: readonly string[], change: ChangeOfMany): VerdictOnMany => {
  const remaining = new Set(administrators)
  const done: OneOfMany[] = []
  const left: { id: string; code: ReasonLeft }[] = []
  for (const one of chosen) {
    const code = reasonLeft(actor, one, remaining, change)
    if (code !== undefined) left.push({ id: one.id, code })
    else {
      if (!administersAfter(one, change)) remaining.delete(one.id)
      done.push(one)
    }
  }
  return {
    done: done.map(({ id }) => id),
    left,
    signedIn: done.filter(({ sessions }) => sessions > 0).length,
    losing: done.filter((one) => one.permissions.some((permission) => !heldAfter(one, change).includes(permission))).length,
  }
}

const reasonLeft = (actor: Powers, one: OneOfMany, administrators: ReadonlySet<string>, change: ChangeOfMany): ReasonLeft | undefined => {
  // Many are changed at a glance: the own account is not among them by mistake.
  if (one.id === actor.id) return 'OWN_ACCOUNT'
  const refusal = userRefusal(actor, one, change.kind === 'role' ? 'edit' : change.kind)
  if (refusal !== undefined) return refusal.code
  if (isSo(one, change)) return 'STALE_EDIT'
  const isLast = administrators.size === 1 && administrators.has(one.id)
  return isLast && !administersAfter(one, change) ? 'LAST_ADMINISTRATOR' : undefined
}
