import type { Result } from 'effect/Result'
import { assign, fromPromise, sendParent, setup } from 'xstate'
import { foldersPath } from '../../domain/access/segments.ts'
import type { FailureCode } from '../../domain/failures/codes.ts'
import { isUnderWay, type BulkOperation, type BulkOperationState } from '../../domain/bulk-operations/bulkOperation.ts'
import type { TransferState } from '../../domain/transfers/transfer.ts'
import { failureOf } from '../failures/outcome.ts'
import type { MovingGateway } from '../move-copy/MovingGateway.ts'
import type { BulkOperationGateway } from '../bulk-operations/BulkOperationGateway.ts'
import { undoing } from '../move-copy/undoing.ts'
import { unmarking } from '../web-ready/unmarking.ts'
import type { WebReadyGateway } from '../web-ready/WebReadyGateway.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { hearingFacts, type FactEvent } from '../notifications/hearingFacts.ts'
import type { Notification, Notify } from '../notifications/notifications.machine.ts'
import type { TrashGateway } from '../trash/TrashGateway.ts'
import type { Connection } from './Connection.ts'
import { telling, type TransferCommand, type TransferNews } from './news.ts'
import { reconnecting } from './reconnecting.ts'

export interface BulkOperationInput {
  readonly job: BulkOperation
  /** It was begun while this page was open: how it ends is told. */
  readonly isNew: boolean
}

export type BulkOperationEvent = TransferCommand | FactEvent | { type: 'undo' } | { type: 'connection.returned' }

export interface BulkOperationPorts {
  readonly bulkOperations: BulkOperationGateway
  readonly moving: MovingGateway
  readonly trash: TrashGateway
  readonly webReady: WebReadyGateway
  readonly events: EventStream
  readonly connection: Connection
  readonly notify: Notify
}

type Call = 'read' | 'cancel' | 'retry'
type Answered = Result<unknown, { readonly code: FailureCode }>

const isOfThis = ({ fact }: FactEvent, { id }: BulkOperation) => fact.kind === 'bulkOperation.changed' && fact.bulkOperationId === id

/** The way to where it was put. */
const linkTo = ({ action, type, destinationId }: BulkOperation): Pick<Notification, 'link'> =>
  action === 'move' || action === 'copy' ? { link: { text: 'arranging.showThere', to: foldersPath(type, destinationId ?? undefined) } } : {}

/** What a job over many things works with, and what it can do. */
export const bulkOperationParts = (ports: BulkOperationPorts) => {
  const { bulkOperations, events, connection, notify } = ports
  const unmark = unmarking(ports.webReady, notify)
  const undo = undoing(ports, { webReady: unmark, skipWebReady: unmark })
  const calling = (call: Call) => fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) => bulkOperations[call](input, signal))
  return setup({
    types: {
      context: {} as BulkOperationInput,
      events: {} as BulkOperationEvent,
      input: {} as BulkOperationInput,
      tags: {} as TransferState | 'gone',
    },
    actors: {
      reading: calling('read'),
      cancelling: calling('cancel'),
      retrying: calling('retry'),
      removing: fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) => bulkOperations.remove(input, signal)),
      hearing: hearingFacts(events),
      reconnecting: reconnecting(connection),
    },
    guards: {
      isIn: ({ context: { job } }, state: BulkOperationState) => job.state === state,
      isStep: ({ context: { job } }, event: FactEvent) => isOfThis(event, job) && event.fact.kind === 'bulkOperation.changed' && isUnderWay(event.fact),
      isOver: ({ context: { job } }, event: FactEvent) => isOfThis(event, job) || event.fact.kind === 'stream.reopened',
      isUnknown: (_, outcome: Answered) => failureOf(outcome)?.code === 'NOT_FOUND',
    },
    actions: {
      tell: sendParent(({ context: { job } }, state: TransferNews['state']) => telling(job.id, state, { sent: job.done, total: job.total })),
      take: assign((_, job: BulkOperation | undefined) => (job === undefined ? {} : { job })),
      begin: assign({ isNew: true }),
      step: assign(({ context: { job } }, { fact }: FactEvent) =>
        fact.kind === 'bulkOperation.changed' ? { job: { ...job, state: fact.state, done: fact.done, total: fact.total } } : {},
      ),
      undo: ({ context: { job } }) => (job.outcome === null ? undefined : undo(job.action, job.type, job.outcome)?.()),
      tellDone: ({ context: { job, isNew } }) => {
        const { action, name, outcome, type } = job
        if (!isNew || outcome === null) return
        const run = undo(action, type, outcome)
        notify({
          kind: 'success',
          text: `arranging.finished.${action}${action === 'webReady' && outcome.skipped > 0 ? 'ButKept' : ''}${job.count === 1 && name !== null ? 'One' : ''}`,
          values: { count: outcome.folders + outcome.assets, name: name ?? '' },
          subject: job.id,
          ...linkTo(job),
          ...(run === undefined ? {} : { action: { text: 'arranging.undo', run } }),
        })
      },
      tellFailed: ({ context: { job, isNew } }) => {
        if (isNew && job.failure !== null) notify({ kind: 'failure', text: `failure.${job.failure.code}`, subject: job.id })
      },
    },
  })
}
