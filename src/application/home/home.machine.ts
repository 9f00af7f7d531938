import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { CallFailure } from '../failures/CallFailure.ts'
import { answered } from '../failures/answered.ts'
import type { FieldDraftStore } from '../metadata/FieldDraftStore.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { retryWhenReopened } from '../notifications/serverEvents.ts'
import type { Home, HomeGateway } from './HomeGateway.ts'
import { type KeptEdits, refusedValues, type RefusedValues } from './refusedValues.ts'
import type { VisitedPlaces } from './VisitedPlaces.ts'

interface HomeContext {
  readonly home: Home | undefined
  /** Files among the places that this browser keeps something typed and not saved of. */
  readonly unsaved: readonly string[]
  /** What this browser keeps of values that were not taken, by module. */
  readonly refused: readonly RefusedValues[]
  readonly failure: CallFailure | undefined
}

type HomeEvent = { type: 'home.opened' } | { type: 'unread.read' } | { type: 'retry' }

interface HomePorts {
  readonly homes: HomeGateway
  readonly events: EventStream
  readonly visited: VisitedPlaces
  readonly fieldDrafts: Pick<FieldDraftStore, 'read'>
  readonly keptEdits: KeptEdits
  /** Whether the home page is for the person: nothing is read otherwise. */
  readonly mayOpen: () => boolean
}

const unsavedIn = (home: Home | undefined, drafts: HomePorts['fieldDrafts']): readonly string[] =>
  (home?.places ?? []).flatMap((item) => (item.kind === 'asset' && Object.keys(drafts.read(item.asset.id)).length > 0 ? [item.asset.id] : []))

/** Home: read each time that somebody comes there; what was shown stays meanwhile. */
export const createHomeMachine = ({ homes, events, visited, fieldDrafts, keptEdits, mayOpen }: HomePorts) =>
  setup({
    types: { context: {} as HomeContext, events: {} as HomeEvent },
    actors: {
      reopening: retryWhenReopened(events),
      reading: fromPromise(({ signal }: { signal: AbortSignal }) => homes.read(visited.all(), signal)),
      readingAgain: fromPromise(({ signal }: { signal: AbortSignal }) => homes.readUnreadAgain(signal)),
    },
    guards: { mayOpen, isKnown: ({ context }) => mayOpen() && context.home !== undefined },
    actions: {
      put: assign((_, home: Home | undefined) => ({ home, unsaved: unsavedIn(home, fieldDrafts), refused: refusedValues(keptEdits), failure: undefined })),
      fail: assign((_, failure: CallFailure | undefined) => ({ failure })),
      noteSent: assign({ failure: undefined }),
    },
  }).createMachine({
    id: 'home',
    context: { home: undefined, unsaved: [], refused: [], failure: undefined },
    initial: 'unopened',
    invoke: { src: 'reopening' },
    on: {
      'home.opened': [
        { guard: 'isKnown', target: '.shown.refreshing', reenter: true },
        { guard: 'mayOpen', target: '.reading', reenter: true },
      ],
    },
    states: {
      unopened: { description: 'Nobody has come home yet.' },
      reading: {
        description: 'What home says is being read for the first time.',
        invoke: { src: 'reading', onDone: answered<Home, CallFailure>()({ target: 'shown', action: 'put' }, { target: 'failed', action: 'fail' }) },
      },
      shown: {
        initial: 'still',
        on: { 'unread.read': '.readingAgain' },
        states: {
          still: { description: 'Home is shown.' },
          refreshing: {
            description: 'Home is shown as it was, and being read again.',
            invoke: { src: 'reading', onDone: answered<Home, CallFailure>()({ target: 'still', action: 'put' }, { target: 'stuck', action: 'fail' }) },
          },
          readingAgain: {
            description: 'Files whose text could not be read are put in line again.',
            invoke: { src: 'readingAgain', onDone: answered<unknown, CallFailure>()({ target: 'refreshing', action: 'noteSent' }, { target: 'stuck', action: 'fail' }) },
          },
          stuck: { description: 'Home is shown as it was: something could not be done or read.', on: { retry: 'refreshing' } },
        },
      },
      failed: { description: 'What home says could not be read.', on: { retry: 'reading' } },
    },
  })

export type HomeActor = ActorRefFrom<ReturnType<typeof createHomeMachine>>
