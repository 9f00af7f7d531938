import { assign, sendParent, setup, stateIn, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { zipLeft, type Zip } from '../../domain/downloads/zip.ts'
import type { FailureCode } from '../../domain/failures/codes.ts'
import type { TransferState } from '../../domain/transfers/transfer.ts'
import type { FileAddresses } from '../assets/FileAddresses.ts'
import { valueOf } from '../failures/outcome.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { fail, fetched, isDone, isOffline, type Answer } from './fetched.ts'
import { transferMoved, type TransferNews } from './news.ts'
import { untilReconnected } from './reconnecting.ts'
import { zipCalls, type ZipCallPorts } from './zipCalls.ts'
import { beginningZip, knownOf, isProgress, progressed, progressOf, type ZipContext, type ZipEvent, type ZipInput, type ZipNamed } from './zipContext.ts'

export interface ZipPorts extends ZipCallPorts {
  readonly files: FileAddresses
  readonly notify: Notify
  /** Milliseconds. */
  readonly now: () => number
}

const takeUpdate = { type: 'take', params: ({ event }: { readonly event: { readonly zip: Zip } }) => event.zip } as const
const takeAnswer = [{ type: 'take', params: ({ event }: Answer<Zip>) => valueOf(event.output) }, 'publishName'] as const
/** Nobody waits for it any more, whatever the server tells. */
const over = { tags: 'gone', entry: { type: 'publish', params: 'gone' }, on: { cancel: {}, 'zip.updated': {}, 'zip.lost': {} } } as const

/** Folders and files that the server puts together, and the browser then fetches. */
export const createZipMachine = (ports: ZipPorts) =>
  setup({
    types: { context: {} as ZipContext, events: {} as ZipEvent, input: {} as ZipInput, tags: {} as TransferState | 'gone' },
    actors: zipCalls(ports),
    delays: { untilExpiry: ({ context: { zip } }) => (zip === undefined ? 0 : zipLeft(zip, ports.now())) },
    guards: { isState: ({ context: { zip } }, state: Zip['state']) => zip?.state === state },
    actions: {
      publish: sendParent(({ context }, state: TransferNews['state']) => transferMoved(context.id, state, progressOf(context))),
      publishName: sendParent(({ context: { id, zip } }): ZipNamed => ({ type: 'zip.named', id, zipId: zip?.id ?? '' })),
      take: assign((_, zip: Zip | undefined) => (zip === undefined ? {} : knownOf(zip, ports.files))),
      fail: assign((_, code: FailureCode) => ({ code })),
      notifyBegun: ({ context: { id } }) => ports.notify({ kind: 'success', text: 'library.downloadBegun', subject: id }),
      /** Who asked for it on this page may be looking elsewhere. */
      notifyFailed: ({ context: { id, asked, code } }) => {
        if (asked !== undefined) ports.notify({ kind: 'failure', text: `failure.${code ?? 'UNEXPECTED'}`, subject: id })
      },
    },
  }).createMachine({
    id: 'zip',
    context: ({ input }) => beginningZip(input, ports.files),
    initial: 'deciding',
    invoke: { src: 'listening' },
    on: { 'zip.updated': { target: '.deciding', actions: takeUpdate }, 'zip.lost': '.gone', cancel: '.removing' },
    states: {
      deciding: {
        description: 'How far the server is with it.',
        always: [
          { guard: { type: 'isState', params: 'Ready' }, target: 'ready' },
          { guard: { type: 'isState', params: 'Failed' }, target: 'failed' },
          { guard: ({ context }) => context.zip !== undefined, target: 'making' },
          'asking',
        ],
      },
      asking: {
        initial: 'wanted',
        invoke: {
          src: 'making',
          input: ({ context }) => context,
          onDone: [
            { guard: stateIn({ asking: 'unwanted' }), target: 'removing', actions: takeAnswer },
            { guard: isDone, target: 'deciding', actions: takeAnswer },
            { guard: isOffline, target: 'interrupted' },
            { target: 'failed', actions: fail },
          ],
        },
        // Its answer says what the server knows.
        on: { cancel: '.unwanted', 'zip.updated': {}, 'zip.lost': {} },
        states: {
          wanted: { description: 'The server is asked for it.', tags: 'WorkInProgress', entry: { type: 'publish', params: 'WorkInProgress' } },
          unwanted: { description: 'A person has given it up before the server answered; what that has begun is removed once it has.', ...over },
        },
      },
      interrupted: {
        description: 'The network is gone; the server is asked again by itself when it is back.',
        tags: 'WorkInProgress',
        ...untilReconnected('asking'),
      },
      making: {
        tags: 'WorkInProgress',
        entry: { type: 'publish', params: 'WorkInProgress' },
        initial: 'deciding',
        invoke: [{ src: 'losing' }, { src: 'reconnecting' }],
        on: {
          serverEvent: {
            guard: ({ context, event }) => isProgress(context, event),
            target: '.packing',
            actions: [assign(({ context, event }) => progressed(context, event)), { type: 'publish', params: 'WorkInProgress' }],
          },
          'connection.lost': '.disconnected',
          'connection.returned': '.deciding',
        },
        states: {
          deciding: { description: 'Whether it is its turn.', always: [{ guard: { type: 'isState', params: 'Making' }, target: 'packing' }, 'inLine'] },
          inLine: { description: 'Other zips come first.' },
          packing: { description: 'The server puts the files together.' },
          disconnected: { description: 'The network is gone; the server goes on, and tells how far it is once the network is back.' },
        },
      },
      ready: {
        tags: 'Complete',
        entry: { type: 'publish', params: 'Complete' },
        initial: 'deciding',
        after: { untilExpiry: 'gone' },
        on: {
          fetch: '.fetching',
          remove: 'removing',
          cancel: {},
          'zip.updated': [{ guard: ({ event }) => event.zip.state === 'Ready', actions: takeUpdate }, { target: 'deciding', actions: takeUpdate }],
        },
        states: {
          deciding: { description: 'Whether it was asked for on this page.', always: [{ guard: ({ context }) => context.asked !== undefined, target: 'fetching' }, 'offered'] },
          fetching: {
            description: 'Whether it can be had is found out before the browser is given it.',
            invoke: { src: 'fetching', input: ({ context }) => context.address, onDone: fetched('offered', { target: 'offline' }, 'refused') },
          },
          offline: { description: 'The network is gone; the browser is given it by itself when that is back.', ...untilReconnected('fetching') },
          offered: { description: 'It can be fetched, and fetched again, until its time is over.' },
          refused: { description: 'It could not be had, and why is shown.', on: { retry: 'fetching' } },
        },
      },
      failed: {
        description: 'It could not be made, and why is shown.',
        tags: 'Failed',
        entry: [{ type: 'publish', params: 'Failed' }, 'notifyFailed'],
        on: {
          retry: 'asking',
          'zip.updated': [{ guard: ({ event }) => event.zip.state === 'Failed' }, { target: 'deciding', actions: takeUpdate }],
        },
      },
      removing: {
        description: 'A person no longer wants it; the server forgets it.',
        ...over,
        invoke: { src: 'removing', input: ({ context }) => context.zip?.id, onDone: 'gone' },
      },
      gone: { description: 'It is no more.', ...over },
    },
  })

type ZipMachine = ReturnType<typeof createZipMachine>
export type ZipActor = ActorRefFrom<ZipMachine>
export type ZipSnapshot = SnapshotFrom<ZipMachine>
