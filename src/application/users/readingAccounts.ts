import * as Result from 'effect/Result'
import { fromPromise } from 'xstate'
import type { Account } from '../../domain/users/account.ts'
import { readAgain } from '../lists/listPages.ts'
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
  readonly isOther: boolean
}

/** Accounts per page. */
const PAGE = 50

/** Whether both find the same accounts. */
export const isSameFilter = (one: AccountFilter, other: AccountFilter): boolean =>
  one.search === other.search && one.roleId === other.roleId && one.state === other.state

/** As many accounts as are shown, read from the beginning, with the roles to narrow them by; and those that follow. */
export const readingAccounts = ({ users, roles }: AccountsPorts) => {
  const page = ({ organizationId, filter }: Asked, after: string | null, signal: AbortSignal) =>
    users.list({ organizationId, filter, limit: PAGE, ...(after === null ? {} : { after }) }, signal)
  return {
    reading: fromPromise(async ({ input, signal }: { input: Asked; signal: AbortSignal }) => {
      const [read, known] = await Promise.all([
        readAgain((after) => page(input, after, signal), input.isOther ? 0 : input.items.length),
        roles.list(input.organizationId, signal),
      ])
      return Result.flatMap(read, (accounts) => Result.map(known, (listed) => ({ ...accounts, roles: listed })))
    }),
    extending: fromPromise(({ input, signal }: { input: Asked; signal: AbortSignal }) => page(input, input.next, signal)),
  }
}
