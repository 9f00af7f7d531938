import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { fullName, type Account } from '../../domain/users/account.ts'
import { confirmStates } from '../forms/confirmStates.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { AccountActionFailure, AccountAction, UserGateway } from './UserGateway.ts'

interface AccountActionContext {
  readonly organizationId: string
  readonly account: Account | undefined
  readonly action: AccountAction
  readonly failure: AccountActionFailure | undefined
}

type AccountActionEvent =
  | { type: 'ask'; organizationId: string; account: Account; action: AccountAction }
  | { type: 'confirm' }
  | { type: 'cancel' }

interface AccountActionPorts {
  readonly users: UserGateway
  readonly notify: Notify
}

const states = confirmStates<AccountActionContext, void, AccountActionFailure>()(
  { asking: 'What is to be done, and to whom, waits for a yes.', working: 'It is being done.' },
  'working',
)

/** Blocking, unblocking a user and sending a password link: asked first, then done. */
export const createAccountActionMachine = ({ users, notify }: AccountActionPorts) =>
  setup({
    types: { context: {} as AccountActionContext, events: {} as AccountActionEvent, tags: {} as 'open' },
    actors: {
      working: fromPromise(({ input, signal }: { input: AccountActionContext; signal: AbortSignal }) =>
        users.perform(input.organizationId, input.account?.id ?? '', input.action, signal),
      ),
    },
    actions: {
      notify: ({ context: { account, action } }) =>
        notify({ kind: 'success', text: `users.notices.${action}`, values: { name: account === undefined ? '' : fullName(account) } }),
      fail: assign((_, failure: AccountActionFailure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'accountAction',
    context: { organizationId: '', account: undefined, action: 'block', failure: undefined },
    initial: 'closed',
    states: {
      closed: {
        description: 'Nothing is asked.',
        on: {
          ask: {
            target: 'asking',
            actions: assign(({ event: { organizationId, account, action } }) => ({ organizationId, account, action, failure: undefined })),
          },
        },
      },
      ...states,
    },
  })

type AccountActionMachine = ReturnType<typeof createAccountActionMachine>
export type AccountActionActor = ActorRefFrom<AccountActionMachine>
