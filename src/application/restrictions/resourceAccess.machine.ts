import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { liftsFor, type ResourceRef, type RestrictedUser } from '../../domain/restrictions/restriction.ts'
import type { CheckedAccess } from '../../domain/rights/itemActions.ts'
import { answered } from '../failures/answered.ts'
import { failureOf, hasSucceeded } from '../failures/outcome.ts'
import { NARROWED_AFTER_MS } from '../forms/typing.ts'
import { readAgain } from '../lists/listPages.ts'
import type { RestrictedUsers, RestrictionFailure, RestrictionGateway } from './RestrictionGateway.ts'

interface Ports {
  readonly restrictions: RestrictionGateway
  /** Milliseconds without typing after which is searched. */
  readonly pause?: number
}

export interface NamedResource extends ResourceRef {
  readonly name: string
}

interface Context {
  readonly resource: NamedResource
  readonly search: string
  readonly users: readonly RestrictedUser[]
  readonly next: string | null
  readonly user: RestrictedUser | undefined
  readonly checked: CheckedAccess | undefined
  readonly failure: RestrictionFailure | undefined
}

type ResourceAccessEvent =
  | { type: 'access.open'; resource: NamedResource }
  | { type: 'search.changed'; search: string }
  | { type: 'more' }
  | { type: 'restriction.toggled'; user: RestrictedUser }
  | { type: 'check'; user: RestrictedUser }
  | { type: 'back' }
  | { type: 'retry' }
  | { type: 'close' }

const NOBODY = { users: [], next: null, user: undefined, checked: undefined, failure: undefined }

const whenTyped = { 'search.changed': { target: 'typing', reenter: true, actions: 'type' } } as const

/** What can be done with a user who stands there. */
const withUser = {
  'restriction.toggled': { target: 'toggling', actions: 'choose' },
  check: { target: 'checking', actions: 'choose' },
} as const

/** Who may see a folder or asset: restricting it for users, and checking what one of them may do with it. */
export const createResourceAccessMachine = ({ restrictions, pause = NARROWED_AFTER_MS }: Ports) =>
  setup({
    types: { context: {} as Context, events: {} as ResourceAccessEvent },
    delays: { pause },
    actors: {
      reading: fromPromise(({ input, signal }: { input: Context; signal: AbortSignal }) =>
        restrictions.users(input.resource, input.search, input.next, signal),
      ),
      readingAgain: fromPromise(({ input: { resource, search, users }, signal }: { input: Context; signal: AbortSignal }) =>
        readAgain((after) => restrictions.users(resource, search, after, signal), users.length),
      ),
      toggling: fromPromise(({ input: { resource, user }, signal }: { input: Context; signal: AbortSignal }) => {
        const { kind, id } = resource
        const [restrict, lift] = user !== undefined && liftsFor(user) ? [[], [{ kind, id }]] : [[{ kind, id }], []]
        return restrictions.change({ of: 'access', userId: user?.id ?? '' }, { restrict, lift }, signal)
      }),
      checking: fromPromise(({ input, signal }: { input: Context; signal: AbortSignal }) =>
        restrictions.check(input.user?.id ?? '', input.resource, signal),
      ),
    },
    actions: {
      append: assign(({ context }, found: RestrictedUsers | undefined) =>
        found === undefined ? {} : { users: [...context.users, ...found.items], next: found.next },
      ),
      type: assign(({ event }) => (event.type === 'search.changed' ? { search: event.search } : {})),
      choose: assign(({ event }) => ('user' in event ? { user: event.user, failure: undefined } : {})),
      judge: assign((_, checked: CheckedAccess | undefined) => ({ checked })),
      put: assign((_, found: RestrictedUsers | undefined) => (found === undefined ? {} : { users: found.items, next: found.next })),
      giveWay: assign((_, failure: RestrictionFailure | undefined) => ({ ...NOBODY, failure })),
      fail: assign((_, failure: RestrictionFailure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'resourceAccess',
    context: { resource: { kind: 'folder', id: '', name: '' }, search: '', ...NOBODY },
    initial: 'closed',
    on: {
      'access.open': {
        target: '.reading',
        actions: assign(({ event: { resource } }) => ({ ...NOBODY, resource, search: '' })),
      },
      close: '.closed',
    },
    states: {
      closed: { description: 'Nobody is asked about.' },
      typing: {
        description: 'A name is being typed; what stands there is of the name before.',
        tags: 'open',
        after: { pause: { target: 'reading', actions: assign(NOBODY) } },
        on: { ...whenTyped, ...withUser },
      },
      reading: {
        description: 'Users are being read, with what keeps the resource from each.',
        tags: 'open',
        on: whenTyped,
        invoke: {
          src: 'reading',
          input: ({ context }) => context,
          onDone: answered<RestrictedUsers, RestrictionFailure>()({ target: 'shown', action: 'append' }, { target: 'failed', action: 'fail' }),
        },
      },
      shown: {
        description: 'Users stand there: each can be restricted, or asked about.',
        tags: 'open',
        on: { ...whenTyped, ...withUser, more: { guard: ({ context }) => context.next !== null, target: 'reading' } },
      },
      toggling: {
        description: 'The restriction of one user is being set or lifted.',
        tags: ['open', 'busy'],
        invoke: {
          src: 'toggling',
          input: ({ context }) => context,
          // What else restricts it for them, the server knows.
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'readingAgain' },
            { target: 'shown', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      readingAgain: {
        description: 'Users stand there as they were; what keeps the resource from each is read again.',
        tags: ['open', 'busy'],
        on: whenTyped,
        invoke: {
          src: 'readingAgain',
          input: ({ context }) => context,
          onDone: answered<RestrictedUsers, RestrictionFailure>()({ target: 'shown', action: 'put' }, { target: 'failed', action: 'giveWay' }),
        },
      },
      checking: {
        description: 'What a user may do is being judged.',
        tags: ['open', 'busy'],
        invoke: {
          src: 'checking',
          input: ({ context }) => context,
          onDone: answered<CheckedAccess, RestrictionFailure>()({ target: 'checked', action: 'judge' }, { target: 'shown', action: 'fail' }),
        },
      },
      checked: {
        description: 'Each action stands there, allowed or refused with its reasons.',
        tags: 'open',
        on: { back: { target: 'readingAgain', actions: assign({ checked: undefined }) } },
      },
      failed: { description: 'The users could not be read.', tags: 'open', on: { retry: 'reading' } },
    },
  })

type ResourceAccessMachine = ReturnType<typeof createResourceAccessMachine>
export type ResourceAccessActor = ActorRefFrom<ResourceAccessMachine>
