import * as Result from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { Thread } from '../../domain/assistant/chat.ts'
import { answered, answeredAgain } from '../failures/answered.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { readAgain } from '../lists/listPages.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { retryWhenReopened } from '../notifications/serverEvents.ts'
import type { AssistantGateway } from './AssistantGateway.ts'

interface ThreadsContext {
  readonly search: string
  /** The latest first. */
  readonly threads: readonly Thread[]
  /** Where older ones begin; null: these are all. */
  readonly next: string | null
  readonly failure: CallFailure | undefined
  /** What is listed was found by another search. */
  readonly isOther: boolean
  /** Older ones were asked for while those that are listed are read again. */
  readonly isMoreWanted: boolean
}

type ThreadsEvent =
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

interface ThreadRows {
  readonly items: readonly Thread[]
  readonly next: string | null
}

/** The threads that a person has had with the assistant. */
export const createThreadsMachine = ({ assistant, events }: { readonly assistant: AssistantGateway; readonly events: EventStream }) => {
  const page = async ({ search }: ThreadsContext, after: string | null, signal: AbortSignal): Promise<Result.Result<ThreadRows, CallFailure>> =>
    Result.map(await assistant.threads(search, after ?? undefined, signal), ({ threads, next = null }) => ({ items: threads, next }))
  return setup({
    types: { context: {} as ThreadsContext, events: {} as ThreadsEvent },
    actors: {
      reopening: retryWhenReopened(events),
      reading: fromPromise(({ input, signal }: Call) => readAgain((after) => page(input, after, signal), input.isOther ? 0 : input.threads.length)),
      extending: fromPromise(({ input, signal }: Call) => page(input, input.next, signal)),
    },
    delays: { pause: SEARCH_PAUSE_MS },
    guards: {
      isMore: ({ context }) => context.next !== null,
      isMoreAwaited: ({ context }) => context.isMoreWanted && context.next !== null,
    },
    actions: {
      put: assign((_, read: ThreadRows | undefined) => (read === undefined ? {} : { threads: read.items, next: read.next, failure: undefined, isOther: false })),
      add: assign(({ context: { threads } }, read: ThreadRows | undefined) =>
        read === undefined ? {} : { threads: [...threads, ...read.items.filter((each) => threads.every(({ threadId }) => threadId !== each.threadId))], next: read.next },
      ),
      fail: assign((_, failure: CallFailure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'threads',
    context: { search: '', threads: [], next: null, failure: undefined, isOther: true, isMoreWanted: false },
    initial: 'unopened',
    invoke: { src: 'reopening' },
    on: { 'search.changed': { target: '.waiting', reenter: true, actions: assign(({ event }) => ({ search: event.search, isOther: true, isMoreWanted: false })) } },
    states: {
      unopened: { description: 'Nobody has looked at it yet.', on: { 'list.opened': 'reading' } },
      waiting: { description: 'Somebody types what they look for; what was listed before stays meanwhile.', after: { pause: 'reading' } },
      reading: {
        description: 'Threads are being read, as far as they were before; what was listed before stays meanwhile.',
        invoke: {
          src: 'reading',
          input: ({ context }) => context,
          onDone: answeredAgain<ThreadsContext, ThreadRows, CallFailure>()({ target: 'listing', where: ({ isOther }) => !isOther }, { target: 'listing', action: 'put' }, { target: 'failed', action: 'fail' }),
        },
        on: {
          'threads.changed': { target: 'reading', reenter: true },
          'more.wanted': { guard: 'isMore', actions: assign({ isMoreWanted: true }) },
        },
      },
      listing: {
        description: 'Threads are listed, as far as they were read.',
        always: { guard: 'isMoreAwaited', target: 'extending' },
        on: { 'threads.changed': 'reading', 'list.opened': 'reading', retry: 'reading', 'more.wanted': { guard: 'isMore', target: 'extending' } },
      },
      extending: {
        description: 'More threads are being read.',
        entry: assign({ isMoreWanted: false }),
        invoke: {
          src: 'extending',
          input: ({ context }) => context,
          // What cannot be read now is read when somebody looks for more again.
          onDone: answered<ThreadRows, CallFailure>()({ target: 'listing', action: 'add' }, { target: 'listing', action: 'fail' }),
        },
        on: { 'threads.changed': 'reading' },
      },
      failed: { description: 'The threads could not be read; it can be tried again.', on: { retry: 'reading', 'list.opened': 'reading', 'threads.changed': 'reading' } },
    },
  })
}

type ThreadsMachine = ReturnType<typeof createThreadsMachine>
export type ThreadsActor = ActorRefFrom<ThreadsMachine>
