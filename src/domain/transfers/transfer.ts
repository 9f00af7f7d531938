/** The states of a transfer (specification section 4). Unknown: it broke off, and how far it came cannot be told yet. */
export const TRANSFER_STATES = ['WorkInProgress', 'Complete', 'Failed', 'Unknown'] as const
export type TransferState = (typeof TRANSFER_STATES)[number]

/**
 * The kinds of transfers. `throughPage`: the bytes pass through the page, so that leaving it breaks them off; all else goes on without it.
 */
export const KINDS = {
  upload: { throughPage: true },
  download: { throughPage: false },
  zip: { throughPage: false },
  relocation: { throughPage: false },
} as const satisfies Readonly<Record<string, { readonly throughPage: boolean }>>
export type TransferKind = keyof typeof KINDS
export const TRANSFER_KINDS = Object.keys(KINDS) as readonly TransferKind[]

/** A transfer, as far as counting goes. In bytes or in items, as its kind counts; `total` 0: how much is not known. */
export interface Transfer {
  readonly kind: TransferKind
  readonly state: TransferState
  readonly sent: number
  readonly total: number
}

/** From 0 to 1. What has nothing to send is done. */
export const fractionOf = (sent: number, total: number): number => (total > 0 ? Math.min(1, Math.max(0, sent / total)) : 1)

export const isActive = ({ state }: Pick<Transfer, 'state'>): boolean => state === 'WorkInProgress'

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
