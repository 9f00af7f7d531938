import type { TrashSelection } from '../../domain/items/selection.ts'
import type { TrashItem } from '../../domain/trash/trashItem.ts'
import type { FileAddresses } from '../assets/FileAddresses.ts'
import type { TransfersActor } from './transfers.machine.ts'

interface Chosen {
  readonly selection: TrashSelection
  readonly count: number
  /** Those of them that were read. */
  readonly items: readonly Pick<TrashItem, 'id' | 'kind' | 'name'>[]
}

/** Has what lies in the trash taken home, where it stays: a single file as it is, all else as a zip. */
export const takeHome = (transfers: TransfersActor, files: FileAddresses, { selection, count, items }: Chosen): void => {
  const only = count === 1 ? items[0] : undefined
  if (only?.kind === 'asset') transfers.send({ type: 'file.wanted', name: only.name, address: files.trashed(only.id) })
  else transfers.send({ type: 'zip.wanted', asked: { from: 'trash', selection }, label: { count, name: only?.name } })
}
