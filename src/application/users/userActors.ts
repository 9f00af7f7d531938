import { capability } from '../capabilities/capability.ts'
import type { AccountActor } from './account.machine.ts'
import type { AccountActionActor } from './accountAction.machine.ts'
import type { AccountDeletionActor } from './accountDeletion.machine.ts'
import type { AccountsActor } from './accounts.machine.ts'
import type { InvitingActor } from './inviting.machine.ts'
import type { ManyAccountsActor } from './manyAccounts.machine.ts'
import type { PeopleSearchActor } from './peopleSearch.machine.ts'

/** What administrators do with the users of an organization. */
export interface UserActors {
  readonly accounts: AccountsActor
  readonly account: AccountActor
  readonly accountAction: AccountActionActor
  readonly accountDeletion: AccountDeletionActor
  /** Who could look after what deleted users leave. */
  readonly successorSearch: PeopleSearchActor
  readonly manyAccounts: ManyAccountsActor
  readonly inviting: InvitingActor
}

export const USERS = capability<UserActors>('users')
