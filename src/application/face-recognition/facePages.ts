import type { Result } from 'effect/Result'
import { assign, fromPromise, sendTo, setup } from 'xstate'
import { readAgain } from '../lists/listPages.ts'
import { type MoreWanted, type PagedWords, pagedStates } from '../lists/pagedStates.ts'
import { minus, plus } from '../lists/sets.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { rereadThrottle, type RereadDue } from '../notifications/rereadThrottle.ts'
import type { ServerEvent } from '../notifications/ServerEvent.ts'
import { listenToServerEvents, type ServerEventReceived } from '../notifications/serverEvents.ts'
import type { FaceFailure, FacePage } from './FaceGateway.ts'

interface FacePagesContext<List, Item> extends FacePage<Item>, MoreWanted {
  readonly list: List | undefined
  /** What something is about to be done with, by its keys. */
  readonly picked: ReadonlySet<string>
  /** What was decided here, by its keys, and is in the list no more. */
  readonly decided: ReadonlySet<string>
  readonly failure: FaceFailure | undefined
  /** What is shown is not of what was asked for. */
  readonly isOther: boolean
}

type FacePagesEvent<List> =
  | { type: 'list.opened'; list: List }
  | { type: 'list.closed' }
  | { type: 'more.wanted' }
  | { type: 'retry' }
  | { type: 'pick.toggled'; key: string }
  | { type: 'picks.cleared' }
  /** The person changed something of it here; `decided`: what they decided of. */
  | { type: 'list.changed'; decided?: readonly string[] }
  | ServerEventReceived
  | RereadDue

interface Parts<List, Item> {
  readonly id: string
  readonly words: PagedWords
  readonly page: (list: List, after: string | null, signal: AbortSignal) => Promise<Result<FacePage<Item>, FaceFailure>>
  readonly events: EventStream
}

const concerns = ({ kind }: ServerEvent): boolean => kind === 'recognition.changed' || kind === 'trash.changed' || kind === 'stream.reopened'

/** A list of people or of faces, read page by page, of which some are picked. What is shown stays while it is read again. */
export const createFacePagesMachine = <List, Item extends { readonly key: string }>({ id, words, page, events }: Parts<List, Item>) => {
  type Context = FacePagesContext<List, Item>
  type Page = FacePage<Item>
  const empty = { items: [] as readonly Item[], next: null, picked: new Set<string>(), decided: new Set<string>(), failure: undefined, isOther: true }
  const read = ({ list }: Context, after: string | null, signal: AbortSignal) =>
    list === undefined ? Promise.reject(new Error('No list was opened')) : page(list, after, signal)
  return setup({
    types: { context: {} as Context, events: {} as FacePagesEvent<List> },
    actors: {
      reading: fromPromise(({ input, signal }: { input: Context; signal: AbortSignal }) => readAgain((after) => read(input, after, signal), input.items.length)),
      extending: fromPromise(({ input, signal }: { input: Context; signal: AbortSignal }) => read(input, input.next, signal)),
      listening: listenToServerEvents(events),
      rereadThrottle,
    },
    guards: {
      isNothingThere: ({ context }) => context.items.length === 0 && context.next === null,
      isMore: ({ context }) => context.next !== null,
    },
    actions: {
      take: assign(({ context: { picked, decided } }, read: Page | undefined) => {
        if (read === undefined) return {}
        const keys = new Set(read.items.map(({ key }) => key))
        return { ...read, picked: new Set([...picked].filter((key) => keys.has(key))), decided: new Set([...decided].filter((key) => !keys.has(key))), failure: undefined, isOther: false }
      }),
      add: assign(({ context }, read: Page | undefined) => (read ? { ...read, items: [...context.items, ...read.items], failure: undefined } : {})),
      // What is gone, or may not be seen any more, is not shown further.
      fail: assign(({ context: { items } }, failure: FaceFailure | undefined) => ({ failure, items: failure?.code === 'NOT_FOUND' ? [] : items })),
    },
  }).createMachine({
    id,
    context: { list: undefined, ...empty },
    initial: 'unopened',
    invoke: [{ src: 'listening' }, { id: 'rereadThrottle', src: 'rereadThrottle' }],
    on: {
      'list.opened': { target: '.reading', reenter: true, actions: assign(({ event: { list } }) => ({ list, ...empty })) },
      'list.closed': { target: '.unopened', actions: assign({ list: undefined, ...empty }) },
      'list.changed': { target: '.reading', actions: assign(({ context, event: { decided = [] } }) => ({ decided: plus(context.decided, decided) })) },
      'reread.due': '.reading',
      'pick.toggled': { actions: assign(({ context: { picked }, event: { key } }) => ({ picked: picked.has(key) ? minus(picked, key) : plus(picked, [key]) })) },
      'picks.cleared': { actions: assign({ picked: new Set<string>() }) },
      serverEvent: { guard: ({ event }) => concerns(event.serverEvent), actions: sendTo('rereadThrottle', ({ event }) => ({ type: 'stale', serverEvent: event.serverEvent })) },
    },
    states: {
      unopened: { description: 'No list is open.', on: { serverEvent: {}, 'reread.due': {}, 'list.changed': {} } },
      ...pagedStates<Context, FacePagesEvent<List>, Page, FaceFailure>()(words, { first: 'reading', put: 'take', later: 'extending', isShown: ({ isOther }) => !isOther }),
    },
  })
}
