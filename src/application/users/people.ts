import { createActor } from 'xstate'
import { createAccountMachine, type AccountActor } from './account.machine.ts'
import type { AccountPorts } from './account.parts.ts'
import { createAccountActionMachine, type AccountActionActor } from './accountAction.machine.ts'
import { createAccountsMachine, type AccountsActor } from './accounts.machine.ts'
import { createInvitingMachine, type InvitingActor } from './inviting.machine.ts'
import { createManyAccountsMachine, type ManyAccountsActor } from './manyAccounts.machine.ts'
import type { AccountsPorts } from './readingAccounts.ts'

/** What administrators do with the users of an organization. */
export interface People {
  readonly accounts: AccountsActor
  readonly account: AccountActor
  readonly accountAction: AccountActionActor
  readonly manyAccounts: ManyAccountsActor
  readonly inviting: InvitingActor
}

export const startPeople = (ports: AccountPorts & AccountsPorts): People => ({
  accounts: createActor(createAccountsMachine(ports)).start(),
  account: createActor(createAccountMachine(ports)).start(),
  accountAction: createActor(createAccountActionMachine(ports)).start(),
  manyAccounts: createActor(createManyAccountsMachine(ports)).start(),
  inviting: createActor(createInvitingMachine(ports)).start(),
})
