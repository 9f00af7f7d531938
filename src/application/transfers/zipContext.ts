import type { FailureCode } from '../../domain/failures/codes.ts'
import type { Zip } from '../../domain/downloads/zip.ts'
import type { FileAddresses } from '../assets/FileAddresses.ts'
import type { ZipAsked } from '../downloads/ZipGateway.ts'
import type { ServerEventReceived } from '../notifications/serverEvents.ts'
import type { TransferCommand } from './news.ts'

/** For people: how many things were chosen, and the name of a single one. */
interface ZipLabel {
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
  | { type: 'zip.updated'; zip: Zip }
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

/** What the server has told of it. */
export const knownOf = (zip: Zip, files: Pick<FileAddresses, 'zip'>) => ({ zip, code: zip.failure ?? undefined, address: files.zip(zip.id) })

export const beginningZip = (input: ZipInput, files: Pick<FileAddresses, 'zip'>): ZipContext =>
  input.kind === 'asked'
    ? { id: input.id, asked: input.asked, label: input.label, zip: undefined, code: undefined, address: '' }
    : { id: input.id, asked: undefined, label: { count: input.zip.files }, ...knownOf(input.zip, files) }

/** Whether the server tells how far it is with this one. */
export const isProgress = ({ zip }: ZipContext, { serverEvent }: ServerEventReceived): boolean =>
  serverEvent.kind === 'zip.changed' && serverEvent.zipId === zip?.id && serverEvent.state === 'Making'

export const progressed = ({ zip }: ZipContext, { serverEvent }: ServerEventReceived): Partial<ZipContext> =>
  zip === undefined || serverEvent.kind !== 'zip.changed' ? {} : { zip: { ...zip, state: serverEvent.state, done: serverEvent.done } }

export const progressOf = ({ zip, asked }: ZipContext) =>
  // What was ready before this page has no part in what is under way on it.
  zip === undefined || (asked === undefined && zip.state === 'Ready') ? { sent: 0, total: 0 } : { sent: zip.done, total: zip.total }
