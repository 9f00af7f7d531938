import { assign, sendParent, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { FailureCode } from '../../domain/failures/codes.ts'
import { canEverCome, type Transfer, type TransferState } from '../../domain/transfers/transfer.ts'
import type { FileAddresses } from '../assets/FileAddresses.ts'
import { admission, type AdmissionPorts } from '../uploads/admission.ts'
import type { PlanAnswer } from '../uploads/planAnswer.ts'
import { askedBy, askedIfKnown, isKnown, isOfNoMatter, renamed, replacing, wayOf } from '../uploads/question.ts'
import type { ResumableStore } from '../uploads/ResumableStore.ts'
import { insisted, isLost, isNameMoved, STARTED_ANEW } from '../uploads/sendFailure.ts'
import { discarding, sending } from '../uploads/sending.ts'
import { isSameFile, rememberIn } from '../uploads/unfinished.ts'
import type { UploadGateway } from '../uploads/UploadGateway.ts'
import type { UploadSlots } from '../uploads/uploadSlots.ts'
import type { Connection } from './Connection.ts'
import { transferMoved, type TransferNews } from './news.ts'
import { reconnecting, untilReconnected } from './reconnecting.ts'
import { beginning, type UploadContext, type UploadEvent, type UploadInput } from './uploadContext.ts'

export interface UploadPorts extends AdmissionPorts {
  readonly uploads: UploadGateway
  readonly connection: Connection
  readonly files: Pick<FileAddresses, 'thumbnail'>
  readonly resumables: ResumableStore
  readonly slots: UploadSlots
  /** Milliseconds. */
  readonly now: () => number
}

interface Planned {
  readonly context: UploadContext
  readonly event: { readonly output: PlanAnswer }
}

const goes = (way: ReturnType<typeof wayOf>) => ({ context, event }: Planned): boolean => wayOf(context, event.output) === way
const takePlan = { type: 'takePlan', params: ({ event }: Planned) => event.output } as const
const stepOf = ({ id, sent, file }: UploadContext, state: TransferNews['state'], asks?: Transfer['asks']): TransferNews => ({ ...transferMoved(id, state, { sent, total: file.size }), asks })

/** One file on its way. It never stops another one. */
export const createUploadMachine = (ports: UploadPorts) =>
  setup({
    types: { context: {} as UploadContext, events: {} as UploadEvent, input: {} as UploadInput, tags: {} as TransferState | 'gone' },
    actors: { ...admission(ports), sending: sending(ports.uploads, ports.slots, ports.now), discarding: discarding(ports.uploads), reconnecting: reconnecting(ports.connection) },
    guards: { isKnown: ({ context }) => isKnown(context) },
    actions: {
      publish: sendParent(({ context }, state: TransferNews['state']) => stepOf(context, state)),
      ask: sendParent(({ context }, asks: Transfer['asks']) => stepOf(context, asks === 'file' ? 'Unknown' : 'WorkInProgress', asks)),
      takePlan: assign((_, answer: PlanAnswer) => askedBy(answer, ports.files)),
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
            { guard: goes('travel'), target: 'travelling', actions: takePlan },
            { guard: goes('ask'), target: 'needsDecision', actions: takePlan },
            { guard: goes('leave'), target: 'cancelled' },
            { target: 'failed', actions: takePlan },
          ],
        },
        on: { pause: 'pausedUnchecked' },
      },
      pausedUnchecked: { description: 'A person has paused the file before it was known whether it may come.', tags: 'WorkInProgress', on: { resume: 'checking' } },
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
          { src: 'sending', input: ({ context }) => context },
          {
            src: 'recognizing',
            input: ({ context }) => context,
            onDone: [
              { guard: ({ context, event }) => isOfNoMatter(context, event.output) },
              { guard: ({ context }) => context.onKnown === 'skip', target: 'cancelled' },
              { target: 'needsDecision', actions: assign(({ event }) => askedIfKnown(event.output, ports.files)) },
            ],
          },
        ],
        on: {
          pause: { target: 'paused', actions: 'remember' },
          'sending.kept': { actions: [assign({ address: ({ event }) => event.address }), 'remember'] },
          'sending.arrived': { target: 'complete', actions: assign(({ context, event }) => ({ receipt: event.receipt, sent: context.file.size })) },
          'sending.failed': [
            { guard: ({ event }) => event.failure.code === 'UNREACHABLE', target: 'interrupted', actions: 'remember' },
            { guard: ({ context, event }) => isLost(context, event.failure), target: 'travelling', reenter: true, actions: assign(STARTED_ANEW) },
            { guard: ({ context, event }) => isNameMoved(context, event.failure), target: 'checking', actions: assign({ ...STARTED_ANEW, replaces: undefined }) },
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

type UploadMachine = ReturnType<typeof createUploadMachine>
export type UploadActor = ActorRefFrom<UploadMachine>
export type UploadSnapshot = SnapshotFrom<UploadMachine>
