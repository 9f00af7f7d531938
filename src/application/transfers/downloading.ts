import type { TransfersActor } from './transfers.machine.ts'

/** Has a single file taken home, as one of the transfers. */
export type Download = (address: string, name: string) => void

export const downloading =
  (transfers: TransfersActor): Download =>
  (address, name) =>
    transfers.send({ type: 'file.wanted', address, name })
