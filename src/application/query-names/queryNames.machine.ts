import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { anyOf } from '../../domain/query-language/normalForm.ts'
import { printQuery } from '../../domain/query-language/print.ts'
import type { FieldCondition } from '../../domain/query-language/query.ts'
import type { AdvancedSearchGateway, SearchFields } from '../advanced-search/AdvancedSearchGateway.ts'
import { hasSucceeded, valueOf } from '../failures/outcome.ts'

interface QueryNamesContext {
  /** What is called how, by the value that stands in queries, as far as the viewer sees it. */
  readonly names: ReadonlyMap<string, string>
  /** The values that were asked for: of these, what has no name is gone, or not the viewer's to see. */
  readonly known: ReadonlySet<string>
  /** Conditions whose values are asked for, or will be, as they are written. */
  readonly awaited: ReadonlyMap<string, FieldCondition>
}

/** Also what is known is asked for again: names change. */
type QueryNamesEvent = { type: 'names.wanted'; conditions: readonly FieldCondition[] }

/** Conditions and characters of one question; names of attributes are long. */
const ASKED = 40
const ASKED_LENGTH = 1500

/** As many of them as one question takes, at least one. */
const askedOf = (awaited: QueryNamesContext['awaited']): readonly FieldCondition[] => {
  let length = 0
  return [...awaited].slice(0, ASKED).filter(([text], at) => (length += text.length) <= ASKED_LENGTH || at === 0).map(([, condition]) => condition)
}

const valuesOf = (conditions: readonly FieldCondition[]): readonly string[] => conditions.flatMap(({ test }) => (test.is === 'equals' ? [test.value] : []))

/** What queries name by identifiers is called, wherever queries are shown in words. */
export const createQueryNamesMachine = ({ advancedSearches }: { readonly advancedSearches: Pick<AdvancedSearchGateway, 'fields'> }) =>
  setup({
    types: { context: {} as QueryNamesContext, events: {} as QueryNamesEvent },
    actors: {
      reading: fromPromise(({ input, signal }: { input: readonly FieldCondition[]; signal: AbortSignal }) => advancedSearches.fields(printQuery(anyOf(input)), signal)),
    },
    guards: { isAwaiting: ({ context }) => context.awaited.size > 0 },
    actions: {
      put: assign(({ context }, read: SearchFields | undefined) => {
        const asked = askedOf(context.awaited)
        const values = valuesOf(asked)
        const labels = new Map(read?.names.map(({ value, label }) => [value, label]))
        const before = [...context.names].filter(([value]) => !values.includes(value))
        return {
          names: new Map([...before, ...labels]),
          known: new Set([...context.known, ...values]),
          awaited: new Map([...context.awaited].filter(([, condition]) => !asked.includes(condition))),
        }
      }),
    },
  }).createMachine({
    id: 'queryNames',
    context: { names: new Map(), known: new Set(), awaited: new Map() },
    initial: 'deciding',
    on: {
      'names.wanted': {
        target: '.deciding',
        actions: assign(({ context, event }) => ({ awaited: new Map([...context.awaited, ...event.conditions.map((condition) => [printQuery(condition), condition] as const)]) })),
      },
    },
    states: {
      deciding: { description: 'Whether names are missing.', always: [{ guard: 'isAwaiting', target: 'reading' }, 'known'] },
      known: { description: 'All names that were asked for are known.' },
      reading: {
        description: 'Names are being read; what was known before stays.',
        invoke: {
          src: 'reading',
          input: ({ context }) => askedOf(context.awaited),
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'deciding', actions: { type: 'put', params: ({ event }) => valueOf(event.output) } },
            { target: 'failed' },
          ],
        },
      },
      failed: { description: 'Names could not be read; whoever wants some next tries again.' },
    },
  })

export type QueryNamesActor = ActorRefFrom<ReturnType<typeof createQueryNamesMachine>>
