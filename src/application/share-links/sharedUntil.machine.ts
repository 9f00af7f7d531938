import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { CalendarDate } from '../../domain/validation/dates.ts'
import { hasSucceeded, valueOf } from '../failures/outcome.ts'
import { listenToServerEvents, type ServerEventReceived } from '../notifications/serverEvents.ts'
import type { ShareLinkList, ShareLinkPage } from './ShareLinkGateway.ts'
import type { ShareLinksPorts } from './shareLinks.machine.ts'

/** Until when the links open by which something is seen. */
interface Shared {
  readonly links: number
  readonly until: CalendarDate
}

interface SharedUntilContext {
  readonly list: ShareLinkList
  /** Undefined: not by any link that opens. */
  readonly shared: Shared | undefined
}

type SharedUntilEvent =
  /** `of`: whose links are looked for. */
  | { type: 'resource.shown'; resourceId: string; of: ShareLinkList['of'] }
  | { type: 'resource.left' }
  | ServerEventReceived

const sharedBy = ({ items, total, allowed }: ShareLinkPage): Shared | undefined => {
  const last = items.map(({ until }) => until).toSorted().at(-1)
  return last === undefined || !allowed ? undefined : { links: total, until: last }
}

/** Until when the folder or file that is looked at is shared with people outside. */
export const createSharedUntilMachine = ({ shareLinks, events }: ShareLinksPorts) =>
  setup({
    types: { context: {} as SharedUntilContext, events: {} as SharedUntilEvent },
    actors: {
      listening: listenToServerEvents(events),
      reading: fromPromise(({ input, signal }: { input: SharedUntilContext; signal: AbortSignal }) => shareLinks.page(input.list, null, signal)),
    },
    guards: { isStale: ({ event }) => event.type === 'serverEvent' && ['shareLinks.changed', 'stream.reopened'].includes(event.serverEvent.kind) },
    actions: { take: assign((_, page: ShareLinkPage | undefined) => ({ shared: page && sharedBy(page) })) },
  }).createMachine({
    id: 'sharedUntil',
    context: { list: { of: 'own' }, shared: undefined },
    invoke: { src: 'listening' },
    initial: 'nothing',
    on: {
      'resource.shown': { target: '.reading', reenter: true, actions: assign(({ event: { resourceId, of } }) => ({ list: { of, state: 'active', resourceId }, shared: undefined })) },
      'resource.left': { target: '.nothing', actions: assign({ shared: undefined }) },
    },
    states: {
      nothing: { description: 'Nothing is looked at.' },
      reading: {
        description: 'Its links are being read; what is known of them stays.',
        on: { serverEvent: { guard: 'isStale', target: 'reading', reenter: true } },
        invoke: {
          src: 'reading',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'known',
              actions: { type: 'take', params: ({ event }) => valueOf(event.output) },
            },
            { target: 'unknown' },
          ],
        },
      },
      known: { description: 'Until when it is shared stands there, or it is not shared.', on: { serverEvent: { guard: 'isStale', target: 'reading' } } },
      unknown: { description: 'It could not be read; it is when anything changes.', on: { serverEvent: { guard: 'isStale', target: 'reading' } } },
    },
  })

export type SharedUntilActor = ActorRefFrom<ReturnType<typeof createSharedUntilMachine>>
