import { assign, fromPromise, sendParent, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { canTakeBack, isUnderWay, type BulkOperation, type BulkOperationState } from '../../domain/bulk-operations/bulkOperation.ts'
import type { TransferState } from '../../domain/transfers/transfer.ts'
import type { BulkOperationGateway } from '../bulk-operations/BulkOperationGateway.ts'
import { answered } from '../failures/answered.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { failedWith } from '../failures/outcome.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { listenToServerEvents, type ServerEventReceived } from '../notifications/serverEvents.ts'
import type { Connection } from './Connection.ts'
import { endedBulkOperation, type EndedPorts } from './endedBulkOperation.ts'
import { transferMoved, type TransferCommand, type TransferNews } from './news.ts'
import { reconnecting, untilReconnected } from './reconnecting.ts'

export interface BulkOperationInput {
  readonly job: BulkOperation
  /** It was begun while this page was open: how it ends is told. */
  readonly isNew: boolean
}

type BulkOperationEvent = TransferCommand | ServerEventReceived | { type: 'undo' } | { type: 'connection.returned' }

export interface BulkOperationPorts extends EndedPorts {
  readonly bulkOperations: BulkOperationGateway
  readonly events: EventStream
  readonly connection: Connection
}

const isOfThis = ({ serverEvent }: ServerEventReceived, { id }: BulkOperation) => serverEvent.kind === 'bulkOperation.changed' && serverEvent.bulkOperationId === id

const [taken] = answered<BulkOperation, CallFailure>()({ target: 'deciding', action: 'take' }, { target: 'disconnected', action: 'take' })

/** Many things that the server moves, copies, trashes or restores: all of them at once, in the end. */
export const createBulkOperationMachine = (ports: BulkOperationPorts) => {
  const { bulkOperations, events, connection } = ports
  const ended = endedBulkOperation(ports)
  const calling = (call: 'read' | 'cancel' | 'retry') => fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) => bulkOperations[call](input, signal))
  return setup({
    types: { context: {} as BulkOperationInput, events: {} as BulkOperationEvent, input: {} as BulkOperationInput, tags: {} as TransferState | 'gone' },
    actors: {
      reading: calling('read'),
      cancelling: calling('cancel'),
      retrying: calling('retry'),
      removing: fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) => bulkOperations.remove(input, signal)),
      listening: listenToServerEvents(events),
      reconnecting: reconnecting(connection),
      takingBack: fromPromise(({ input }: { input: BulkOperation }) => ended.takeBack(input)),
    },
    guards: {
      isIn: ({ context: { job } }, state: BulkOperationState) => job.state === state,
      isStep: ({ context: { job } }, event: ServerEventReceived) => isOfThis(event, job) && event.serverEvent.kind === 'bulkOperation.changed' && isUnderWay(event.serverEvent),
      isOver: ({ context: { job } }, event: ServerEventReceived) => isOfThis(event, job) || event.serverEvent.kind === 'stream.reopened',
    },
    actions: {
      publish: sendParent(({ context: { job } }, state: TransferNews['state']) => transferMoved(job.id, state, { sent: job.done, total: job.total })),
      take: assign((_, job: BulkOperation | undefined) => (job === undefined ? {} : { job })),
      begin: assign({ isNew: true }),
      /** It is done once, whatever becomes of taking it back. */
      end: assign({ isNew: false }),
      step: assign(({ context: { job } }, { serverEvent }: ServerEventReceived) =>
        serverEvent.kind === 'bulkOperation.changed' ? { job: { ...job, state: serverEvent.state, done: serverEvent.done, total: serverEvent.total } } : {},
      ),
      notifyDone: ({ context: { job, isNew } }) => isNew && ended.notifyDone(job),
      notifyFailed: ({ context: { job, isNew } }) => isNew && ended.notifyFailed(job),
    },
  }).createMachine({
    id: 'bulkOperation',
    context: ({ input }) => input,
    initial: 'deciding',
    invoke: { src: 'listening' },
    states: {
      deciding: {
        description: 'How far the server is with it.',
        always: [
          { guard: { type: 'isIn', params: 'Done' }, target: 'done' },
          { guard: { type: 'isIn', params: 'Failed' }, target: 'failed' },
          { guard: { type: 'isIn', params: 'Cancelled' }, target: 'removing' },
          'underWay',
        ],
      },
      underWay: {
        tags: 'WorkInProgress',
        entry: { type: 'publish', params: 'WorkInProgress' },
        initial: 'deciding',
        on: {
          serverEvent: [
            {
              guard: { type: 'isStep', params: ({ event }) => event },
              target: '.deciding',
              actions: [{ type: 'step', params: ({ event }) => event }, { type: 'publish', params: 'WorkInProgress' }],
            },
            { guard: { type: 'isOver', params: ({ event }) => event }, target: 'reading' },
          ],
          cancel: 'cancelling',
        },
        states: {
          deciding: { description: 'Whether it is its turn.', always: [{ guard: { type: 'isIn', params: 'Working' }, target: 'working' }, 'inLine'] },
          inLine: { description: 'Others of the same module come first.' },
          working: { description: 'The server writes it; nobody sees any of it before all of it is there.' },
        },
      },
      reading: {
        description: 'What has become of it is asked.',
        tags: 'WorkInProgress',
        invoke: {
          src: 'reading',
          input: ({ context }) => context.job.id,
          onDone: [taken, { guard: ({ event }) => failedWith(event.output, 'NOT_FOUND'), target: 'gone' }, 'disconnected'],
        },
      },
      disconnected: {
        description: 'The server cannot be asked; it goes on meanwhile.',
        tags: 'WorkInProgress',
        ...untilReconnected('reading'),
      },
      cancelling: {
        description: 'A person no longer wants it; what is done already stays done.',
        tags: 'WorkInProgress',
        invoke: { src: 'cancelling', input: ({ context }) => context.job.id, onDone: [taken, 'reading'] },
      },
      done: {
        description: 'All of it is where it was to go; what was moved, copied or trashed can be taken back.',
        tags: 'Complete',
        entry: [{ type: 'publish', params: 'Complete' }, 'notifyDone', 'end'],
        on: { undo: { guard: ({ context }) => canTakeBack(context.job), target: 'takingBack' } },
      },
      takingBack: {
        description: 'What it did begins to be taken back; where that cannot be begun, it is offered again.',
        tags: 'Complete',
        invoke: { src: 'takingBack', input: ({ context }) => context.job, onDone: [{ guard: ({ event }) => event.output, target: 'removing' }, 'done'] },
      },
      failed: {
        description: 'Nothing was changed, and why is shown; it can be begun anew.',
        tags: 'Failed',
        entry: [{ type: 'publish', params: 'Failed' }, 'notifyFailed'],
        on: { retry: 'retrying', cancel: 'removing' },
      },
      retrying: {
        description: 'It is put in line again.',
        tags: 'WorkInProgress',
        entry: ['begin', { type: 'publish', params: 'WorkInProgress' }],
        invoke: { src: 'retrying', input: ({ context }) => context.job.id, onDone: [taken, 'reading'] },
      },
      removing: {
        description: 'It is taken off the list of the server as well.',
        tags: 'gone',
        entry: { type: 'publish', params: 'gone' },
        invoke: { src: 'removing', input: ({ context }) => context.job.id, onDone: 'gone' },
      },
      gone: { description: 'It is no more.', tags: 'gone', entry: { type: 'publish', params: 'gone' } },
    },
  })
}

type BulkOperationMachine = ReturnType<typeof createBulkOperationMachine>
export type BulkOperationActor = ActorRefFrom<BulkOperationMachine>
export type BulkOperationSnapshot = SnapshotFrom<BulkOperationMachine>
