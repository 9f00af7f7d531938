import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { answered } from '../failures/answered.ts'
import type { AdvancedSearchGateway, Facet, Facets, ResultFailure } from './AdvancedSearchGateway.ts'

interface FacetValuesContext {
  readonly q: string
  /** The facet whose values are looked through; undefined: none is. */
  readonly facet: string | undefined
  readonly text: string
  readonly found: Facet | undefined
  readonly failure: ResultFailure | undefined
}

type FacetValuesEvent =
  | { type: 'facet.opened'; q: string; facet: string }
  | { type: 'text.changed'; text: string }
  | { type: 'retry' }
  | { type: 'close' }

/** Milliseconds without a key before the values are looked for. */
const DEBOUNCE_MS = 80

/** Looks through the values of one facet that has many of them. */
export const createFacetValuesMachine = ({ advancedSearches }: { readonly advancedSearches: AdvancedSearchGateway }) =>
  setup({
    types: { context: {} as FacetValuesContext, events: {} as FacetValuesEvent },
    actors: {
      finding: fromPromise(({ input: { q, facet = '', text }, signal }: { input: FacetValuesContext; signal: AbortSignal }) =>
        advancedSearches.facets({ q, facets: [facet], find: { facet, text } }, signal),
      ),
    },
    actions: {
      type: assign(({ event }) => (event.type === 'text.changed' ? { text: event.text } : {})),
      put: assign(({ context }, read: Facets | undefined) => ({ found: read?.facets.find(({ id }) => id === context.facet), failure: undefined })),
      fail: assign((_, failure: ResultFailure | undefined) => ({ failure })),
    },
    guards: { isNothing: ({ context: { found } }) => found === undefined || found.kind !== 'terms' || found.values.length === 0 },
  }).createMachine({
    id: 'facetValues',
    context: { q: '', facet: undefined, text: '', found: undefined, failure: undefined },
    initial: 'closed',
    on: {
      'facet.opened': { target: '.finding', reenter: true, actions: assign(({ event }) => ({ q: event.q, facet: event.facet, text: '', found: undefined, failure: undefined })) },
      close: { target: '.closed', actions: assign({ facet: undefined, text: '', found: undefined, failure: undefined }) },
    },
    states: {
      closed: { description: 'No facet is looked through.' },
      open: {
        tags: 'open',
        initial: 'deciding',
        on: {
          'text.changed': { target: '.typing', reenter: true, actions: 'type' },
        },
        states: {
          deciding: { description: 'Whether there are values.', always: [{ guard: 'isNothing', target: 'nothing' }, 'listing'] },
          listing: { description: 'Values are there to choose from.' },
          nothing: { description: 'No value is called so.' },
          typing: { description: 'Somebody is typing.', after: { [DEBOUNCE_MS]: '#facetValues.finding' } },
        },
      },
      finding: {
        tags: 'open',
        description: 'Values are being looked for; those found before stay until then.',
        invoke: {
          src: 'finding',
          input: ({ context }) => context,
          onDone: answered<Facets, ResultFailure>()({ target: 'open', action: 'put' }, { target: 'failed', action: 'fail' }),
        },
        on: { 'text.changed': { target: 'open.typing', actions: 'type' } },
      },
      failed: {
        tags: 'open',
        description: 'Values could not be looked for; it can be tried again.',
        on: { retry: 'finding', 'text.changed': { target: 'open.typing', actions: 'type' } },
      },
    },
  })

export type FacetValuesActor = ActorRefFrom<ReturnType<typeof createFacetValuesMachine>>
