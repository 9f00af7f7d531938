import { assign, fromPromise, sendParent, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { OcrRun, OcrRunState } from '../../domain/ocr/run.ts'
import type { TransferState } from '../../domain/transfers/transfer.ts'
import { hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { listenToServerEvents, type ServerEventReceived } from '../notifications/serverEvents.ts'
import type { OcrGateway } from './OcrGateway.ts'

export interface OcrRunInput {
  readonly run: OcrRun
  /** It was begun while this page was open: how it ends is told. */
  readonly isNew: boolean
}

type OcrRunEvent = { type: 'pause' } | { type: 'resume' } | { type: 'retry' } | { type: 'cancel' } | ServerEventReceived

interface OcrRunPorts {
  readonly ocr: OcrGateway
  readonly events: EventStream
  readonly notify: Notify
}

/** A selection whose texts are read, as a line of the transfers. What is read stays, also when it is stopped. */
export const createOcrRunMachine = ({ ocr, events, notify }: OcrRunPorts) =>
  setup({
    types: { context: {} as OcrRunInput, events: {} as OcrRunEvent, input: {} as OcrRunInput, tags: {} as TransferState | 'gone' },
    actors: {
      /** Undefined: it is not among those of the last day. */
      asking: fromPromise(async ({ input, signal }: { input: string; signal: AbortSignal }) => {
        const runs = valueOf(await ocr.runs(signal))
        return { isKnown: runs !== undefined, run: runs?.find(({ id }) => id === input) }
      }),
      cancelling: fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) => ocr.cancelRun(input, signal)),
      removing: fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) => ocr.removeRun(input, signal)),
      listening: listenToServerEvents(events),
    },
    guards: {
      isIn: ({ context: { run } }, state: OcrRunState) => run.state === state,
      concerns: ({ context: { run } }, { serverEvent }: ServerEventReceived) =>
        serverEvent.kind === 'stream.reopened' || (serverEvent.kind === 'ocrRun.changed' && serverEvent.runId === run.id),
    },
    actions: {
      publish: sendParent(({ context: { run } }, state: TransferState | 'gone') => ({ type: 'transfer.moved', id: run.id, state, sent: run.pagesDone, total: run.pages })),
      take: assign((_, run: OcrRun | undefined) => (run === undefined ? {} : { run })),
      notifyDone: ({ context: { run, isNew } }) => {
        if (!isNew) return
        const { assets, failed, id: subject } = run
        if (failed === 0) notify({ kind: 'success', text: 'ocr.finished', values: { count: assets }, subject })
        else notify({ kind: failed === assets ? 'failure' : 'success', text: 'ocr.finishedBut', values: { count: assets - failed, failed }, subject })
      },
    },
  }).createMachine({
    id: 'ocrRun',
    context: ({ input }) => input,
    // It may have gone further since it was found.
    initial: 'asking',
    invoke: { src: 'listening' },
    states: {
      deciding: {
        description: 'How far the server is with it.',
        always: [
          { guard: { type: 'isIn', params: 'Done' }, target: 'done' },
          { guard: { type: 'isIn', params: 'Failed' }, target: 'failed' },
          { guard: { type: 'isIn', params: 'Cancelled' }, target: 'removing' },
          { guard: { type: 'isIn', params: 'Working' }, target: 'reading' },
          'inLine',
        ],
      },
      inLine: {
        description: 'Others come first.',
        tags: 'WorkInProgress',
        entry: { type: 'publish', params: 'WorkInProgress' },
        on: { serverEvent: { guard: { type: 'concerns', params: ({ event }) => event }, target: 'asking' }, cancel: 'cancelling' },
      },
      reading: {
        description: 'Its pages are read one after the other.',
        tags: 'WorkInProgress',
        entry: { type: 'publish', params: 'WorkInProgress' },
        on: { serverEvent: { guard: { type: 'concerns', params: ({ event }) => event }, target: 'asking' }, cancel: 'cancelling' },
      },
      asking: {
        description: 'How far it is now, and how long it will take, is asked.',
        tags: 'WorkInProgress',
        invoke: {
          src: 'asking',
          input: ({ context }) => context.run.id,
          onDone: [
            { guard: ({ event: { output } }) => output.isKnown && output.run === undefined, target: 'gone' },
            { target: 'deciding', actions: { type: 'take', params: ({ event }) => event.output.run } },
          ],
        },
        on: { serverEvent: { guard: { type: 'concerns', params: ({ event }) => event }, target: 'asking', reenter: true }, cancel: 'cancelling' },
      },
      cancelling: {
        description: 'A person no longer wants it; what is read already stays.',
        tags: 'WorkInProgress',
        invoke: { src: 'cancelling', input: ({ context }) => context.run.id, onDone: [{ guard: ({ event }) => hasSucceeded(event.output), target: 'deciding', actions: { type: 'take', params: ({ event }) => valueOf(event.output) } }, 'asking'] },
      },
      done: { description: 'All of it is read, as far as it could be.', tags: 'Complete', entry: [{ type: 'publish', params: 'Complete' }, 'notifyDone'] },
      failed: { description: 'None of it could be read.', tags: 'Failed', entry: [{ type: 'publish', params: 'Failed' }, 'notifyDone'], on: { cancel: 'removing' } },
      removing: {
        description: 'It is taken off the list of the server as well.',
        tags: 'gone',
        entry: { type: 'publish', params: 'gone' },
        invoke: { src: 'removing', input: ({ context }) => context.run.id, onDone: 'gone' },
      },
      gone: { description: 'It is no more.', tags: 'gone', entry: { type: 'publish', params: 'gone' } },
    },
  })

export type OcrRunActor = ActorRefFrom<ReturnType<typeof createOcrRunMachine>>
export type OcrRunSnapshot = SnapshotFrom<ReturnType<typeof createOcrRunMachine>>
