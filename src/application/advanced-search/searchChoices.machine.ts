import * as Result from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { SearchField } from '../../domain/advanced-search/conditionFields.ts'
import type { Named } from '../../domain/query-language/resolved.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { listenToServerEvents, type ServerEventReceived } from '../notifications/serverEvents.ts'
import type { AdvancedSearchGateway } from './AdvancedSearchGateway.ts'

interface Choices {
  readonly attributes: readonly SearchField[]
  readonly repositories: readonly Named[]
  /** What values are called that are ids, by the value. */
  readonly names: Readonly<Record<string, string>>
}

interface SearchChoicesContext extends Choices {
  readonly q: string
}

type SearchChoicesEvent =
  /** The form of this query is opened, or somebody begins to type one. */
  | { type: 'choices.wanted'; q: string }
  /** A value was chosen that is an id. */
  | { type: 'value.named'; value: string; label: string }
  | { type: 'retry' }
  | ServerEventReceived

/** Where assets can be kept; assets themselves are known to those that stand on the search. */
export interface RepositoryChoices {
  repositories(signal: AbortSignal): Promise<Result.Result<readonly Named[], CallFailure>>
}

interface SearchChoicesPorts {
  readonly advancedSearches: AdvancedSearchGateway
  readonly assets: RepositoryChoices
  readonly events: EventStream
}

/** What is known is read again where it may be another; what nobody has asked for is not. */
const FOLLOWS = { serverEvent: { guard: 'changes', target: 'reading' } } as const

/** What the form of advanced search offers: attributes to ask for, repositories, and the names of what a query names by ids. */
export const createSearchChoicesMachine = ({ advancedSearches, assets, events }: SearchChoicesPorts) =>
  setup({
    types: { context: {} as SearchChoicesContext, events: {} as SearchChoicesEvent },
    actors: {
      reading: fromPromise(async ({ input, signal }: { input: string; signal: AbortSignal }) => {
        const [fields, repositories] = await Promise.all([advancedSearches.fields(input, signal), assets.repositories(signal)])
        return Result.flatMap(fields, ({ attributes, names }) =>
          Result.map(repositories, (list): Choices => ({ attributes, repositories: list, names: Object.fromEntries(names.map(({ value, label }) => [value, label])) })),
        )
      }),
      listening: listenToServerEvents(events),
    },
    guards: {
      changes: ({ event }) => event.type === 'serverEvent' && ['templates.changed', 'stream.reopened'].includes(event.serverEvent.kind),
    },
    actions: {
      put: assign(({ context }, read: Choices | undefined) => (read === undefined ? {} : { ...read, names: { ...context.names, ...read.names } })),
    },
  }).createMachine({
    id: 'searchChoices',
    context: { q: '', attributes: [], repositories: [], names: {} },
    invoke: { src: 'listening' },
    initial: 'unasked',
    on: {
      'choices.wanted': { target: '.reading', reenter: true, actions: assign(({ event }) => ({ q: event.q })) },
      'value.named': { actions: assign(({ context, event }) => ({ names: { ...context.names, [event.value]: event.label } })) },
    },
    states: {
      unasked: { description: 'No form has been opened.' },
      reading: {
        description: 'What can be chosen is being read; what was known before is offered.',
        invoke: {
          src: 'reading',
          input: ({ context }) => context.q,
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'offering', actions: { type: 'put', params: ({ event }) => valueOf(event.output) } },
            { target: 'failed' },
          ],
        },
        on: { serverEvent: { ...FOLLOWS.serverEvent, reenter: true } },
      },
      offering: { description: 'It is known what can be chosen.', on: FOLLOWS },
      failed: { description: 'What can be chosen could not be read; the query can be typed all the same.', on: { ...FOLLOWS, retry: 'reading' } },
    },
  })

export type SearchChoicesActor = ActorRefFrom<ReturnType<typeof createSearchChoicesMachine>>
