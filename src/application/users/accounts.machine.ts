import { assign, setup, type ActorRefFrom } from 'xstate'
import type { Role } from '../../domain/roles/role.ts'
import type { Account } from '../../domain/users/account.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { NARROWED_AFTER_MS } from '../forms/typing.ts'
import { type MoreWanted, pagedStates } from '../lists/pagedStates.ts'
import { listenToServerEvents, type ServerEventReceived } from '../notifications/serverEvents.ts'
import { isSameFilter, readingAccounts, type AccountsPorts } from './readingAccounts.ts'
import type { AccountFilter, AccountPage } from './UserGateway.ts'

interface AccountsContext extends MoreWanted {
  readonly organizationId: string
  readonly filter: AccountFilter
  readonly items: readonly Account[]
  readonly total: number
  /** Where the next accounts begin; null: these are all. */
  readonly next: string | null
  /** Of the organization, to narrow by. */
  readonly roles: readonly Role[]
  readonly failure: CallFailure | undefined
  /** What is shown is not of what was asked for. */
  readonly isOther: boolean
}

type AccountsEvent =
  | { type: 'accounts.opened'; organizationId: string; filter: AccountFilter }
  /** The end of the list is in view. */
  | { type: 'more.wanted' }
  | { type: 'retry' }
  | ServerEventReceived

type FirstAccounts = AccountPage & Pick<AccountsContext, 'roles'>

const NOTHING_YET = { items: [], total: 0, next: null, failure: undefined, isOther: true }

/** Somebody else has changed an account: the list is read again. */
const ANEW = { serverEvent: { guard: 'isStale', target: 'refreshing' } } as const

const states = pagedStates<AccountsContext, AccountsEvent, AccountPage, CallFailure, FirstAccounts>()(
  {
    reading: 'The first accounts are on their way.',
    listing: 'Accounts are listed.',
    extending: 'Accounts are listed, and more of them are on their way.',
    stuck: 'Accounts are listed; more of them could not be read.',
    nothing: 'No account matches.',
    failed: 'The accounts could not be read; it can be tried again.',
  },
  { first: 'reading', put: 'take', later: 'extending', isShown: ({ isOther }) => !isOther },
)

/** The accounts of one organization, narrowed as the address says. */
export const createAccountsMachine = (ports: AccountsPorts) =>
  setup({
    types: { context: {} as AccountsContext, events: {} as AccountsEvent },
    actors: { listening: listenToServerEvents(ports.events), ...readingAccounts(ports) },
    guards: {
      isNothingThere: ({ context }) => context.items.length === 0,
      isMore: ({ context }) => context.next !== null,
      isElsewhere: ({ context, event }) => event.type === 'accounts.opened' && event.organizationId !== context.organizationId,
      isStale: ({ event }) => event.type === 'serverEvent' && ['accounts.changed', 'stream.reopened'].includes(event.serverEvent.kind),
    },
    actions: {
      take: assign((_, page: FirstAccounts | undefined) => (page ? { ...page, failure: undefined, isOther: false } : {})),
      add: assign(({ context }, page: AccountPage | undefined) =>
        page ? { items: [...context.items, ...page.items], total: page.total, next: page.next, failure: undefined } : {},
      ),
      fail: assign((_, failure: CallFailure | undefined) => ({ failure })),
    },
    delays: { typing: NARROWED_AFTER_MS },
  }).createMachine({
    id: 'accounts',
    context: { organizationId: '', filter: {}, roles: [], ...NOTHING_YET },
    initial: 'unopened',
    invoke: { src: 'listening' },
    on: {
      'accounts.opened': [
        {
          guard: 'isElsewhere',
          target: '.reading',
          reenter: true,
          actions: assign(({ event: { organizationId, filter } }) => ({ ...NOTHING_YET, organizationId, filter })),
        },
        {
          target: '.settling',
          reenter: true,
          actions: assign(({ context, event: { filter } }) => ({ filter, failure: undefined, isOther: context.isOther || !isSameFilter(filter, context.filter) })),
        },
      ],
    },
    states: {
      unopened: { description: 'No accounts are open.' },
      ...states,
      settling: { description: 'The filter has just changed; the accounts are those from before.', after: { typing: 'refreshing' }, on: states.reading.on },
      refreshing: {
        ...states.reading,
        description: 'The accounts are read anew; those from before are shown.',
        on: { ...states.reading.on, serverEvent: { guard: 'isStale', target: 'refreshing', reenter: true } },
      },
      listing: { ...states.listing, on: { ...states.listing.on, ...ANEW } },
      extending: { ...states.extending, on: ANEW },
      stuck: { ...states.stuck, on: { ...states.stuck.on, ...ANEW } },
      nothing: { ...states.nothing, on: ANEW },
      failed: { ...states.failed, on: { ...states.failed.on, serverEvent: { guard: 'isStale', target: 'reading' } } },
    },
  })

type AccountsMachine = ReturnType<typeof createAccountsMachine>
export type AccountsActor = ActorRefFrom<AccountsMachine>
