import type { Result } from 'effect/Result'
import { assign, fromPromise, setup } from 'xstate'
import type { CallFailure } from '../failures/CallFailure.ts'
import { answered, answeredAgain } from '../failures/answered.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { listenToServerEvents, type ServerEventReceived } from '../notifications/serverEvents.ts'

interface WholeListContext<Item> {
  readonly organizationId: string
  readonly items: readonly Item[]
  readonly failure: CallFailure | undefined
}

type WholeListEvent = { type: 'list.opened'; organizationId: string } | { type: 'retry' } | ServerEventReceived

interface Parts<Item> {
  readonly id: string
  readonly list: (organizationId: string, signal: AbortSignal) => Promise<Result<readonly Item[], CallFailure>>
  readonly events: EventStream
  /** The facts after which it is read anew. */
  readonly staleAfter: readonly ServerEventReceived['serverEvent']['kind'][]
}

/** What an organization has few of, read whole: a list that is shown stays while it is read anew. */
export const createWholeListMachine = <Item>({ id, list, events, staleAfter }: Parts<Item>) =>
  setup({
    types: { context: {} as WholeListContext<Item>, events: {} as WholeListEvent },
    actors: {
      listening: listenToServerEvents(events),
      reading: fromPromise(({ input, signal }: { input: WholeListContext<Item>; signal: AbortSignal }) => list(input.organizationId, signal)),
    },
    guards: { isStale: ({ event }) => event.type === 'serverEvent' && [...staleAfter, 'stream.reopened'].includes(event.serverEvent.kind) },
    actions: {
      take: assign((_, items: readonly Item[] | undefined) => (items ? { items, failure: undefined } : {})),
      fail: assign((_, failure: CallFailure | undefined) => ({ failure })),
    },
  }).createMachine({
    id,
    context: { organizationId: '', items: [], failure: undefined },
    initial: 'unopened',
    invoke: { src: 'listening' },
    on: {
      'list.opened': {
        target: '.reading',
        reenter: true,
        actions: assign(({ event }) => ({ organizationId: event.organizationId, items: [], failure: undefined })),
      },
    },
    states: {
      unopened: { description: 'No list is open.' },
      reading: {
        description: 'The list is on its way.',
        invoke: {
          src: 'reading',
          input: ({ context }) => context,
          onDone: answered<readonly Item[], CallFailure>()({ target: 'listing', action: 'take' }, { target: 'failed', action: 'fail' }),
        },
      },
      listing: { description: 'The list is shown.', on: { serverEvent: { guard: 'isStale', target: 'refreshing' } } },
      refreshing: {
        description: 'The list is read anew; what was there before is shown.',
        invoke: {
          src: 'reading',
          input: ({ context }) => context,
          onDone: answeredAgain<WholeListContext<Item>, readonly Item[], CallFailure>()({ target: 'listing' }, { target: 'listing', action: 'take' }, { target: 'failed', action: 'fail' }),
        },
        on: { serverEvent: { guard: 'isStale', target: 'refreshing', reenter: true } },
      },
      failed: { description: 'The list could not be read; it can be tried again.', on: { retry: 'reading', serverEvent: { guard: 'isStale', target: 'reading' } } },
    },
  })
