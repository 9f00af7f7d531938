import { assign, type ActorRefFrom } from 'xstate'
import type { UserForm } from '../../domain/users/user.ts'
import { formStates } from '../forms/formStates.ts'
import { accountParts, NO_ACCOUNT, type AccountCalls, type AccountContext, type AccountPorts } from './account.parts.ts'

const states = formStates<AccountContext, AccountCalls>()(
  {
    opening: 'The account and the roles to choose from are being read.',
    unreadable: 'The account could not be read; it can be tried again.',
    editing: 'The fields are being filled in.',
    saving: 'The account is being saved.',
    refused: 'The account was not saved; what was typed is still there.',
    comparing: 'Somebody else has changed the account meanwhile: it is being read.',
    saved: 'The account is saved; the dialog goes.',
  },
  {
    opening: 'opening',
    comparing: 'comparing',
    changes: { 'field.changed': { actions: { type: 'type', params: ({ event }: { event: { change: Partial<UserForm> } }) => event.change } } },
  },
)

/** The dialog in which a user is added or changed. */
export const createAccountMachine = (ports: AccountPorts) =>
  accountParts(ports).createMachine({
    id: 'account',
    context: { organizationId: '', ...NO_ACCOUNT },
    initial: 'closed',
    on: {
      'account.opened': {
        target: '.opening',
        reenter: true,
        actions: assign(({ event: { organizationId, accountId } }) => ({ ...NO_ACCOUNT, organizationId, accountId })),
      },
      'account.closed': '.closed',
    },
    states: {
      closed: { description: 'No account is open.' },
      ...states,
    },
  })

export type AccountMachine = ReturnType<typeof createAccountMachine>
export type AccountActor = ActorRefFrom<AccountMachine>
