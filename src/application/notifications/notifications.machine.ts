import { assign, setup, type ActorRefFrom } from 'xstate'
import { NOTIFICATION_DURATION } from '../../domain/constants.ts'

export interface Notification {
  readonly kind: 'success' | 'failure' | 'info'
  /** The key of its text, and what is filled in. */
  readonly text: string
  readonly values?: Readonly<Record<string, string | number>>
  /** One whose text's key ends with `.undo` takes back what is told; it can be had by its key when the notification is gone, too. */
  readonly action?: { readonly text: string; readonly run: () => void }
  /** Where what is told can be seen: the address of a page. `followed` hears that somebody goes there. */
  readonly link?: { readonly text: string; readonly to: string; readonly followed?: () => void }
  /** What was tried. A refusal goes as soon as something else is told of the same, since it was tried again. */
  readonly subject?: string
}

/** A notification in line; `id` grows. */
export interface Queued extends Notification {
  readonly id: number
}

interface NotificationsContext {
  /** The first is the one that is shown. */
  readonly queue: readonly Queued[]
  readonly lastId: number
  /** Those that take something back, the latest last. */
  readonly undoable: readonly Queued[]
}

export type NotificationsEvent =
  | { type: 'notify'; notification: Notification }
  | { type: 'dismiss' }
  | { type: 'act' }
  | { type: 'follow' }
  /** Take back the last thing that can be, whether its notification still stands or not. */
  | { type: 'undo' }
  /** Whoever could take it back has gone. */
  | { type: 'undo.forgotten' }
  /** The pointer or the focus is on it. */
  | { type: 'hold' }
  | { type: 'release' }

/** So many steps can be taken back by the key. */
const STEPS_KEPT = 20

const isUndo = ({ action }: Notification): boolean => action?.text.endsWith('.undo') === true

const isOvertaken = (earlier: Notification, next: Notification): boolean => earlier.kind === 'failure' && next.subject !== undefined && earlier.subject === next.subject

const without = (list: readonly Queued[], gone: Queued | undefined): readonly Queued[] => list.filter(({ id }) => id !== gone?.id)

/** One notification at a time, the next when the one before is gone. */
export const notificationsMachine = setup({
  types: { context: {} as NotificationsContext, events: {} as NotificationsEvent },
  delays: { shown: NOTIFICATION_DURATION },
  guards: {
    isLast: ({ context }) => context.queue.length <= 1,
    isShownOvertaken: ({ context: { queue: [shown] } }, next: Notification) => shown !== undefined && isOvertaken(shown, next),
    isUndoable: ({ context }) => context.undoable.length > 0,
    isUndoShown: ({ context: { queue, undoable } }) => undoable.length > 0 && queue[0]?.id === undoable.at(-1)?.id,
  },
  actions: {
    drop: assign({ queue: ({ context }) => context.queue.slice(1) }),
    enqueue: assign(({ context: { queue, lastId, undoable } }, notification: Notification) => {
      const queued = { ...notification, id: lastId + 1 }
      return {
        lastId: queued.id,
        queue: [...queue.filter((earlier) => !isOvertaken(earlier, queued)), queued],
        undoable: isUndo(queued) ? [...undoable, queued].slice(-STEPS_KEPT) : undoable,
      }
    }),
    callFollowed: ({ context }) => context.queue[0]?.link?.followed?.(),
    runAction: ({ context }) => context.queue[0]?.action?.run(),
    forgetShown: assign({ undoable: ({ context: { undoable, queue } }) => without(undoable, queue[0]) }),
    undoLast: ({ context }) => context.undoable.at(-1)?.action?.run(),
    dropLast: assign(({ context: { undoable, queue } }) => ({ undoable: undoable.slice(0, -1), queue: without(queue, undoable.at(-1)) })),
  },
}).createMachine({
  id: 'notifications',
  context: { queue: [], lastId: 0, undoable: [] },
  initial: 'empty',
  on: {
    notify: [
      {
        guard: { type: 'isShownOvertaken', params: ({ event }) => event.notification },
        target: '.empty',
        actions: { type: 'enqueue', params: ({ event }) => event.notification },
      },
      { actions: { type: 'enqueue', params: ({ event }) => event.notification } },
    ],
    dismiss: '.leaving',
    follow: { target: '.leaving', actions: 'callFollowed' },
    act: { target: '.leaving', actions: ['runAction', 'forgetShown'] },
    undo: [
      { guard: 'isUndoShown', target: '.leaving', actions: ['runAction', 'forgetShown'] },
      { guard: 'isUndoable', actions: ['undoLast', 'dropLast'] },
    ],
    'undo.forgotten': { actions: assign({ undoable: [] }) },
  },
  states: {
    empty: {
      description: 'There is nothing to show.',
      always: { guard: ({ context }) => context.queue.length > 0, target: 'showing' },
      on: { dismiss: {}, act: {}, follow: {} },
    },
    showing: {
      description: 'A notification is shown for five seconds.',
      on: { hold: 'held' },
      after: { shown: 'leaving' },
    },
    held: { description: 'Somebody is at the notification: its time stands still.', on: { release: 'showing' } },
    leaving: {
      description: 'The notification goes, the next one comes.',
      always: [
        { guard: 'isLast', target: 'empty', actions: 'drop' },
        { target: 'showing', actions: 'drop' },
      ],
    },
  },
})

export type NotificationsActor = ActorRefFrom<typeof notificationsMachine>

/** How other machines tell people something. */
export type Notify = (notification: Notification) => void
