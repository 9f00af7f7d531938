import type { FailureCode } from '../failures/codes.ts'

/** The states of a transfer (specification section 4). Unknown: it broke off, and how far it came cannot be told yet. */
export const TRANSFER_STATES = ['WorkInProgress', 'Complete', 'Failed', 'Unknown'] as const
export type TransferState = (typeof TRANSFER_STATES)[number]

/**
 * The kinds of transfers. `throughPage`: the bytes pass through the page, so that leaving it breaks them off; all else goes on without it.
 */
const KINDS = {
  upload: { throughPage: true },
  download: { throughPage: false },
  zip: { throughPage: false },
  bulkOperation: { throughPage: false },
  ocrRun: { throughPage: false },
} as const satisfies Readonly<Record<string, { readonly throughPage: boolean }>>
export type TransferKind = keyof typeof KINDS
export const TRANSFER_KINDS = Object.keys(KINDS) as readonly TransferKind[]

/** A transfer, as far as counting goes. In bytes or in items, as its kind counts; `total` 0: how much is not known. */
export interface Transfer {
  readonly kind: TransferKind
  readonly state: TransferState
  readonly sent: number
  readonly total: number
  /** What a person is asked, before it goes on: what becomes of a taken name, or for a file that a reload took away. */
  readonly asks?: 'decision' | 'file' | undefined
}

/** From 0 to 1. What has nothing to send is done. */
export const fractionOf = (sent: number, total: number): number => (total > 0 ? Math.min(1, Math.max(0, sent / total)) : 1)

/** It is not over: leaving the page may break it off. */
export const isUnderWay = ({ state }: Pick<Transfer, 'state'>): boolean => state === 'WorkInProgress'

/** It goes on by itself: what waits for a person has no speed and no time. */
export const isActive = (transfer: Pick<Transfer, 'state' | 'asks'>): boolean => isUnderWay(transfer) && transfer.asks === undefined

export const passesThroughPage = ({ kind }: Pick<Transfer, 'kind'>): boolean => KINDS[kind].throughPage

/** What passes through the page and is under way or done, together: what failed or broke off is not waited for. Bytes. */
export const totalProgress = (transfers: readonly Transfer[]): { readonly sent: number; readonly total: number } =>
  transfers
    .filter((transfer) => passesThroughPage(transfer) && (isActive(transfer) || transfer.state === 'Complete'))
    .reduce((sum, { sent, total }) => ({ sent: sum.sent + Math.min(sent, total), total: sum.total + total }), { sent: 0, total: 0 })

/** How far all transfers are, from 0 to 1: by bytes while any pass through the page, else by the share of each that is under way. */
export const overallFraction = (transfers: readonly Transfer[]): number => {
  const active = transfers.filter(isActive)
  if (active.length === 0 || active.some(passesThroughPage)) {
    const { sent, total } = totalProgress(transfers)
    return fractionOf(sent, total)
  }
  return active.reduce((sum, { sent, total }) => sum + (total > 0 ? fractionOf(sent, total) : 0), 0) / active.length
}

/** The transfers that the panel lists: all of them or those of one kind, with or without the complete ones. */
export const listed = <T extends Pick<Transfer, 'kind' | 'state'>>(
  transfers: readonly T[],
  { kind, hideCompleted }: { readonly kind: TransferKind | 'all'; readonly hideCompleted: boolean },
): readonly T[] => transfers.filter((transfer) => (kind === 'all' || transfer.kind === kind) && !(hideCompleted && transfer.state === 'Complete'))

/** In the order of the list: what waits for a person comes first, what is complete last. */
export const inOrder = <T extends Pick<Transfer, 'state' | 'asks'>>(transfers: readonly T[]): readonly T[] => {
  const rank = ({ state, asks }: T): number => (asks === undefined ? (state === 'Complete' ? 3 : 2) : asks === 'decision' ? 0 : 1)
  return transfers.toSorted((one, other) => rank(one) - rank(other))
}

/** What became of the uploads, and how many wait for a person. */
export const uploadsCounted = (transfers: readonly Transfer[]): { readonly uploaded: number; readonly rejected: number; readonly waiting: number } => {
  const uploads = transfers.filter(({ kind }) => kind === 'upload')
  const of = (state: TransferState) => uploads.filter((transfer) => transfer.state === state).length
  return { uploaded: of('Complete'), rejected: of('Failed'), waiting: uploads.filter(({ asks }) => asks !== undefined).length }
}

/** What is wrong with the file itself: however often it is sent, it cannot come. */
const OF_THE_FILE: readonly FailureCode[] = [
  'FILE_TYPE_NOT_SUPPORTED',
  'FILE_EMPTY',
  'FILE_TOO_LARGE',
  'FILE_DIFFERENT_TYPE',
  'NO_EXTENSION_IN_NAME_FOUND',
  'VALIDATION_FAILED',
]
export const canEverCome = (code: FailureCode | undefined): boolean => code === undefined || !OF_THE_FILE.includes(code)
