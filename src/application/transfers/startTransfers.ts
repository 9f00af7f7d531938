import { createActor } from 'xstate'
import type { FileAddresses } from '../assets/FileAddresses.ts'
import { downloading } from './downloading.ts'
import type { TransferActors } from './transferActors.ts'
import { createTransfersMachine } from './transfers.machine.ts'

interface TransferPorts extends Omit<Parameters<typeof createTransfersMachine>[0], 'files' | 'now'> {
  readonly first: { readonly userId: string; readonly files: FileAddresses }
}

export const startTransfers = ({ first: { files, userId }, ...ports }: TransferPorts): TransferActors => {
  const transfers = createActor(createTransfersMachine({ ...ports, files, now: Date.now }), { input: { userId } }).start()
  return { transfers, download: downloading(transfers) }
}
