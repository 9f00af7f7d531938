import { createActor } from 'xstate'
import { createAccountMachine, type AccountActor } from './account.machine.ts'
import type { AccountPorts } from './account.parts.ts'
import { createAccountActionMachine, type AccountActionActor } from './accountAction.machine.ts'
import { createAccountDeletionMachine, type AccountDeletionActor } from './accountDeletion.machine.ts'
import { createAccountsMachine, type AccountsActor } from './accounts.machine.ts'
import { createInvitingMachine, type InvitingActor } from './inviting.machine.ts'
import { createManyAccountsMachine, type ManyAccountsActor } from './manyAccounts.machine.ts'
import { createPeopleSearchMachine, type PeopleSearchActor } from './peopleSearch.machine.ts'
import type { AccountsPorts } from './readingAccounts.ts'

/** What administrators do with the users of an organization. */
export interface People {
  readonly accounts: AccountsActor
  readonly account: AccountActor
  readonly accountAction: AccountActionActor
  readonly accountDeletion: AccountDeletionActor
  /** Who could look after what deleted users leave. */
  readonly successorSearch: PeopleSearchActor
  readonly manyAccounts: ManyAccountsActor
  readonly inviting: InvitingActor
}

export const startPeople = (ports: AccountPorts & AccountsPorts): People => {
  const manyAccounts = createActor(createManyAccountsMachine(ports)).start()
  const deleted = (userIds: readonly string[]) => manyAccounts.send({ type: 'accounts.gone', userIds })
  return {
    accounts: createActor(createAccountsMachine(ports)).start(),
    account: createActor(createAccountMachine(ports)).start(),
    accountAction: createActor(createAccountActionMachine(ports)).start(),
    accountDeletion: createActor(createAccountDeletionMachine({ ...ports, deleted })).start(),
    successorSearch: createActor(createPeopleSearchMachine({ users: ports.users, state: 'active' })).start(),
    manyAccounts,
    inviting: createActor(createInvitingMachine(ports)).start(),
  }
}
