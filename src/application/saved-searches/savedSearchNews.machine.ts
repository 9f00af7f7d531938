import { setup, type ActorRefFrom } from 'xstate'
import type { EventStream } from '../notifications/EventStream.ts'
import { listenToServerEvents, type ServerEventReceived } from '../notifications/serverEvents.ts'

/** Milliseconds: whoever adds a thousand files makes the server count what is new once a minute. */
const COUNTED_AFTER_MS = 60_000

interface SavedSearchNewsPorts {
  readonly events: EventStream
  /** Whether there is anything to count for. */
  readonly isWanted: () => boolean
  /** Reads the saved searches anew, with what is new of them. */
  readonly count: () => void
}

const ADDING: readonly string[] = ['contents.changed', 'library.changed', 'asset.changed']

/** What is new of saved searches is counted again some time after something was added, or could be found since. */
export const createSavedSearchNewsMachine = ({ events, isWanted, count }: SavedSearchNewsPorts) =>
  setup({
    types: { events: {} as ServerEventReceived },
    actors: { listening: listenToServerEvents(events) },
    delays: { counted: COUNTED_AFTER_MS },
    guards: { isAddition: ({ event }) => ADDING.includes(event.serverEvent.kind) && isWanted() },
    actions: { count },
  }).createMachine({
    id: 'savedSearchNews',
    initial: 'resting',
    invoke: { src: 'listening' },
    states: {
      resting: { description: 'Nothing was added since what is new was counted.', on: { serverEvent: { guard: 'isAddition', target: 'waiting' } } },
      waiting: { description: 'Something was added: more may come before what is new is counted.', after: { counted: { target: 'resting', actions: 'count' } } },
    },
  })

export type SavedSearchNewsActor = ActorRefFrom<ReturnType<typeof createSavedSearchNewsMachine>>
