/** The states of a transfer (specification section 4). Unknown: it broke off, and how far it came cannot be told yet. */
export const TRANSFER_STATES = ['WorkInProgress', 'Complete', 'Failed', 'Unknown'] as const
export type TransferState = (typeof TRANSFER_STATES)[number]

/** A transfer, as far as counting goes. Bytes. */
export interface Transfer {
  readonly state: TransferState
  readonly sent: number
  readonly total: number
}

/** From 0 to 1. What has nothing to send is done. */
export const fractionOf = (sent: number, total: number): number => (total > 0 ? Math.min(1, Math.max(0, sent / total)) : 1)

/** The transfers that are under way, together: what failed or broke off is not waited for. Bytes. */
export const totalProgress = (transfers: readonly Transfer[]): { readonly sent: number; readonly total: number } =>
  transfers
    .filter(({ state }) => state === 'WorkInProgress' || state === 'Complete')
    .reduce((sum, { sent, total }) => ({ sent: sum.sent + Math.min(sent, total), total: sum.total + total }), { sent: 0, total: 0 })

export const isActive = ({ state }: Pick<Transfer, 'state'>): boolean => state === 'WorkInProgress'

/** The transfers that the panel lists: all of them, or without the complete ones. */
export const listed = <T extends Pick<Transfer, 'state'>>(transfers: readonly T[], hideCompleted: boolean): readonly T[] =>
  hideCompleted ? transfers.filter(({ state }) => state !== 'Complete') : transfers
