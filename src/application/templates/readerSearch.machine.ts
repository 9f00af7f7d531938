import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { CallFailure } from '../failures/CallFailure.ts'
import { answered } from '../failures/answered.ts'
import { NARROWED_AFTER_MS } from '../forms/typing.ts'
import type { ReaderGateway, ReadersFound } from './ReaderGateway.ts'

interface ReaderSearchContext {
  readonly search: string
  readonly found: ReadersFound
  readonly failure: CallFailure | undefined
}

type ReaderSearchEvent = { type: 'search.opened' } | { type: 'search.typed'; search: string } | { type: 'retry' }

interface ReaderSearchPorts {
  readonly templateReaders: ReaderGateway
  readonly pause?: number
}

const NOBODY: ReadersFound = { roles: [], users: [], total: 0 }

/** Finds roles and users that a template can be for, by part of a name. */
export const createReaderSearchMachine = ({ templateReaders: readers, pause = NARROWED_AFTER_MS }: ReaderSearchPorts) =>
  setup({
    types: { context: {} as ReaderSearchContext, events: {} as ReaderSearchEvent },
    delays: { pause },
    actors: {
      searching: fromPromise(({ input, signal }: { input: ReaderSearchContext; signal: AbortSignal }) => readers.readers(input.search.trim(), signal)),
    },
    actions: {
      take: assign((_, found: ReadersFound | undefined) => (found === undefined ? {} : { found, failure: undefined })),
      fail: assign((_, failure: CallFailure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'readerSearch',
    context: { search: '', found: NOBODY, failure: undefined },
    initial: 'unopened',
    on: {
      'search.opened': { target: '.searching', actions: assign({ search: '', found: NOBODY, failure: undefined }) },
      'search.typed': { target: '.pausing', reenter: true, actions: assign(({ event }) => ({ search: event.search })) },
    },
    states: {
      unopened: { description: 'Nobody is looked for.' },
      pausing: { description: 'A name is being typed; those found before are shown.', after: { pause: 'searching' } },
      searching: {
        description: 'Roles and users are being looked for; those found before are shown.',
        invoke: { src: 'searching', input: ({ context }) => context, onDone: answered<ReadersFound, CallFailure>()({ target: 'shown', action: 'take' }, { target: 'failed', action: 'fail' }) },
      },
      shown: { description: 'Those who were found are shown.' },
      failed: { description: 'Roles and users could not be read; it can be tried again.', on: { retry: 'searching' } },
    },
  })

type ReaderSearchMachine = ReturnType<typeof createReaderSearchMachine>
export type ReaderSearchActor = ActorRefFrom<ReaderSearchMachine>
