import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { listenToServerEvents, type ServerEventReceived } from '../notifications/serverEvents.ts'
import type { Sharer } from './ShareLinkGateway.ts'
import type { ShareLinksPorts } from './shareLinks.machine.ts'

interface SharersContext {
  readonly sharers: readonly Sharer[]
  readonly failure: CallFailure | undefined
}

type SharersEvent = { type: 'sharers.wanted' } | ServerEventReceived

/** Whose links there are, for who oversees them. */
export const createSharersMachine = ({ shareLinks, events }: ShareLinksPorts) =>
  setup({
    types: { context: {} as SharersContext, events: {} as SharersEvent },
    actors: {
      listening: listenToServerEvents(events),
      reading: fromPromise(({ signal }: { signal: AbortSignal }) => shareLinks.sharers(signal)),
    },
    guards: { isStale: ({ event }) => event.type === 'serverEvent' && ['shareLinks.changed', 'stream.reopened'].includes(event.serverEvent.kind) },
  }).createMachine({
    id: 'sharers',
    context: { sharers: [], failure: undefined },
    invoke: { src: 'listening' },
    initial: 'unread',
    states: {
      unread: { description: 'Nobody has asked whose links there are.', on: { 'sharers.wanted': 'reading' } },
      reading: {
        description: 'Whose links there are is being read; what is known stays.',
        on: { serverEvent: { guard: 'isStale', target: 'reading', reenter: true } },
        invoke: {
          src: 'reading',
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'known', actions: assign({ sharers: ({ event }) => valueOf(event.output) ?? [], failure: undefined }) },
            { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.output) }) },
          ],
        },
      },
      known: { description: 'Whose links there are is known.', on: { serverEvent: { guard: 'isStale', target: 'reading' } } },
      failed: { description: 'It could not be read; it is, when it is wanted again.', on: { 'sharers.wanted': 'reading', serverEvent: { guard: 'isStale', target: 'reading' } } },
    },
  })

export type SharersActor = ActorRefFrom<ReturnType<typeof createSharersMachine>>
