import * as Result from 'effect/Result'
import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { SuggestionCounts, SuggestionFilter } from '../../domain/suggestions/deciding.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { answered } from '../failures/answered.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { rereadThrottle, type RereadDue } from '../notifications/rereadThrottle.ts'
import { listenToServerEvents, type ServerEventReceived } from '../notifications/serverEvents.ts'
import type { ServerEvent } from '../notifications/ServerEvent.ts'
import type { SuggestionGateway, SuggestionPage } from './SuggestionGateway.ts'

interface Inbox extends SuggestionPage {
  /** Of the filter, by kind. */
  readonly counts: SuggestionCounts
}

interface SuggestionsContext extends Inbox {
  readonly filter: SuggestionFilter
  readonly failure: CallFailure | undefined
}

type SuggestionsEvent = { type: 'suggestions.opened'; filter: SuggestionFilter } | { type: 'more.wanted' } | { type: 'retry' } | ServerEventReceived | RereadDue

const EMPTY = { assets: [], templates: [], names: [], next: null, counts: { Tag: 0, Face: 0, Value: 0, more: false, engines: [], attributes: [] }, failure: undefined } as const

const STALE: readonly ServerEvent['kind'][] = ['suggestions.changed', 'library.changed', 'trash.changed', 'templates.changed', 'stream.reopened']

/** What stands for the same is told once. */
const joined = (before: SuggestionPage, more: SuggestionPage): SuggestionPage => {
  const once = <One extends { readonly id: string }>(some: readonly One[]): readonly One[] => [...new Map(some.map((one) => [one.id, one])).values()]
  const known = new Set(before.assets.map(({ asset }) => asset.id))
  return {
    assets: [...before.assets, ...more.assets.filter(({ asset }) => !known.has(asset.id))],
    templates: once([...before.templates, ...more.templates]),
    names: once([...before.names, ...more.names]),
    next: more.next,
  }
}

interface Ports {
  readonly suggestions: SuggestionGateway
  readonly events: EventStream
}

type Reading = { readonly input: SuggestionsContext; readonly signal: AbortSignal }

/** As many assets as were shown, with how much there is of all. */
const readFrom = async ({ suggestions }: Ports, { filter, assets }: SuggestionsContext, signal: AbortSignal): Promise<Result.Result<Inbox, CallFailure>> => {
  const [first, counts] = await Promise.all([suggestions.page(filter, null, signal), suggestions.counts(filter, signal)])
  let read = first
  while (Result.isSuccess(read) && read.success.next !== null && read.success.assets.length < assets.length) {
    const before = read.success
    read = Result.map(await suggestions.page(filter, before.next, signal), (more) => joined(before, more))
  }
  return Result.flatMap(read, (page) => Result.map(counts, (counted) => ({ ...page, counts: counted })))
}

/** What is proposed of the assets that a filter finds, read page by page, and again when it has changed. */
export const createSuggestionsMachine = (ports: Ports) =>
  setup({
    types: { context: {} as SuggestionsContext, events: {} as SuggestionsEvent },
    actors: {
      reading: fromPromise(({ input, signal }: Reading) => readFrom(ports, input, signal)),
      readingMore: fromPromise(({ input: { filter, next }, signal }: Reading) => ports.suggestions.page(filter, next, signal)),
      listening: listenToServerEvents(ports.events),
      rereadThrottle,
    },
    guards: { isEmpty: ({ context: { assets } }) => assets.length === 0, isMore: ({ context }) => context.next !== null },
    actions: {
      put: assign((_, inbox: Inbox | undefined) => ({ ...inbox, failure: undefined })),
      add: assign(({ context }, page: SuggestionPage | undefined) => ({ ...(page === undefined ? {} : joined(context, page)), failure: undefined })),
      fail: assign((_, failure: CallFailure | undefined) => ({ failure })),
      postpone: sendTo('rereadThrottle', { type: 'stale' }),
    },
  }).createMachine({
    id: 'suggestions',
    context: { filter: {}, ...EMPTY },
    invoke: [{ src: 'listening' }, { id: 'rereadThrottle', src: 'rereadThrottle' }],
    initial: 'unopened',
    on: {
      'suggestions.opened': { target: '.reading', reenter: true, actions: assign(({ event: { filter } }) => ({ ...EMPTY, filter })) },
      serverEvent: { guard: ({ event }) => STALE.includes(event.serverEvent.kind), actions: sendTo('rereadThrottle', ({ event }) => ({ type: 'stale', serverEvent: event.serverEvent })) },
    },
    states: {
      unopened: { description: 'No suggestions have been asked for.' },
      reading: {
        description: 'The first page is being read.',
        on: { 'reread.due': { actions: 'postpone' } },
        invoke: { src: 'reading', input: ({ context }) => context, onDone: answered<Inbox, CallFailure>()({ target: 'shown', action: 'put' }, { target: 'failed', action: 'fail' }) },
      },
      shown: {
        initial: 'settling',
        on: { 'reread.due': '.refreshing' },
        states: {
          settling: { description: 'Whether there is anything to show.', always: [{ guard: 'isEmpty', target: 'nothing' }, 'listing'] },
          listing: { description: 'Suggestions are shown.', on: { 'more.wanted': { guard: 'isMore', target: 'extending' } } },
          nothing: { description: 'The filter finds nothing.' },
          extending: {
            description: 'Suggestions are shown, and more of them are on their way.',
            on: { 'reread.due': { actions: 'postpone' } },
            invoke: { src: 'readingMore', input: ({ context }) => context, onDone: answered<SuggestionPage, CallFailure>()({ target: 'settling', action: 'add' }, { target: 'stuck', action: 'fail' }) },
          },
          outdated: { description: 'Suggestions are shown as they were: they could not be read again.', on: { retry: 'refreshing', 'more.wanted': { guard: 'isMore', target: 'extending', actions: 'postpone' } } },
          stuck: { description: 'Suggestions are shown; more of them could not be read.', on: { retry: 'extending', 'more.wanted': 'extending' } },
          refreshing: {
            description: 'Something has changed, and they are read again; what was there stays until then.',
            invoke: { src: 'reading', input: ({ context }) => context, onDone: answered<Inbox, CallFailure>()({ target: 'settling', action: 'put' }, { target: 'outdated', action: 'fail' }) },
            on: { 'reread.due': { actions: 'postpone' }, 'more.wanted': { guard: 'isMore', target: 'extending', actions: 'postpone' } },
          },
        },
      },
      failed: { description: 'They could not be read; it can be tried again.', on: { retry: 'reading', 'reread.due': 'reading' } },
    },
  })

export type InboxActor = ActorRefFrom<ReturnType<typeof createSuggestionsMachine>>
