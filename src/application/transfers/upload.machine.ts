import { assign, sendParent, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { FailureCode } from '../../domain/failures/codes.ts'
import { canEverCome, type Transfer, type TransferState } from '../../domain/transfers/transfer.ts'
import type { PlanAnswer } from '../uploads/planAnswer.ts'
import type { TransferNews } from './news.ts'
import { untilReconnected } from './reconnecting.ts'
import { uploadCalls, type UploadPorts } from './uploadCalls.ts'
import { goesTo, isKnown, isOfNoMatter, known, planned, renamed, takePlan } from './uploadAnswers.ts'
import { beginning, insisted, isLost, isNameMoved, isSameFile, replacing, sendingOf, rememberIn, startedAnew, stepOf, type UploadContext, type UploadEvent, type UploadInput } from './uploadContext.ts'

/** One file on its way. It never stops another one. */
export const createUploadMachine = (ports: UploadPorts) =>
  setup({
    types: { context: {} as UploadContext, events: {} as UploadEvent, input: {} as UploadInput, tags: {} as TransferState | 'gone' },
    actors: uploadCalls(ports),
    guards: { isKnown: ({ context }) => isKnown(context) },
    actions: {
      publish: sendParent(({ context }, state: TransferNews['state']) => stepOf(context, state)),
      ask: sendParent(({ context }, asks: Transfer['asks']) => stepOf(context, asks === 'file' ? 'Unknown' : 'WorkInProgress', asks)),
      takePlan: assign((_, answer: PlanAnswer) => planned(answer, ports.files)),
      fail: assign((_, code: FailureCode) => ({ code })),
      remember: ({ context }) => rememberIn(ports.resumables, context),
      forget: ({ context }) => ports.resumables.remove(context.id),
      insist: assign(({ context }) => insisted(context)),
    },
  }).createMachine({
    id: 'upload',
    context: ({ input }) => beginning(input),
    initial: 'deciding',
    on: { cancel: '.cancelled', 'known.decided': { actions: assign(({ event }) => ({ onKnown: event.onKnown })) } },
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
            { guard: goesTo('travel'), target: 'travelling', actions: takePlan },
            { guard: goesTo('ask'), target: 'needsDecision', actions: takePlan },
            { guard: goesTo('leave'), target: 'cancelled' },
            { target: 'failed', actions: takePlan },
          ],
        },
      },
      needsDecision: {
        description: 'The name is taken, or the same file is there already; a person decides what becomes of it.',
        tags: 'WorkInProgress',
        entry: { type: 'ask', params: 'decision' },
        on: {
          rename: { target: 'checking', actions: assign(({ context, event }) => renamed(context, event.name)) },
          replace: { guard: ({ context }) => context.existing?.mayReplace === true, target: 'travelling', actions: assign(({ context }) => replacing(context)) },
          skip: 'cancelled',
          'known.upload': { guard: 'isKnown', target: 'travelling', actions: assign({ onKnown: 'upload' }) },
          'known.skip': { guard: 'isKnown', target: 'cancelled' },
        },
      },
      travelling: {
        tags: 'WorkInProgress',
        entry: { type: 'publish', params: 'WorkInProgress' },
        initial: 'waiting',
        invoke: [
          { src: 'sending', input: ({ context }) => sendingOf(context) },
          {
            src: 'recognizing',
            input: ({ context }) => context,
            onDone: [
              { guard: ({ context, event }) => isOfNoMatter(context, event.output) },
              { guard: ({ context }) => context.onKnown === 'skip', target: 'cancelled' },
              { target: 'needsDecision', actions: assign(({ event }) => known(event.output, ports.files)) },
            ],
          },
        ],
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
        description: 'The file could not come, and why is shown; no reload broke it off, so none asks for it again.',
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
