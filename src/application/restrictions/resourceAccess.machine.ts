import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { liftsFor, type ResourceRef, type RestrictedUser } from '../../domain/restrictions/restriction.ts'
import type { CheckedAccess } from '../../domain/rights/itemActions.ts'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
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

export type ResourceAccessEvent =
  | { type: 'access.open'; resource: NamedResource }
  | { type: 'search.changed'; search: string }
  | { type: 'more' }
  | { type: 'restriction.toggled'; user: RestrictedUser }
  | { type: 'check'; user: RestrictedUser }
  | { type: 'back' }
  | { type: 'retry' }
  | { type: 'close' }

const NOBODY = { users: [], next: null, user: undefined, checked: undefined, failure: undefined }
const PAUSE_MS = 250

/** Who may see a folder or asset: restricting it for users, and checking what one of them may do with it. */
export const createResourceAccessMachine = ({ restrictions, pause = PAUSE_MS }: Ports) =>
  setup({
    types: { context: {} as Context, events: {} as ResourceAccessEvent },
    delays: { pause },
    actors: {
      reading: fromPromise(({ input, signal }: { input: Context; signal: AbortSignal }) =>
        restrictions.users(input.resource, input.search, input.next, signal),
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
      choose: assign((_, user: RestrictedUser) => ({ user, failure: undefined })),
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
        on: {
          'search.changed': { target: 'typing', reenter: true, actions: assign({ search: ({ event }) => event.search }) },
          'restriction.toggled': { target: 'toggling', actions: { type: 'choose', params: ({ event }) => event.user } },
          check: { target: 'checking', actions: { type: 'choose', params: ({ event }) => event.user } },
        },
      },
      reading: {
        description: 'Users are being read, with what keeps the resource from each.',
        tags: 'open',
        on: { 'search.changed': { target: 'typing', actions: assign({ search: ({ event }) => event.search }) } },
        invoke: {
          src: 'reading',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'shown',
              actions: { type: 'append', params: ({ event }) => valueOf(event.output) },
            },
            { target: 'failed', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      shown: {
        description: 'Users stand there: each can be restricted, or asked about.',
        tags: 'open',
        on: {
          'search.changed': { target: 'typing', actions: assign({ search: ({ event }) => event.search }) },
          more: { guard: ({ context }) => context.next !== null, target: 'reading' },
          'restriction.toggled': { target: 'toggling', actions: { type: 'choose', params: ({ event }) => event.user } },
          check: { target: 'checking', actions: { type: 'choose', params: ({ event }) => event.user } },
        },
      },
      toggling: {
        description: 'The restriction of one user is being set or lifted.',
        tags: ['open', 'busy'],
        invoke: {
          src: 'toggling',
          input: ({ context }) => context,
          onDone: [
            // What else restricts it for them, the server knows.
            { guard: ({ event }) => hasSucceeded(event.output), target: 'reading', actions: assign({ users: [], next: null }) },
            { target: 'shown', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      checking: {
        description: 'What a user may do is being judged.',
        tags: ['open', 'busy'],
        invoke: {
          src: 'checking',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'checked',
              actions: assign({ checked: ({ event }) => valueOf(event.output) }),
            },
            { target: 'shown', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      checked: {
        description: 'Each action stands there, allowed or refused with its reasons.',
        tags: 'open',
        on: { back: { target: 'reading', actions: assign(NOBODY) } },
      },
      failed: { description: 'The users could not be read.', tags: 'open', on: { retry: 'reading' } },
    },
  })

export type ResourceAccessMachine = ReturnType<typeof createResourceAccessMachine>
export type ResourceAccessActor = ActorRefFrom<ResourceAccessMachine>
