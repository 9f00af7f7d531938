import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { NOTIFICATION_DURATION } from '../../domain/constants.ts'

export interface Notification {
  readonly kind: 'success' | 'failure' | 'info'
  /** The key of its text, and what is filled in. */
  readonly text: string
  readonly values?: Readonly<Record<string, string | number>>
  /** One whose text's key ends with `.undo` takes back what is told; it can be had by its key when the notification is gone, too. */
  readonly action?: { readonly text: string; readonly run: () => void }
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

const without = (list: readonly Queued[], gone: Queued | undefined): readonly Queued[] => list.filter(({ id }) => id !== gone?.id)

/** One notification at a time, the next when the one before is gone. */
export const notificationsMachine = setup({
  types: { context: {} as NotificationsContext, events: {} as NotificationsEvent },
  delays: { shown: NOTIFICATION_DURATION },
  guards: {
    isLast: ({ context }) => context.queue.length <= 1,
    isUndoable: ({ context }) => context.undoable.length > 0,
    isUndoShown: ({ context: { queue, undoable } }) => undoable.length > 0 && queue[0]?.id === undoable.at(-1)?.id,
  },
  actions: {
    drop: assign({ queue: ({ context }) => context.queue.slice(1) }),
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
    notify: {
      actions: assign(({ context, event }) => {
        const id = context.lastId + 1
        const queued = { ...event.notification, id }
        return {
          lastId: id,
          queue: [...context.queue, queued],
          undoable: isUndo(queued) ? [...context.undoable, queued].slice(-STEPS_KEPT) : context.undoable,
        }
      }),
    },
    dismiss: '.leaving',
    act: { target: '.leaving', actions: ['runAction', 'forgetShown'] },
    undo: [
      { guard: 'isUndoShown', target: '.leaving', actions: ['runAction', 'forgetShown'] },
      { guard: 'isUndoable', actions: ['undoLast', 'dropLast'] },
    ],
    'undo.forgotten': { actions: assign({ undoable: [] }) },
  },
  states: {
    empty: {
      description: 'Nothing is to be told.',
      always: { guard: ({ context }) => context.queue.length > 0, target: 'showing' },
      on: { dismiss: {}, act: {} },
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
export type NotificationsSnapshot = SnapshotFrom<typeof notificationsMachine>

/** How other machines tell people something. */
export type Notify = (notification: Notification) => void
