import { capability } from '../capabilities/capability.ts'
import type { Download } from './downloading.ts'
import type { TransfersActor } from './transfers.machine.ts'

export interface TransferActors {
  readonly transfers: TransfersActor
  readonly download: Download
}

export const TRANSFERS = capability<TransferActors>('transfers')
