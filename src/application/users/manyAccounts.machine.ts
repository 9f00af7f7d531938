import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { Role } from '../../domain/roles/role.ts'
import type { Account } from '../../domain/users/account.ts'
import { MOST_AT_ONCE, type VerdictOnMany } from '../../domain/users/many.ts'
import { changeManyStates } from '../lists/changeManyStates.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { isSameFilter } from './readingAccounts.ts'
import type { AccountFilter, ManyFailure, OfMany, UserGateway } from './UserGateway.ts'

interface ManyAccountsContext {
  readonly organizationId: string
  /** Of the list in which they are picked. */
  readonly filter: AccountFilter
  readonly picked: readonly Account[]
  /** Which the picked can be given. */
  readonly roles: readonly Role[]
  readonly change: OfMany['change']
  readonly verdict: VerdictOnMany | undefined
  readonly failure: ManyFailure | undefined
}

type ManyAccountsEvent =
  | { type: 'list.opened'; organizationId: string; filter: AccountFilter }
  /** These are listed now. */
  | { type: 'accounts.listed'; accounts: readonly Account[] }
  | { type: 'toggle'; account: Account }
  | { type: 'clear' }
  /** These have been deleted. */
  | { type: 'accounts.gone'; userIds: readonly string[] }
  | { type: 'state.ask'; kind: 'block' | 'unblock' }
  | { type: 'role.ask'; roles: readonly Role[] }
  | { type: 'role.chosen'; roleId: string }
  | { type: 'confirm' }
  | { type: 'retry' }
  | { type: 'cancel' }

interface ManyAccountsPorts {
  readonly users: UserGateway
  readonly notify: Notify
}

const states = changeManyStates<ManyAccountsContext, ManyFailure>()({
  rehearsing: 'What the change does, and to whom, is being found out.',
  asking: 'What the change does is shown, and waits for a yes.',
  performing: 'The change is being made.',
}, 'picking')

/** Accounts that are picked in the list, and one change of all of them: told first what it does and to whom it is not done, then done. */
export const createManyAccountsMachine = ({ users, notify }: ManyAccountsPorts) =>
  setup({
    types: { context: {} as ManyAccountsContext, events: {} as ManyAccountsEvent, tags: {} as 'open' | 'busy' },
    actors: {
      changing: fromPromise(({ input: { organizationId, picked, change, rehearse }, signal }: { input: ManyAccountsContext & { readonly rehearse: boolean }; signal: AbortSignal }) =>
        users.changeMany(organizationId, { userIds: picked.map(({ id }) => id), change, rehearse }, signal),
      ),
    },
    guards: {
      isOther: ({ context, event }) => event.type === 'list.opened' && (event.organizationId !== context.organizationId || !isSameFilter(event.filter, context.filter)),
    },
    actions: {
      clear: assign({ picked: [] }),
      toggle: assign(({ context: { picked } }, account: Account) => {
        const others = picked.filter(({ id }) => id !== account.id)
        if (others.length < picked.length) return { picked: others }
        return picked.length < MOST_AT_ONCE ? { picked: [...picked, account] } : {}
      }),
      setRole: assign(({ event }) => (event.type === 'role.chosen' ? { change: { kind: 'role' as const, roleId: event.roleId }, verdict: undefined } : {})),
      take: assign((_, verdict: VerdictOnMany | undefined) => ({ verdict, failure: undefined })),
      fail: assign((_, failure: ManyFailure | undefined) => ({ failure })),
      notify: ({ context: { change } }, verdict: VerdictOnMany | undefined) =>
        notify({ kind: 'success', text: `users.many.notices.${change.kind}`, values: { count: verdict?.done.length ?? 0 } }),
    },
  }).createMachine({
    id: 'manyAccounts',
    context: { organizationId: '', filter: {}, picked: [], roles: [], change: { kind: 'block' }, verdict: undefined, failure: undefined },
    initial: 'picking',
    on: {
      'accounts.gone': { actions: assign(({ context, event }) => ({ picked: context.picked.filter(({ id }) => !event.userIds.includes(id)) })) },
      // As somebody else has changed them they are what is picked now.
      'accounts.listed': { actions: assign(({ context, event }) => ({ picked: event.accounts.filter(({ id }) => context.picked.some((one) => one.id === id)) })) },
      'list.opened': { guard: 'isOther', target: '.picking', actions: ['clear', assign(({ event: { organizationId, filter } }) => ({ organizationId, filter }))] },
    },
    states: {
      picking: {
        description: 'Accounts are picked in the list, or none yet.',
        on: {
          toggle: { actions: { type: 'toggle', params: ({ event }) => event.account } },
          clear: { actions: 'clear' },
          'state.ask': { target: 'rehearsing', actions: assign(({ event }) => ({ change: { kind: event.kind }, verdict: undefined, failure: undefined })) },
          'role.ask': { target: 'choosing', actions: assign(({ event }) => ({ change: { kind: 'role', roleId: '' }, roles: event.roles, verdict: undefined, failure: undefined })) },
        },
      },
      choosing: { description: 'The role that they get is being chosen.', tags: 'open', on: { 'role.chosen': { target: 'rehearsing', actions: 'setRole' }, cancel: 'picking' } },
      ...states,
      asking: { ...states.asking, on: { ...states.asking.on, 'role.chosen': { target: 'rehearsing', actions: 'setRole' } } },
    },
  })

type ManyAccountsMachine = ReturnType<typeof createManyAccountsMachine>
export type ManyAccountsActor = ActorRefFrom<ManyAccountsMachine>
