import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { hearingFacts, type FactEvent } from '../notifications/hearingFacts.ts'
import type { ServerFact } from '../notifications/ServerFact.ts'
import type { Usage, UsageGateway } from './UsageGateway.ts'

interface UsageContext {
  readonly usage: Usage | undefined
  readonly failure: CallFailure | undefined
}

export type UsageEvent = { type: 'retry' } | FactEvent

export interface UsagePorts {
  readonly usages: UsageGateway
  readonly events: EventStream
}

/** Uploads change the usage in bursts; it is read again when they have calmed down. */
const CALM_MS = 500

const concerns = ({ kind }: ServerFact): boolean => kind === 'usage.changed' || kind === 'stream.reopened'

/** The storage widget. What was known stays on screen while it is read again. */
export const createUsageMachine = ({ usages, events }: UsagePorts) =>
  setup({
    types: { context: {} as UsageContext, events: {} as UsageEvent },
    actors: {
      reading: fromPromise(({ signal }: { signal: AbortSignal }) => usages.read(signal)),
      hearing: hearingFacts(events),
    },
    guards: { isNews: (_, fact: ServerFact) => concerns(fact) },
  }).createMachine({
    id: 'usage',
    context: { usage: undefined, failure: undefined },
    invoke: { src: 'hearing' },
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
        on: { fact: { guard: { type: 'isNews', params: ({ event }) => event.fact }, target: 'outdated' } },
      },
      known: {
        description: 'The usage is shown.',
        on: { fact: { guard: { type: 'isNews', params: ({ event }) => event.fact }, target: 'outdated' } },
      },
      outdated: { description: 'The usage has changed; it is read again in a moment.', after: { [CALM_MS]: 'reading' } },
      failed: {
        description: 'The usage could not be read.',
        on: { retry: 'reading', fact: { guard: { type: 'isNews', params: ({ event }) => event.fact }, target: 'outdated' } },
      },
    },
  })

export type UsageMachine = ReturnType<typeof createUsageMachine>
export type UsageActor = ActorRefFrom<UsageMachine>
