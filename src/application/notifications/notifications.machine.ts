import { assign, enqueueActions, not, setup, type ActorRefFrom } from 'xstate'
import { NOTIFICATION_DURATION } from '../../domain/constants.ts'

export interface NotificationAction {
  readonly text: string
  readonly run: () => void
}

export interface Notification {
  readonly kind: 'success' | 'failure' | 'info'
  /** The key of its text, and what is filled in. */
  readonly text: string
  readonly values?: Readonly<Record<string, string | number>>
  /** One whose text's key ends with `.undo` takes back what is told; it can be had by its key when the notification is gone, too. */
  readonly action?: NotificationAction
  /** Where what is told can be seen: the address of a page. `followed` hears that somebody goes there. */
  readonly link?: { readonly text: string; readonly to: string; readonly followed?: () => void }
  /** What was tried. A refusal goes as soon as something else is told of the same, since it was tried again. */
  readonly subject?: string
}

/** A notification in line; `id` grows. */
interface Queued extends Notification {
  readonly id: number
}

interface NotificationsContext {
  /** The first are shown, up to `NOTIFICATIONS_SHOWN`. */
  readonly queue: readonly Queued[]
  readonly lastId: number
  /** Those whose five seconds run. */
  readonly timed: readonly number[]
  /** Those that the pointer or the focus is on. */
  readonly held: readonly number[]
  /** Those that take something back, the latest last. */
  readonly undoable: readonly Queued[]
}

type NotificationsEvent =
  | { type: 'notify'; notification: Notification }
  | { type: 'dismiss'; id: number }
  | { type: 'act'; id: number }
  | { type: 'follow'; id: number }
  | { type: 'expired'; id: number }
  /** Take back the last thing that can be, whether its notification still stands or not. */
  | { type: 'undo' }
  /** Whoever could take it back has gone. */
  | { type: 'undo.forgotten' }
  /** The pointer or the focus is on it. */
  | { type: 'hold'; id: number }
  /** Neither is any more. */
  | { type: 'release'; id: number }

/** So many are shown at once, the oldest first. */
const NOTIFICATIONS_SHOWN = 3

/** So many steps can be taken back by the key. */
const STEPS_KEPT = 20

/** Those of a line that are shown. */
export const shownOf = (queue: readonly Queued[]): readonly Queued[] => queue.slice(0, NOTIFICATIONS_SHOWN)

const isUndo = ({ action }: Notification): boolean => action?.text.endsWith('.undo') === true

const isOvertaken = (earlier: Notification, next: Notification): boolean => earlier.kind === 'failure' && next.subject !== undefined && earlier.subject === next.subject

const without = (list: readonly Queued[], gone: number | undefined): readonly Queued[] => list.filter(({ id }) => id !== gone)

const queuedOf = (queue: readonly Queued[], id: number): Queued | undefined => queue.find((queued) => queued.id === id)

const timerOf = (id: number): string => `notification ${id}`

const enqueueIt = { type: 'enqueue', params: ({ event }: { readonly event: { readonly notification: Notification } }) => event.notification } as const
const holdIt = { type: 'hold', params: ({ event }: { readonly event: { readonly id: number } }) => event.id } as const
const dropIt = { type: 'drop', params: ({ event }: { readonly event: { readonly id: number } }) => event.id } as const

/** A few notifications at a time, each for five seconds from when it is shown; more wait until one of them is gone. */
export const notificationsMachine = setup({
  types: { context: {} as NotificationsContext, events: {} as NotificationsEvent },
  guards: {
    isNone: ({ context }) => context.queue.length === 0,
    isHeld: ({ context: { queue, held } }) => shownOf(queue).some(({ id }) => held.includes(id)),
    isUndoable: ({ context }) => context.undoable.length > 0,
    isUndoShown: ({ context: { queue, undoable } }) => shownOf(queue).some(({ id }) => id === undoable.at(-1)?.id),
  },
  actions: {
    enqueue: assign(({ context: { queue, lastId, undoable } }, notification: Notification) => {
      const queued = { ...notification, id: lastId + 1 }
      return {
        lastId: queued.id,
        queue: [...queue.filter((earlier) => !isOvertaken(earlier, queued)), queued],
        undoable: isUndo(queued) ? [...undoable, queued].slice(-STEPS_KEPT) : undoable,
      }
    }),
    drop: assign({ queue: ({ context }, id: number) => without(context.queue, id) }),
    callFollowed: ({ context }, id: number) => queuedOf(context.queue, id)?.link?.followed?.(),
    runAction: ({ context }, id: number) => queuedOf(context.queue, id)?.action?.run(),
    forget: assign({ undoable: ({ context }, id: number) => without(context.undoable, id) }),
    undoLast: ({ context }) => context.undoable.at(-1)?.action?.run(),
    dropLast: assign(({ context: { undoable, queue } }) => ({ undoable: undoable.slice(0, -1), queue: without(queue, undoable.at(-1)?.id) })),
    hold: assign({ held: ({ context: { queue, held } }, at: number) => [...queue.map(({ id }) => id).filter((id) => id !== at && held.includes(id)), at] }),
    release: assign({ held: ({ context }, at: number) => context.held.filter((id) => id !== at) }),
    time: enqueueActions(({ context: { queue, timed }, enqueue }) => {
      const shown = shownOf(queue).map(({ id }) => id)
      for (const id of timed) if (!shown.includes(id)) enqueue.cancel(timerOf(id))
      for (const id of shown) if (!timed.includes(id)) enqueue.raise({ type: 'expired', id }, { id: timerOf(id), delay: NOTIFICATION_DURATION })
      enqueue.assign({ timed: shown })
    }),
    pauseTimers: enqueueActions(({ context: { timed }, enqueue }) => {
      for (const id of timed) enqueue.cancel(timerOf(id))
      enqueue.assign({ timed: [] })
    }),
  },
}).createMachine({
  id: 'notifications',
  context: { queue: [], lastId: 0, timed: [], held: [], undoable: [] },
  initial: 'empty',
  on: {
    notify: { target: '.showing', actions: enqueueIt },
    dismiss: { target: '.showing', actions: dropIt },
    follow: {
      target: '.showing',
      actions: [{ type: 'callFollowed', params: ({ event }) => event.id }, dropIt],
    },
    act: {
      target: '.showing',
      actions: [{ type: 'runAction', params: ({ event }) => event.id }, { type: 'forget', params: ({ event }) => event.id }, dropIt],
    },
    undo: [
      { guard: 'isUndoShown', target: '.showing', actions: ['undoLast', 'dropLast'] },
      { guard: 'isUndoable', actions: ['undoLast', 'dropLast'] },
    ],
    release: { actions: { type: 'release', params: ({ event }) => event.id } },
    'undo.forgotten': { actions: assign({ undoable: [] }) },
  },
  states: {
    empty: { description: 'There is nothing to show.' },
    showing: {
      description: 'Each that is shown goes after its five seconds.',
      entry: 'time',
      always: [
        { guard: 'isNone', target: 'empty' },
        { guard: 'isHeld', target: 'held' },
      ],
      on: {
        hold: { actions: holdIt },
        expired: { actions: [dropIt, 'time'] },
      },
    },
    held: {
      description: 'Somebody is at one of them: their time stands still.',
      entry: 'pauseTimers',
      always: { guard: not('isHeld'), target: 'showing' },
      on: { hold: { actions: holdIt }, notify: { actions: enqueueIt } },
    },
  },
})

export type NotificationsActor = ActorRefFrom<typeof notificationsMachine>

/** How other machines tell people something. */
export type Notify = (notification: Notification) => void
