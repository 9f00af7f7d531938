import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { Thread } from '../../domain/assistant/chat.ts'
import { answered, answeredAgain } from '../failures/answered.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { retryWhenReopened } from '../notifications/serverEvents.ts'
import type { AssistantGateway, ThreadPage } from './AssistantGateway.ts'

interface ThreadsContext {
  readonly search: string
  /** The latest first. */
  readonly threads: readonly Thread[]
  readonly next: string | undefined
  readonly failure: CallFailure | undefined
  /** What is listed was found by another search. */
  readonly isOther: boolean
}

export type ThreadsEvent =
  /** Somebody looks at it. */
  | { type: 'list.opened' }
  | { type: 'search.changed'; search: string }
  | { type: 'more.wanted' }
  | { type: 'retry' }
  /** A thread was begun, gone on with, renamed or deleted. */
  | { type: 'threads.changed' }

/** Milliseconds without a key before it is searched. */
export const SEARCH_PAUSE_MS = 150

interface Call {
  readonly input: ThreadsContext
  readonly signal: AbortSignal
}

/** The threads that a person has had with the assistant. */
export const createThreadsMachine = ({ assistant, events }: { readonly assistant: AssistantGateway; readonly events: EventStream }) =>
  setup({
    types: { context: {} as ThreadsContext, events: {} as ThreadsEvent },
    actors: {
      reopening: retryWhenReopened(events),
      reading: fromPromise(({ input, signal }: Call) => assistant.threads(input.search, undefined, signal)),
      extending: fromPromise(({ input, signal }: Call) => assistant.threads(input.search, input.next, signal)),
    },
    delays: { pause: SEARCH_PAUSE_MS },
    guards: { isMore: ({ context }) => context.next !== undefined },
    actions: {
      put: assign((_, page: ThreadPage | undefined) => (page === undefined ? {} : { threads: page.threads, next: page.next, failure: undefined, isOther: false })),
      add: assign(({ context: { threads } }, page: ThreadPage | undefined) =>
        page === undefined ? {} : { threads: [...threads, ...page.threads.filter((each) => threads.every(({ threadId }) => threadId !== each.threadId))], next: page.next },
      ),
      fail: assign((_, failure: CallFailure | undefined) => ({ failure })),
      drop: assign({ next: undefined }),
    },
  }).createMachine({
    id: 'threads',
    context: { search: '', threads: [], next: undefined, failure: undefined, isOther: true },
    initial: 'unopened',
    invoke: { src: 'reopening' },
    on: { 'search.changed': { target: '.waiting', reenter: true, actions: assign(({ event }) => ({ search: event.search, isOther: true })) } },
    states: {
      unopened: { description: 'Nobody has looked at it yet.', on: { 'list.opened': 'reading' } },
      waiting: { description: 'Somebody types what they look for; what was listed before stays meanwhile.', after: { pause: 'reading' } },
      reading: {
        description: 'The latest threads are being read; what was listed before stays meanwhile.',
        invoke: {
          src: 'reading',
          input: ({ context }) => context,
          onDone: answeredAgain<ThreadsContext, ThreadPage, CallFailure>()({ target: 'listing', where: ({ isOther }) => !isOther }, { target: 'listing', action: 'put' }, { target: 'failed', action: 'fail' }),
        },
        on: { 'threads.changed': { target: 'reading', reenter: true } },
      },
      listing: {
        description: 'Threads are listed, as far as they were read.',
        on: { 'threads.changed': 'reading', 'list.opened': 'reading', retry: 'reading', 'more.wanted': { guard: 'isMore', target: 'extending' } },
      },
      extending: {
        description: 'More threads are being read.',
        invoke: {
          src: 'extending',
          input: ({ context }) => context,
          // What cannot be read now is read when somebody looks for more again.
          onDone: answered<ThreadPage, CallFailure>()({ target: 'listing', action: 'add' }, { target: 'listing', action: 'fail' }),
        },
        on: { 'threads.changed': 'reading' },
      },
      failed: { description: 'The threads could not be read; it can be tried again.', on: { retry: 'reading', 'list.opened': 'reading', 'threads.changed': 'reading' } },
    },
  })

export type ThreadsMachine = ReturnType<typeof createThreadsMachine>
export type ThreadsActor = ActorRefFrom<ThreadsMachine>
