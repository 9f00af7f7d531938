import type { Transfer, TransferState } from '../../domain/transfers/transfer.ts'

/** What every transfer may be told; each does what it can of it. */
export type TransferCommand = { type: 'pause' } | { type: 'resume' } | { type: 'retry' } | { type: 'cancel' }

/** What every transfer tells the list of itself, under the id of its actor. */
export interface TransferNews {
  readonly type: 'transfer.moved'
  readonly id: string
  readonly state: TransferState | 'gone'
  readonly sent: number
  readonly total: number
  readonly asks?: Transfer['asks']
}

/** A step of a transfer, as it is told. */
export const transferMoved = (id: string, state: TransferNews['state'], progress: Pick<Transfer, 'sent' | 'total'> = { sent: 0, total: 0 }): TransferNews => ({
  type: 'transfer.moved',
  id,
  state,
  ...progress,
})
