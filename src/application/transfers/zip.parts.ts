import type { Result } from 'effect/Result'
import { assign, fromCallback, fromPromise, sendParent, setup } from 'xstate'
import type { FailureCode } from '../../domain/failures/codes.ts'
import type { Zip } from '../../domain/downloads/zip.ts'
import type { TransferState } from '../../domain/transfers/transfer.ts'
import { failureOf } from '../failures/outcome.ts'
import type { Downloads } from '../downloads/Downloads.ts'
import type { FileAddresses } from '../assets/FileAddresses.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { listenToServerEvents, type ServerEventReceived } from '../notifications/serverEvents.ts'
import type { Connection } from './Connection.ts'
import { telling, type TransferCommand, type TransferNews } from './news.ts'
import { reconnecting } from './reconnecting.ts'
import type { ZipAsked, ZipGateway } from '../downloads/ZipGateway.ts'

/** For people: how many things were chosen, and the name of a single one. */
export interface ZipLabel {
  readonly count: number
  readonly name?: string | undefined
}

/** A zip that is asked for on this page, or one that the server knows of already. */
export type ZipInput =
  | { readonly kind: 'asked'; readonly id: string; readonly asked: ZipAsked; readonly label: ZipLabel }
  | { readonly kind: 'known'; readonly id: string; readonly zip: Zip }

export interface ZipContext {
  readonly id: string
  /** Undefined: it was asked for elsewhere, or before a reload; then its download does not begin by itself. */
  readonly asked: ZipAsked | undefined
  readonly label: ZipLabel
  readonly zip: Zip | undefined
  readonly code: FailureCode | undefined
  /** Where the browser fetches it. */
  readonly address: string
}

export type ZipEvent =
  | TransferCommand
  /** What the server knows of it now. */
  | { type: 'zip.heard'; zip: Zip }
  /** The server knows it no longer. */
  | { type: 'zip.lost' }
  /** The browser is to fetch it once more. */
  | { type: 'fetch' }
  /** It is no longer wanted on the server. */
  | { type: 'remove' }
  | { type: 'connection.returned' }
  | { type: 'connection.lost' }
  | ServerEventReceived

/** What a zip tells the list beside its steps: which one it is, so that it does not stand there twice. */
export interface ZipNamed {
  readonly type: 'zip.named'
  readonly id: string
  readonly zipId: string
}

export interface ZipPorts {
  readonly zips: ZipGateway
  readonly downloads: Downloads
  readonly files: FileAddresses
  readonly events: EventStream
  readonly connection: Connection
  readonly notify: Notify
  /** Milliseconds. */
  readonly now: () => number
}

type Made = Result<Zip, { readonly code: FailureCode }>

const progressOf = ({ zip, asked }: ZipContext) =>
  // What was ready before this page has no part in what is under way on it.
  zip === undefined || (asked === undefined && zip.state === 'Ready') ? { sent: 0, total: 0 } : { sent: zip.done, total: zip.total }

/** What one zip works with, and what it can do. */
export const zipParts = ({ zips, downloads, files, events, connection, notify, now }: ZipPorts) =>
  setup({
    types: {
      context: {} as ZipContext,
      events: {} as ZipEvent,
      input: {} as ZipInput,
      tags: {} as TransferState | 'gone',
    },
    actors: {
      making: fromPromise(({ input, signal }: { input: ZipContext; signal: AbortSignal }): Promise<Made> => {
        if (input.zip !== undefined) return zips.again(input.zip.id, signal)
        if (input.asked === undefined) throw new Error('Nothing was asked for')
        return zips.make(input.asked, signal)
      }),
      removing: fromPromise(({ input, signal }: { input: string | undefined; signal: AbortSignal }) =>
        input === undefined ? Promise.resolve(undefined) : zips.remove(input, signal),
      ),
      fetching: fromPromise(({ input }: { input: string }) => downloads.begin(input)),
      reconnecting: reconnecting(connection),
      losing: fromCallback<ZipEvent>(({ sendBack }) => connection.onLoss(() => sendBack({ type: 'connection.lost' }))),
      hearing: listenToServerEvents(events),
    },
    delays: { untilExpiry: ({ context: { zip } }) => (zip === undefined ? 0 : Math.max(0, Date.parse(zip.expiresAt) - now())) },
    guards: {
      isKnown: ({ context }) => context.zip !== undefined,
      isOurs: ({ context: { asked } }) => asked !== undefined,
      isState: ({ context: { zip } }, state: Zip['state']) => zip?.state === state,
      isOffline: (_, outcome: Result<unknown, { readonly code: FailureCode }>) => failureOf(outcome)?.code === 'UNREACHABLE',
      isProgress: ({ context: { zip } }, { serverEvent }: ServerEventReceived) => serverEvent.kind === 'zip.changed' && serverEvent.zipId === zip?.id && serverEvent.state === 'Making',
    },
    actions: {
      tell: sendParent(({ context }, state: TransferNews['state']) => telling(context.id, state, progressOf(context))),
      tellName: sendParent(({ context: { id, zip } }): ZipNamed => ({ type: 'zip.named', id, zipId: zip?.id ?? '' })),
      take: assign((_, zip: Zip | undefined) => (zip === undefined ? {} : { zip, code: zip.failure ?? undefined, address: files.zip(zip.id) })),
      progress: assign(({ context: { zip } }, { serverEvent }: ServerEventReceived) =>
        zip === undefined || serverEvent.kind !== 'zip.changed' ? {} : { zip: { ...zip, state: serverEvent.state, done: serverEvent.done } },
      ),
      fail: assign((_, code: FailureCode | undefined) => ({ code: code ?? 'UNEXPECTED' })),
      notifyBegun: ({ context: { id } }) => notify({ kind: 'success', text: 'library.downloadBegun', subject: id }),
      /** Who asked for it on this page may be looking elsewhere. */
      notifyFailed: ({ context: { id, asked, code } }) => {
        if (asked !== undefined) notify({ kind: 'failure', text: `failure.${code ?? 'UNEXPECTED'}`, subject: id })
      },
    },
  })

export const beginningZip = (input: ZipInput, files: FileAddresses): ZipContext =>
  input.kind === 'asked'
    ? { id: input.id, asked: input.asked, label: input.label, zip: undefined, code: undefined, address: '' }
    : {
        id: input.id,
        asked: undefined,
        label: { count: input.zip.files },
        zip: input.zip,
        code: input.zip.failure ?? undefined,
        address: files.zip(input.zip.id),
      }
