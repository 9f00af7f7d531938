import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { CallFailure } from '../failures/CallFailure.ts'
import { answered } from '../failures/answered.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { rereadThrottle, type RereadDue } from '../notifications/rereadThrottle.ts'
import { listenToServerEvents, type ServerEventReceived } from '../notifications/serverEvents.ts'
import type { ServerEvent } from '../notifications/ServerEvent.ts'
import type { SuggestionGateway, SuggestionPage } from './SuggestionGateway.ts'

interface AssetSuggestionsContext extends Omit<SuggestionPage, 'next'> {
  readonly assetId: string
}

type AssetSuggestionsEvent = { type: 'asset.shown'; assetId: string } | { type: 'retry' } | ServerEventReceived | RereadDue

const NONE = { assets: [], templates: [], names: [] } as const

/** Whether a fact may change what is proposed of an asset. */
const concerns = (serverEvent: ServerEvent, assetId: string): boolean =>
  serverEvent.kind === 'suggestions.changed' || serverEvent.kind === 'asset.changed'
    ? serverEvent.assetId === null || serverEvent.assetId === assetId
    : serverEvent.kind === 'library.changed' || serverEvent.kind === 'stream.reopened'

interface Ports {
  readonly suggestions: SuggestionGateway
  readonly events: EventStream
}

/** What is proposed of an asset whose page is open. */
export const createAssetSuggestionsMachine = ({ suggestions, events }: Ports) =>
  setup({
    types: { context: {} as AssetSuggestionsContext, events: {} as AssetSuggestionsEvent },
    actors: {
      reading: fromPromise(({ input: { assetId }, signal }: { input: AssetSuggestionsContext; signal: AbortSignal }) => suggestions.page({ assetId }, null, signal)),
      listening: listenToServerEvents(events),
      rereadThrottle,
    },
    actions: {
      put: assign((_, page: SuggestionPage | undefined) => page ?? {}),
      leave: (_context, _failure: CallFailure | undefined) => undefined,
      postpone: sendTo('rereadThrottle', { type: 'stale' }),
    },
  }).createMachine({
    id: 'assetSuggestions',
    context: { assetId: '', ...NONE },
    invoke: [{ src: 'listening' }, { id: 'rereadThrottle', src: 'rereadThrottle' }],
    initial: 'unopened',
    on: {
      'asset.shown': { target: '.reading', reenter: true, actions: assign(({ event: { assetId }, context }) => (context.assetId === assetId ? {} : { assetId, ...NONE })) },
      serverEvent: { guard: ({ context, event }) => concerns(event.serverEvent, context.assetId), actions: sendTo('rereadThrottle', ({ event }) => ({ type: 'stale', serverEvent: event.serverEvent })) },
    },
    states: {
      unopened: { description: 'No asset is looked at.' },
      reading: {
        description: 'What is proposed of it is being read; what was shown before stays.',
        invoke: { src: 'reading', input: ({ context }) => context, onDone: answered<SuggestionPage, CallFailure>()({ target: 'shown', action: 'put' }, { target: 'unread', action: 'leave' }) },
        on: { 'reread.due': { actions: 'postpone' } },
      },
      shown: { description: 'What is proposed of it is shown, if there is anything.', on: { 'reread.due': 'reading' } },
      unread: { description: 'It could not be read; what was shown before stays, and it can be tried again.', on: { retry: 'reading', 'reread.due': 'reading' } },
    },
  })

export type AssetSuggestionsActor = ActorRefFrom<ReturnType<typeof createAssetSuggestionsMachine>>
