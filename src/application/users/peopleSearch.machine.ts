import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { Account, AccountState } from '../../domain/users/account.ts'
import { answered } from '../failures/answered.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { NARROWED_AFTER_MS } from '../forms/typing.ts'
import type { AccountPage, UserGateway } from './UserGateway.ts'

/** The most people that are offered at once. */
const MOST = 20

interface PeopleSearchContext {
  readonly organizationId: string
  readonly search: string
  readonly found: readonly Account[]
  /** How many there are, of whom the first are offered. */
  readonly total: number
  readonly failure: CallFailure | undefined
}

type PeopleSearchEvent = { type: 'search.opened'; organizationId: string } | { type: 'search.typed'; search: string } | { type: 'retry' }

interface PeopleSearchPorts {
  readonly users: UserGateway
  readonly pause?: number
  /** Only these. */
  readonly state?: AccountState
}

/** Finds people of an organization by part of a name or address. */
export const createPeopleSearchMachine = ({ users, pause = NARROWED_AFTER_MS, state }: PeopleSearchPorts) =>
  setup({
    types: { context: {} as PeopleSearchContext, events: {} as PeopleSearchEvent },
    delays: { pause },
    actors: {
      searching: fromPromise(({ input: { organizationId, search }, signal }: { input: PeopleSearchContext; signal: AbortSignal }) =>
        users.list({ organizationId, filter: { ...(state && { state }), ...(search.trim() !== '' && { search: search.trim() }) }, limit: MOST }, signal),
      ),
    },
    actions: {
      take: assign((_, page: AccountPage | undefined) => (page === undefined ? {} : { found: page.items, total: page.total, failure: undefined })),
      fail: assign((_, failure: CallFailure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'peopleSearch',
    context: { organizationId: '', search: '', found: [], total: 0, failure: undefined },
    initial: 'unopened',
    on: {
      'search.opened': {
        target: '.searching',
        actions: assign(({ event }) => ({ organizationId: event.organizationId, search: '', found: [], total: 0, failure: undefined })),
      },
      'search.typed': { target: '.pausing', reenter: true, actions: assign(({ event }) => ({ search: event.search })) },
    },
    states: {
      unopened: { description: 'Nobody is looked for.' },
      pausing: { description: 'A name is being typed; those found before are shown.', after: { pause: 'searching' } },
      searching: {
        description: 'People are being looked for; those found before are shown.',
        invoke: {
          src: 'searching',
          input: ({ context }) => context,
          onDone: answered<AccountPage, CallFailure>()({ target: 'shown', action: 'take' }, { target: 'failed', action: 'fail' }),
        },
      },
      shown: { description: 'Those who were found are shown.' },
      failed: { description: 'The people could not be read; it can be tried again.', on: { retry: 'searching' } },
    },
  })

type PeopleSearchMachine = ReturnType<typeof createPeopleSearchMachine>
export type PeopleSearchActor = ActorRefFrom<PeopleSearchMachine>
