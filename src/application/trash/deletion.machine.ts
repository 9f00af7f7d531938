import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { TrashSelection } from '../../domain/items/selection.ts'
import { isConfirmed } from '../../domain/trash/confirmation.ts'
import type { DeletedPermanently } from '../../domain/trash/trashItem.ts'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { DeleteFailure, TrashGateway } from './TrashGateway.ts'

interface Doomed {
  readonly selection: TrashSelection
  readonly count: number
  /** Of the first of them. */
  readonly names: readonly string[]
}

interface DeletionContext extends Doomed {
  readonly typed: string
  readonly failure: DeleteFailure | undefined
}

export type DeletionEvent =
  | ({ type: 'deletion.ask' } & Doomed)
  /** The number that many items ask for. */
  | { type: 'typed'; text: string }
  | { type: 'confirm' }
  | { type: 'cancel' }

interface DeletionPorts {
  readonly trash: TrashGateway
  readonly notify: Notify
}

const NOTHING_GONE: DeletedPermanently = { folders: 0, assets: 0, kept: 0 }
const NOTHING: Doomed = { selection: { kind: 'items', folders: [], assets: [] }, count: 0, names: [] }

/** Deleting for good what lies in the trash: asked first; for many, their number is typed. */
export const createDeletionMachine = ({ trash, notify }: DeletionPorts) =>
  setup({
    types: { context: {} as DeletionContext, events: {} as DeletionEvent, tags: {} as 'open' | 'busy' },
    actors: {
      deleting: fromPromise(({ input, signal }: { input: DeletionContext; signal: AbortSignal }) => trash.deletePermanently(input.selection, signal)),
    },
    guards: { isConfirmed: ({ context: { count, typed } }) => isConfirmed(count, typed) },
    actions: {
      notify: (_, { folders, assets, kept }: DeletedPermanently) => {
        const count = folders + assets
        if (kept === 0) notify({ kind: 'success', text: 'trash.deleted', values: { count } })
        else notify({ kind: 'success', text: 'trash.deletedButKept', values: { count, kept } })
      },
    },
  }).createMachine({
    id: 'deletion',
    context: { ...NOTHING, typed: '', failure: undefined },
    initial: 'closed',
    states: {
      closed: {
        description: 'Nothing is to be deleted.',
        on: {
          'deletion.ask': {
            target: 'asking',
            actions: assign(({ event: { selection, count, names } }) => ({ selection, count, names, typed: '', failure: undefined })),
          },
        },
      },
      asking: {
        description: 'What would be gone for good waits for a yes.',
        tags: 'open',
        on: {
          typed: { actions: assign(({ event }) => ({ typed: event.text })) },
          confirm: { guard: 'isConfirmed', target: 'deleting' },
          cancel: 'closed',
        },
      },
      deleting: {
        description: 'It is being deleted.',
        tags: ['open', 'busy'],
        invoke: {
          src: 'deleting',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'closed',
              actions: { type: 'notify', params: ({ event }) => valueOf(event.output) ?? NOTHING_GONE },
            },
            { target: 'refused', actions: assign(({ event }) => ({ failure: failureOf(event.output) })) },
          ],
        },
      },
      refused: { description: 'Nothing was deleted, and why.', tags: 'open', on: { confirm: 'deleting', cancel: 'closed' } },
    },
  })

export type DeletionMachine = ReturnType<typeof createDeletionMachine>
export type DeletionActor = ActorRefFrom<DeletionMachine>
