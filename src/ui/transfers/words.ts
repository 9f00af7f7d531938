import { TRANSFER_STATES, type TransferState } from '../../domain/transfers/transfer.ts'

/** The word of specification section 4 for how a transfer is doing. */
export const wordOf = (snapshot: { readonly hasTag: (tag: TransferState) => boolean }): TransferState =>
  TRANSFER_STATES.find((state) => snapshot.hasTag(state)) ?? 'Unknown'

const TONES = { WorkInProgress: 'primary', Complete: 'success', Failed: 'danger', Unknown: 'warning' } as const
export const toneOf = (word: TransferState) => TONES[word]
