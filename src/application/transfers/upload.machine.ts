import { assign, sendParent, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { FailureCode } from '../../domain/failures/codes.ts'
import { canEverCome, type Transfer, type TransferState } from '../../domain/transfers/transfer.ts'
import type { FileAddresses } from '../assets/FileAddresses.ts'
import type { PlanAnswer } from '../uploads/planAnswer.ts'
import type { ResumableStore } from '../uploads/ResumableStore.ts'
import type { TransferNews } from './news.ts'
import { untilReconnected } from './reconnecting.ts'
import { uploadCalls, type UploadCallPorts } from './uploadCalls.ts'
import { beginning, insisted, isLost, isNameMoved, isSameFile, planned, replacing, sendingOf, startedAnew, stepOf, unfinishedOf, type UploadContext, type UploadEvent, type UploadInput } from './uploadContext.ts'

export interface UploadPorts extends UploadCallPorts {
  readonly files: Pick<FileAddresses, 'thumbnail'>
  readonly resumables: ResumableStore
}

interface Planned {
  readonly event: { readonly output: PlanAnswer }
}
const isVerdict = (verdict: PlanAnswer['verdict']) => ({ event }: Planned) => event.output.verdict === verdict
const takePlan = { type: 'takePlan', params: ({ event }: Planned) => event.output } as const

/** One file on its way. It never stops another one. */
export const createUploadMachine = (ports: UploadPorts) =>
  setup({
    types: { context: {} as UploadContext, events: {} as UploadEvent, input: {} as UploadInput, tags: {} as TransferState | 'gone' },
    actors: uploadCalls(ports),
    actions: {
      publish: sendParent(({ context }, state: TransferNews['state']) => stepOf(context, state)),
      ask: sendParent(({ context }, asks: Transfer['asks']) => stepOf(context, asks === 'file' ? 'Unknown' : 'WorkInProgress', asks)),
      takePlan: assign((_, answer: PlanAnswer) => planned(answer, ports.files)),
      fail: assign((_, code: FailureCode) => ({ code })),
      remember: ({ context }) => {
        const unfinished = unfinishedOf(context)
        if (unfinished) ports.resumables.put(unfinished)
      },
      forget: ({ context }) => ports.resumables.remove(context.id),
      insist: assign(({ context }) => insisted(context)),
    },
  }).createMachine({
    id: 'upload',
    context: ({ input }) => beginning(input),
    initial: 'deciding',
    on: { cancel: '.cancelled' },
    states: {
      deciding: {
        description: 'Whether the file is new or was broken off by a reload.',
        always: [{ guard: ({ context }) => context.address !== undefined, target: 'awaitingFile' }, 'checking'],
      },
      checking: {
        description: 'Name, type, size and room are checked before a byte is sent.',
        tags: 'WorkInProgress',
        entry: { type: 'publish', params: 'WorkInProgress' },
        invoke: {
          src: 'planning',
          input: ({ context }) => context,
          onDone: [
            { guard: isVerdict('travel'), target: 'travelling', actions: takePlan },
            { guard: isVerdict('ask'), target: 'needsDecision', actions: takePlan },
            { target: 'failed', actions: takePlan },
          ],
        },
      },
      needsDecision: {
        description: 'The name is taken; a person decides what becomes of the file.',
        tags: 'WorkInProgress',
        entry: { type: 'ask', params: 'decision' },
        on: {
          rename: { target: 'checking', actions: assign({ name: ({ event }) => event.name, proposal: undefined }) },
          replace: { guard: ({ context }) => context.existing?.mayReplace === true, target: 'travelling', actions: assign(({ context }) => replacing(context)) },
          skip: 'cancelled',
        },
      },
      travelling: {
        tags: 'WorkInProgress',
        entry: { type: 'publish', params: 'WorkInProgress' },
        initial: 'waiting',
        invoke: { src: 'sending', input: ({ context }) => sendingOf(context) },
        on: {
          pause: { target: 'paused', actions: 'remember' },
          'sending.kept': { actions: [assign({ address: ({ event }) => event.address }), 'remember'] },
          'sending.arrived': { target: 'complete', actions: assign(({ context, event }) => ({ receipt: event.receipt, sent: context.file.size })) },
          'sending.failed': [
            { guard: ({ event }) => event.failure.code === 'UNREACHABLE', target: 'interrupted', actions: 'remember' },
            { guard: ({ context, event }) => isLost(context, event.failure), target: 'travelling', reenter: true, actions: assign(startedAnew) },
            { guard: ({ context, event }) => isNameMoved(context, event.failure), target: 'checking', actions: assign({ ...startedAnew, replaces: undefined }) },
            { target: 'failed', actions: { type: 'fail', params: ({ event }) => event.failure.code } },
          ],
        },
        states: {
          waiting: { description: 'The file waits for its turn.', on: { 'sending.begun': 'uploading' } },
          uploading: {
            description: 'Bytes are on their way.',
            always: { guard: ({ context }) => context.sent >= context.file.size, target: 'finishing' },
            on: { 'sending.progressed': { actions: [assign({ sent: ({ event }) => event.sent }), { type: 'publish', params: 'WorkInProgress' }] } },
          },
          finishing: { description: 'Every byte is there; the server makes an asset of them.' },
        },
      },
      paused: { description: 'A person has paused the file; what has arrived stays.', tags: 'WorkInProgress', on: { resume: 'travelling' } },
      interrupted: {
        description: 'The network is gone; the file goes on by itself when it is back.',
        tags: 'WorkInProgress',
        ...untilReconnected('travelling'),
        on: { ...untilReconnected('travelling').on, pause: 'paused' },
      },
      awaitingFile: {
        description: 'A reload broke the file off; the browser needs it again to go on where it stopped.',
        tags: 'Unknown',
        entry: { type: 'ask', params: 'file' },
        initial: 'asking',
        on: {
          'file.given': [
            { guard: ({ context, event }) => isSameFile(context.file, event.file), target: 'travelling', actions: assign({ file: ({ event }) => event.file }) },
            { target: '.wrongFile' },
          ],
        },
        states: {
          asking: { description: 'The file is asked for.' },
          wrongFile: { description: 'Another file was given; the right one is asked for again.' },
        },
      },
      complete: { description: 'The file is in the library.', tags: 'Complete', entry: ['forget', { type: 'publish', params: 'Complete' }], on: { cancel: {} } },
      failed: {
        description: 'The file could not come, and why is told; no reload broke it off, so none asks for it again.',
        tags: 'Failed',
        entry: ['forget', { type: 'publish', params: 'Failed' }],
        on: {
          retry: [
            { guard: ({ context }) => context.address !== undefined && canEverCome(context.code), target: 'travelling', actions: ['insist', 'remember'] },
            { guard: ({ context }) => canEverCome(context.code), target: 'checking', actions: 'insist' },
          ],
        },
      },
      cancelled: {
        description: 'A person has given the file up, or decided that it does not come.',
        tags: 'gone',
        entry: ['forget', { type: 'publish', params: 'gone' }],
        invoke: { src: 'discarding', input: ({ context }) => context.address },
        on: { cancel: {} },
      },
    },
  })

export type UploadMachine = ReturnType<typeof createUploadMachine>
export type UploadActor = ActorRefFrom<UploadMachine>
export type UploadSnapshot = SnapshotFrom<UploadMachine>
