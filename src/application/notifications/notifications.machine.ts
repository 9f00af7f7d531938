import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { NOTIFICATION_DURATION } from '../../domain/constants.ts'

export interface Notification {
  readonly kind: 'success' | 'failure' | 'info'
  /** The key of its text, and what is filled in. */
  readonly text: string
  readonly values?: Readonly<Record<string, string | number>>
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
}

export type NotificationsEvent =
  | { type: 'notify'; notification: Notification }
  | { type: 'dismiss' }
  | { type: 'act' }
  /** The pointer or the focus is on it. */
  | { type: 'hold' }
  | { type: 'release' }

/** One notification at a time, the next when the one before is gone. */
export const notificationsMachine = setup({
  types: { context: {} as NotificationsContext, events: {} as NotificationsEvent },
  delays: { shown: NOTIFICATION_DURATION },
  guards: { isLast: ({ context }) => context.queue.length <= 1 },
  actions: {
    drop: assign({ queue: ({ context }) => context.queue.slice(1) }),
    runAction: ({ context }) => context.queue[0]?.action?.run(),
  },
}).createMachine({
  id: 'notifications',
  context: { queue: [], lastId: 0 },
  initial: 'empty',
  on: {
    notify: {
      actions: assign(({ context, event }) => {
        const id = context.lastId + 1
        return { lastId: id, queue: [...context.queue, { ...event.notification, id }] }
      }),
    },
    dismiss: '.leaving',
    act: { target: '.leaving', actions: 'runAction' },
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
