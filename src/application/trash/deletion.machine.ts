import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { TrashSelection } from '../../domain/items/selection.ts'
import { isConfirmed } from '../../domain/trash/confirmation.ts'
import type { DeletedPermanently } from '../../domain/trash/trashItem.ts'
import { answered } from '../failures/answered.ts'
import { failedWith, failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { DeleteFailure, TrashGateway, TrashPage } from './TrashGateway.ts'

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

type DeletionEvent =
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
/** What becomes of a question. */
const ANSWERS = {
  typed: { actions: { type: 'type', params: ({ event }: { event: { text: string } }) => event.text } },
  confirm: { guard: 'isConfirmed', target: 'deleting' },
  cancel: 'closed',
} as const

/** What of the whole trash is selected, as it is now: as many as the refusal said, since what was left out may be gone. */
const countedAnew = ({ selection, failure, count }: DeletionContext, page: TrashPage | undefined): Partial<DeletionContext> => {
  const except = new Set(selection.kind === 'all' ? selection.except : [])
  const names = page?.items.filter(({ id }) => !except.has(id)).map(({ name }) => name) ?? []
  return { count: (failure?.code === 'STALE_EDIT' ? failure.count : undefined) ?? count, names, typed: '', failure: undefined }
}

const NOTHING: Doomed = { selection: { kind: 'items', folders: [], assets: [] }, count: 0, names: [] }

/** Deleting for good what lies in the trash: asked first; for many, their number is typed. */
export const createDeletionMachine = ({ trash, notify }: DeletionPorts) =>
  setup({
    types: { context: {} as DeletionContext, events: {} as DeletionEvent, tags: {} as 'open' | 'busy' },
    actors: {
      deleting: fromPromise(({ input, signal }: { input: DeletionContext; signal: AbortSignal }) => trash.deletePermanently(input.selection, signal, input.count)),
      counting: fromPromise(({ signal }: { signal: AbortSignal }) => trash.page({ direction: 'desc' }, null, signal)),
    },
    guards: { isConfirmed: ({ context: { count, typed } }) => isConfirmed(count, typed) },
    actions: {
      count: assign(({ context }, page: TrashPage | undefined) => countedAnew(context, page)),
      fail: assign((_, failure: DeleteFailure | undefined) => ({ failure })),
      type: assign((_, typed: string) => ({ typed })),
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
        on: ANSWERS,
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
            // Somebody threw more away, or was quicker to take something out.
            {
              guard: ({ event, context }) => context.selection.kind === 'all' && failedWith(event.output, 'STALE_EDIT'),
              target: 'counting',
              actions: { type: 'fail', params: ({ event }) => failureOf(event.output) },
            },
            { target: 'refused', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      counting: {
        description: 'The trash has changed since somebody said yes: what lies in it now is read.',
        tags: ['open', 'busy'],
        invoke: { src: 'counting', onDone: answered<TrashPage, CallFailure>()({ target: 'askingAgain', action: 'count' }, { target: 'refused', action: 'fail' }) },
      },
      askingAgain: {
        description: 'The trash has changed, and nothing was deleted; what would be gone now waits for a yes.',
        tags: 'open',
        on: ANSWERS,
      },
      refused: { description: 'Nothing was deleted, and why.', tags: 'open', on: { confirm: 'deleting', cancel: 'closed' } },
    },
  })

type DeletionMachine = ReturnType<typeof createDeletionMachine>
export type DeletionActor = ActorRefFrom<DeletionMachine>
