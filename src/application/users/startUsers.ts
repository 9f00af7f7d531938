import { createActor } from 'xstate'
import { createAccountMachine, type AccountPorts } from './account.machine.ts'
import { createAccountActionMachine } from './accountAction.machine.ts'
import { createAccountDeletionMachine } from './accountDeletion.machine.ts'
import { createAccountsMachine } from './accounts.machine.ts'
import { createInvitingMachine } from './inviting.machine.ts'
import { createManyAccountsMachine } from './manyAccounts.machine.ts'
import { createPeopleSearchMachine } from './peopleSearch.machine.ts'
import type { AccountsPorts } from './readingAccounts.ts'
import type { UserActors } from './userActors.ts'

export const startUsers = (ports: AccountPorts & AccountsPorts): UserActors => {
  const manyAccounts = createActor(createManyAccountsMachine(ports)).start()
  const deleted = (userIds: readonly string[]) => manyAccounts.send({ type: 'accounts.gone', userIds })
  const accounts = createActor(createAccountsMachine(ports)).start()
  let listed = accounts.getSnapshot().context.items
  accounts.subscribe(({ context: { items } }) => {
    if (items !== listed) manyAccounts.send({ type: 'accounts.listed', accounts: items })
    listed = items
  })
  return {
    accounts,
    account: createActor(createAccountMachine(ports)).start(),
    accountAction: createActor(createAccountActionMachine(ports)).start(),
    accountDeletion: createActor(createAccountDeletionMachine({ ...ports, deleted })).start(),
    successorSearch: createActor(createPeopleSearchMachine({ users: ports.users, state: 'active' })).start(),
    manyAccounts,
    inviting: createActor(createInvitingMachine(ports)).start(),
  }
}
