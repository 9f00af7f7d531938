import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { listenToServerEvents, type ServerEventReceived } from '../notifications/serverEvents.ts'
import { rereadThrottle, type RereadDue } from '../notifications/rereadThrottle.ts'
import type { ServerEvent } from '../notifications/ServerEvent.ts'
import type { Usage, UsageGateway } from './UsageGateway.ts'

interface UsageContext {
  readonly usage: Usage | undefined
  readonly failure: CallFailure | undefined
}

type UsageEvent = { type: 'retry' } | RereadDue | ServerEventReceived

interface UsagePorts {
  readonly usages: UsageGateway
  readonly events: EventStream
}

const concerns = ({ kind }: ServerEvent): boolean => kind === 'usage.changed' || kind === 'stream.reopened'

/** The storage widget. What was known stays on screen while it is read again. */
export const createUsageMachine = ({ usages, events }: UsagePorts) =>
  setup({
    types: { context: {} as UsageContext, events: {} as UsageEvent },
    actors: {
      reading: fromPromise(({ signal }: { signal: AbortSignal }) => usages.read(signal)),
      listening: listenToServerEvents(events),
      rereadThrottle,
    },
    guards: { isNews: (_, serverEvent: ServerEvent) => concerns(serverEvent) },
    actions: { pace: sendTo('rereadThrottle', { type: 'stale' }) },
  }).createMachine({
    id: 'usage',
    context: { usage: undefined, failure: undefined },
    invoke: [{ src: 'listening' }, { id: 'rereadThrottle', src: 'rereadThrottle' }],
    on: { serverEvent: { guard: { type: 'isNews', params: ({ event }) => event.serverEvent }, actions: 'pace' } },
    initial: 'reading',
    states: {
      reading: {
        description: 'The usage is being read.',
        invoke: {
          src: 'reading',
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'known',
              actions: assign({ usage: ({ event }) => valueOf(event.output), failure: undefined }),
            },
            { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.output) }) },
          ],
        },
        // What is on its way may be older than the fact, and comes to its end.
        on: { 'reread.due': { actions: 'pace' } },
      },
      known: { description: 'The usage is shown.', on: { 'reread.due': 'reading' } },
      failed: {
        description: 'The usage could not be read.',
        on: { retry: 'reading', 'reread.due': 'reading' },
      },
    },
  })

type UsageMachine = ReturnType<typeof createUsageMachine>
export type UsageActor = ActorRefFrom<UsageMachine>
