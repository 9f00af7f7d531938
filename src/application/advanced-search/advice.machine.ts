import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { CallFailure } from '../failures/CallFailure.ts'
import { answered } from '../failures/answered.ts'
import type { AdvancedSearchGateway, Advice } from './AdvancedSearchGateway.ts'

interface AdviceContext {
  readonly q: string
  readonly advice: Advice | undefined
  readonly failure: CallFailure | undefined
}

/** `nothing.found`: also once more by the same query; what was advised stays until it is counted anew. */
type AdviceEvent = { type: 'nothing.found'; q: string } | { type: 'query.left' } | { type: 'retry' }

/** What to try where a query finds nothing. */
export const createAdviceMachine = ({ advancedSearches }: { readonly advancedSearches: AdvancedSearchGateway }) =>
  setup({
    types: { context: {} as AdviceContext, events: {} as AdviceEvent },
    actors: { asking: fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) => advancedSearches.advice(input, signal)) },
    actions: {
      put: assign((_, advice: Advice | undefined) => ({ advice, failure: undefined })),
      fail: assign((_, failure: CallFailure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'advice',
    context: { q: '', advice: undefined, failure: undefined },
    initial: 'unasked',
    on: {
      'nothing.found': { target: '.asking', reenter: true, actions: assign(({ context, event: { q } }) => ({ q, advice: context.q === q ? context.advice : undefined, failure: undefined })) },
      'query.left': { target: '.unasked', actions: assign({ q: '', advice: undefined, failure: undefined }) },
    },
    states: {
      unasked: { description: 'The query has found something, or there is none.' },
      asking: {
        description: 'What each condition finds is being counted.',
        invoke: {
          src: 'asking',
          input: ({ context }) => context.q,
          onDone: answered<Advice, CallFailure>()({ target: 'advising', action: 'put' }, { target: 'failed', action: 'fail' }),
        },
      },
      advising: { description: 'It is known what to try.' },
      failed: { description: 'What to try could not be found out; the result stands without it.', on: { retry: 'asking' } },
    },
  })

export type AdviceActor = ActorRefFrom<ReturnType<typeof createAdviceMachine>>
