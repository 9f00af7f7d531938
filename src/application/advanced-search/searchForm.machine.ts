import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { formOfQuery, queryOfForm, searchFormProblems, EMPTY_FORM, type SearchForm } from '../../domain/advanced-search/form.ts'
import { parseQuery } from '../../domain/query-language/parse.ts'
import { printQuery } from '../../domain/query-language/print.ts'
import { isValid, stillThere } from '../../domain/validation/form.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { AdvancedSearchGateway, QueryProblem, ResultPage } from './AdvancedSearchGateway.ts'

interface SearchFormContext {
  readonly form: SearchForm
  /** The query: as it was typed, or printed from the form, whichever changed last. */
  readonly text: string
  /** The part of the address that the form stands at. */
  readonly address: string | undefined
  readonly problems: FieldProblems
  /** What the last query that was counted finds; undefined: none was. */
  readonly total: number | undefined
  /** Its conditions that say nothing that could be found. */
  readonly unclear: readonly QueryProblem[]
}

/** Dates that are no period yet stand beside the query. */
type Opened = Pick<SearchForm, 'from' | 'until'> & { readonly q: string }

type SearchFormEvent =
  | ({ type: 'form.opened'; address: string } & Opened)
  | { type: 'form.changed'; change: Partial<SearchForm> }
  | { type: 'query.typed'; text: string }
  /** The browser's address says what the form asks for. */
  | { type: 'address.written'; address: string }
  | { type: 'clear' }
  | { type: 'submit' }
  | { type: 'retry' }

/** Milliseconds without a change before the hits are counted. */
const DEBOUNCE_MS = 250

const printed = (form: SearchForm): string => printQuery(queryOfForm(form))

const formOf = ({ q, from, until }: Opened): SearchForm => {
  const form = formOfQuery(parseQuery(q))
  return form.from === '' ? { ...form, from, until } : form
}

/** Dates that are in no query: they are no period yet. */
const unasked = ({ from, until }: SearchForm): Omit<Opened, 'q'> =>
  printed({ ...EMPTY_FORM, from, until }) === '' ? { from, until } : { from: '', until: '' }

/** The form of advanced search, the query that it is, and how much that finds. */
export const createSearchFormMachine = ({ advancedSearches }: { readonly advancedSearches: AdvancedSearchGateway }) =>
  setup({
    types: { context: {} as SearchFormContext, events: {} as SearchFormEvent },
    actors: {
      counting: fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) =>
        advancedSearches.results({ q: input, sort: { by: 'relevance' }, direction: 'asc', limit: 1 }, signal),
      ),
    },
    guards: {
      isBlank: ({ context }) => printed(context.form) === '',
      isTooMuch: ({ context }) => !isValid(searchFormProblems(context.form)),
    },
    actions: {
      show: assign((_, form: SearchForm) => ({ form, text: printed(form), problems: {} })),
      change: assign(({ context }, change: Partial<SearchForm>) => {
        const form = { ...context.form, ...change }
        return { form, text: printed(form), problems: stillThere(context.problems, searchFormProblems(form)) }
      }),
      type: assign(({ context }, text: string) => {
        const form = formOf({ q: text, ...unasked(context.form) })
        return { form, text, problems: stillThere(context.problems, searchFormProblems(form)) }
      }),
      findProblems: assign(({ context }) => ({ problems: searchFormProblems(context.form) })),
      forget: assign({ total: undefined, unclear: [] }),
      put: assign((_, page: ResultPage | undefined) => ({ total: page?.total, unclear: page?.problems ?? [] })),
    },
  }).createMachine({
    id: 'searchForm',
    context: { form: EMPTY_FORM, text: '', address: undefined, problems: {}, total: undefined, unclear: [] },
    initial: 'deciding',
    on: {
      'form.opened': { target: '.deciding', actions: ['forget', { type: 'show', params: ({ event }) => formOf(event) }, assign(({ event }) => ({ address: event.address }))] },
      'form.changed': { target: '.deciding', actions: { type: 'change', params: ({ event }) => event.change } },
      'query.typed': { target: '.deciding', actions: { type: 'type', params: ({ event }) => event.text } },
      'address.written': { actions: assign(({ event }) => ({ address: event.address })) },
      clear: { target: '.blank', actions: { type: 'show', params: EMPTY_FORM } },
      submit: { actions: 'findProblems' },
    },
    states: {
      deciding: { description: 'Whether the form asks for anything.', always: [{ guard: 'isBlank', target: 'blank' }, { guard: 'isTooMuch', target: 'unfit' }, 'waiting'] },
      blank: { description: 'The form asks for nothing yet.', entry: 'forget' },
      unfit: { description: 'Something in the form keeps it from being searched for.', entry: 'forget' },
      waiting: { description: 'The form has been changed; what was counted before still stands.', after: { [DEBOUNCE_MS]: 'counting' } },
      counting: {
        description: 'What the query finds is being counted.',
        invoke: {
          src: 'counting',
          input: ({ context }) => printed(context.form),
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'counted', actions: { type: 'put', params: ({ event }) => valueOf(event.output) } },
            { target: 'uncounted', actions: 'forget' },
          ],
        },
      },
      counted: { description: 'It is known how many the query finds.' },
      uncounted: { description: 'The hits could not be counted; the query can be searched for all the same.', on: { retry: 'counting' } },
    },
  })

export type SearchFormActor = ActorRefFrom<ReturnType<typeof createSearchFormMachine>>
