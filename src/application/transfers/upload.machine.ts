import { assign, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { valueOf } from '../failures/outcome.ts'
import { beginning, sendingOf } from './uploadContext.ts'
import { untilReconnected } from './reconnecting.ts'
import { refusalIn, refusalToReplace, uploadParts, type UploadPorts } from './upload.parts.ts'

/** One file on its way. It never stops another one. */
export const createUploadMachine = (ports: UploadPorts) =>
  uploadParts(ports).createMachine({
    id: 'upload',
    context: ({ input }) => beginning(input),
    initial: 'deciding',
    on: { cancel: '.cancelled' },
    states: {
      deciding: {
        description: 'Whether the file is new or was broken off by a reload.',
        always: [{ guard: 'isUnfinished', target: 'awaitingFile' }, 'checking'],
      },
      checking: {
        description: 'Name, type, size and room are checked before a byte is sent.',
        tags: 'WorkInProgress',
        entry: { type: 'tell', params: 'WorkInProgress' },
        invoke: {
          src: 'planning',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ context, event }) => context.target !== undefined && refusalToReplace(context, event.output) === undefined,
              target: 'travelling',
              actions: assign({ code: undefined }),
            },
            {
              guard: 'isChosenFor',
              target: 'failed',
              actions: { type: 'fail', params: ({ context, event }) => refusalToReplace(context, event.output) ?? 'UNEXPECTED' },
            },
            { guard: ({ event }) => valueOf(event.output)?.code === 'ok', target: 'travelling', actions: assign({ code: undefined }) },
            {
              guard: ({ event }) => valueOf(event.output)?.code === 'ASSET_ALREADY_EXISTS',
              target: 'needsDecision',
              actions: { type: 'judge', params: ({ event }) => valueOf(event.output) },
            },
            { target: 'failed', actions: { type: 'fail', params: ({ event }) => refusalIn(event.output) } },
          ],
        },
      },
      needsDecision: {
        description: 'The name is taken; a person decides what becomes of the file.',
        tags: 'WorkInProgress',
        entry: { type: 'ask', params: 'decision' },
        on: {
          rename: { target: 'checking', actions: assign({ name: ({ event }) => event.name, proposal: undefined }) },
          replace: { guard: 'mayReplace', target: 'travelling', actions: 'replace' },
          skip: 'cancelled',
        },
      },
      travelling: {
        tags: 'WorkInProgress',
        entry: { type: 'tell', params: 'WorkInProgress' },
        initial: 'waiting',
        invoke: { src: 'sending', input: ({ context }) => sendingOf(context) },
        on: {
          pause: { target: 'paused', actions: 'remember' },
          'sending.kept': { actions: [assign({ address: ({ event }) => event.address }), 'remember'] },
          'sending.arrived': {
            target: 'complete',
            actions: assign(({ context, event }) => ({ receipt: event.receipt, sent: context.file.size })),
          },
          'sending.failed': [
            { guard: ({ event }) => event.failure.code === 'UNREACHABLE', target: 'interrupted', actions: 'remember' },
            // What had arrived is gone from the server, so the file goes again from its first byte.
            {
              guard: ({ context, event }) => event.failure.code === 'UPLOAD_NOT_FOUND' && context.address !== undefined,
              target: 'travelling',
              reenter: true,
              actions: 'startAnew',
            },
            // Somebody was quicker with the name, or what had it is gone from it.
            {
              guard: ({ context, event }) => context.target === undefined && ['ASSET_ALREADY_EXISTS', 'ASSET_NOT_FOUND'].includes(event.failure.code),
              target: 'checking',
              actions: 'askAnew',
            },
            { target: 'failed', actions: { type: 'fail', params: ({ event }) => event.failure.code } },
          ],
        },
        states: {
          waiting: { description: 'The file waits for its turn.', on: { 'sending.begun': 'uploading' } },
          uploading: {
            description: 'Bytes are on their way.',
            always: { guard: 'isEverythingSent', target: 'finishing' },
            on: {
              'sending.progressed': {
                actions: [assign({ sent: ({ event }) => event.sent }), { type: 'tell', params: 'WorkInProgress' }],
              },
            },
          },
          finishing: { description: 'Every byte is there; the server makes an asset of them.' },
        },
      },
      paused: {
        description: 'A person has paused the file; what has arrived stays.',
        tags: 'WorkInProgress',
        on: { resume: 'travelling' },
      },
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
            {
              guard: { type: 'isRightFile', params: ({ event }) => event.file },
              target: 'travelling',
              actions: assign({ file: ({ event }) => event.file }),
            },
            { target: '.wrongFile' },
          ],
        },
        states: {
          asking: { description: 'The file is asked for.' },
          wrongFile: { description: 'Another file was given; the right one is asked for again.' },
        },
      },
      complete: {
        description: 'The file is in the library.',
        tags: 'Complete',
        entry: ['forget', { type: 'tell', params: 'Complete' }],
        on: { cancel: {} },
      },
      failed: {
        description: 'The file could not come, and why is told; no reload broke it off, so none asks for it again.',
        tags: 'Failed',
        entry: ['forget', { type: 'tell', params: 'Failed' }],
        on: {
          retry: [
            { guard: 'isAwaitedYet', target: 'travelling', actions: ['insist', 'remember'] },
            { guard: 'canEverCome', target: 'checking', actions: 'insist' },
          ],
        },
      },
      cancelled: {
        description: 'A person has given the file up, or decided that it does not come.',
        tags: 'gone',
        entry: ['forget', { type: 'tell', params: 'gone' }],
        invoke: { src: 'discarding', input: ({ context }) => context.address },
        on: { cancel: {} },
      },
    },
  })

export type UploadMachine = ReturnType<typeof createUploadMachine>
export type UploadActor = ActorRefFrom<UploadMachine>
export type UploadSnapshot = SnapshotFrom<UploadMachine>
