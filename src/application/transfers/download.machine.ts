import { assign, fromPromise, sendParent, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { FailureCode } from '../../domain/failures/codes.ts'
import type { TransferState } from '../../domain/transfers/transfer.ts'
import type { Downloads } from '../downloads/Downloads.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { Connection } from './Connection.ts'
import { fail, fetched } from './fetched.ts'
import { transferMoved, type TransferCommand, type TransferNews } from './news.ts'
import { reconnecting, untilReconnected } from './reconnecting.ts'

/** A single file that is taken home. */
export interface DownloadInput {
  readonly id: string
  /** Of the file, as far as whoever asks knows it. */
  readonly name: string
  /** Where the browser fetches it. */
  readonly address: string
}

interface DownloadContext extends DownloadInput {
  readonly code: FailureCode | undefined
}

type DownloadEvent = TransferCommand | { type: 'connection.returned' }

export interface DownloadPorts {
  readonly downloads: Downloads
  readonly connection: Connection
  readonly notify: Notify
}

/**
 * Hands one file over to the browser. From then on it is the browser's: it saves, pauses and goes on with what was broken off, and tells no
 * page how far it is.
 */
export const createDownloadMachine = ({ downloads, connection, notify }: DownloadPorts) =>
  setup({
    types: {
      context: {} as DownloadContext,
      events: {} as DownloadEvent,
      input: {} as DownloadInput,
      tags: {} as TransferState | 'gone',
    },
    actors: {
      beginning: fromPromise(({ input }: { input: string }) => downloads.begin(input)),
      reconnecting: reconnecting(connection),
    },
    actions: {
      publish: sendParent(({ context: { id } }, state: TransferNews['state']) => transferMoved(id, state)),
      fail: assign((_, code: FailureCode) => ({ code })),
      notifyBegun: ({ context: { address: subject } }) => notify({ kind: 'success', text: 'library.downloadBegun', subject }),
      /** Once: it is asked for again and again. */
      notifyOffline: ({ context }) => {
        if (context.code === undefined) notify({ kind: 'failure', text: 'failure.UNREACHABLE', subject: context.address })
      },
      notifyFailed: ({ context: { address: subject, code } }) => notify({ kind: 'failure', text: `failure.${code ?? 'UNEXPECTED'}`, subject }),
    },
  }).createMachine({
    id: 'download',
    context: ({ input }) => ({ ...input, code: undefined }),
    initial: 'asking',
    on: { cancel: '.gone' },
    states: {
      asking: {
        description: 'Whether the file can be had is found out before the browser is given it.',
        tags: 'WorkInProgress',
        entry: { type: 'publish', params: 'WorkInProgress' },
        invoke: {
          src: 'beginning',
          input: ({ context }) => context.address,
          onDone: fetched('handedOver', { target: 'interrupted', actions: ['notifyOffline', fail] } as const, 'failed'),
        },
      },
      interrupted: {
        description: 'The network is gone; the file is asked for again by itself when it is back.',
        tags: 'WorkInProgress',
        ...untilReconnected('asking'),
      },
      handedOver: {
        description: 'The browser has the file in hand, and shows by itself how far it is.',
        tags: 'Complete',
        entry: { type: 'publish', params: 'Complete' },
        on: { cancel: {} },
      },
      failed: {
        description: 'The file could not be had, and why is shown.',
        tags: 'Failed',
        entry: { type: 'publish', params: 'Failed' },
        on: { retry: 'asking' },
      },
      gone: {
        description: 'A person has given the download up before the browser had it.',
        tags: 'gone',
        entry: { type: 'publish', params: 'gone' },
        on: { cancel: {} },
      },
    },
  })

type DownloadMachine = ReturnType<typeof createDownloadMachine>
export type DownloadActor = ActorRefFrom<DownloadMachine>
export type DownloadSnapshot = SnapshotFrom<DownloadMachine>
