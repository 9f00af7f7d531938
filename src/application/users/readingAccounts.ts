import * as Result from 'effect/Result'
import { fromPromise } from 'xstate'
import type { Account } from '../../domain/users/account.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { RoleGateway } from '../roles/RoleGateway.ts'
import type { AccountFilter, UserGateway } from './UserGateway.ts'

export interface AccountsPorts {
  readonly users: UserGateway
  readonly roles: RoleGateway
  readonly events: EventStream
}

interface Asked {
  readonly organizationId: string
  readonly filter: AccountFilter
  readonly items: readonly Account[]
  readonly next: string | null
}

/** Accounts per page, and the most that are read anew at once. */
const PAGE = 50
const MOST = 200

/** The accounts that are shown, with the roles to narrow them by; and those that follow. */
export const readingAccounts = ({ users, roles }: AccountsPorts) => ({
  reading: fromPromise(async ({ input, signal }: { input: Asked; signal: AbortSignal }) => {
    const { organizationId, filter, items } = input
    const limit = Math.min(MOST, Math.max(PAGE, items.length))
    const [page, known] = await Promise.all([users.list({ organizationId, filter, limit }, signal), roles.list(organizationId, signal)])
    return Result.flatMap(page, (read) => Result.map(known, (listed) => ({ ...read, roles: listed })))
  }),
  extending: fromPromise(({ input, signal }: { input: Asked; signal: AbortSignal }) => {
    const { organizationId, filter, next } = input
    return users.list({ organizationId, filter, limit: PAGE, ...(next === null ? {} : { after: next }) }, signal)
  }),
})
