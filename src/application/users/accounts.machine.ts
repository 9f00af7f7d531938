import { assign, setup, type ActorRefFrom } from 'xstate'
import type { Role } from '../../domain/roles/role.ts'
import type { Account } from '../../domain/users/account.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { hearingFacts, type FactEvent } from '../notifications/hearingFacts.ts'
import { readingAccounts, type AccountsPorts } from './readingAccounts.ts'
import type { AccountFilter, AccountPage } from './UserGateway.ts'

interface AccountsContext {
  readonly organizationId: string
  readonly filter: AccountFilter
  readonly items: readonly Account[]
  readonly total: number
  /** Where the next accounts begin; null: these are all. */
  readonly next: string | null
  /** Of the organization, to narrow by. */
  readonly roles: readonly Role[]
  readonly failure: CallFailure | undefined
}

export type AccountsEvent =
  | { type: 'accounts.opened'; organizationId: string; filter: AccountFilter }
  /** The end of the list is in view. */
  | { type: 'more.wanted' }
  | { type: 'retry' }
  | FactEvent

/** Milliseconds without another change after which a filter counts as typed. */
const TYPING_PAUSE = 200

const NOTHING_YET = { items: [], total: 0, next: null, failure: undefined }

/** The accounts of one organization, narrowed as the address says. */
export const createAccountsMachine = (ports: AccountsPorts) =>
  setup({
    types: { context: {} as AccountsContext, events: {} as AccountsEvent },
    actors: { hearing: hearingFacts(ports.events), ...readingAccounts(ports) },
    guards: {
      isNothingThere: ({ context }) => context.items.length === 0,
      isMore: ({ context }) => context.next !== null,
      isElsewhere: ({ context, event }) => event.type === 'accounts.opened' && event.organizationId !== context.organizationId,
      isStale: ({ event }) => event.type === 'fact' && ['accounts.changed', 'stream.reopened'].includes(event.fact.kind),
    },
    actions: {
      take: assign((_, page: (AccountPage & Pick<AccountsContext, 'roles'>) | undefined) => (page ? { ...page, failure: undefined } : {})),
      add: assign(({ context }, page: AccountPage | undefined) =>
        page ? { items: [...context.items, ...page.items], total: page.total, next: page.next, failure: undefined } : {},
      ),
      fail: assign((_, failure: CallFailure | undefined) => ({ failure })),
    },
    delays: { typing: TYPING_PAUSE },
  }).createMachine({
    id: 'accounts',
    context: { organizationId: '', filter: {}, roles: [], ...NOTHING_YET },
    initial: 'unopened',
    invoke: { src: 'hearing' },
    on: {
      'accounts.opened': [
        {
          guard: 'isElsewhere',
          target: '.reading',
          reenter: true,
          actions: assign(({ event: { organizationId, filter } }) => ({ ...NOTHING_YET, organizationId, filter })),
        },
        { target: '.settling', reenter: true, actions: assign(({ event: { filter } }) => ({ filter, failure: undefined })) },
      ],
    },
    states: {
      unopened: { description: 'No accounts are open.' },
      reading: {
        description: 'The first accounts are on their way.',
        invoke: {
          src: 'reading',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'found',
              actions: { type: 'take', params: ({ event }) => valueOf(event.output) },
            },
            { target: 'failed', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      settling: { description: 'The filter has just changed; the accounts are those from before.', after: { typing: 'refreshing' } },
      refreshing: {
        description: 'The accounts are read anew; those from before are shown.',
        invoke: {
          src: 'reading',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'found',
              actions: { type: 'take', params: ({ event }) => valueOf(event.output) },
            },
            { target: 'failed', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
        on: { fact: { guard: 'isStale', target: 'refreshing', reenter: true } },
      },
      found: { description: 'Whether there are accounts.', always: [{ guard: 'isNothingThere', target: 'nothing' }, 'listing'] },
      listing: {
        description: 'Accounts are listed.',
        on: { 'more.wanted': { guard: 'isMore', target: 'extending' }, fact: { guard: 'isStale', target: 'refreshing' } },
      },
      extending: {
        description: 'Accounts are listed, and more of them are on their way.',
        on: { fact: { guard: 'isStale', target: 'refreshing' } },
        invoke: {
          src: 'extending',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'listing',
              actions: { type: 'add', params: ({ event }) => valueOf(event.output) },
            },
            { target: 'stuck', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      stuck: {
        description: 'Accounts are listed; more of them could not be read.',
        on: { retry: 'extending', fact: { guard: 'isStale', target: 'refreshing' } },
      },
      nothing: { description: 'No account matches.', on: { fact: { guard: 'isStale', target: 'refreshing' } } },
      failed: { description: 'The accounts could not be read; it can be tried again.', on: { retry: 'reading' } },
    },
  })

export type AccountsMachine = ReturnType<typeof createAccountsMachine>
export type AccountsActor = ActorRefFrom<AccountsMachine>
