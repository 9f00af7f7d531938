import { itemsSelected, type TrashSelection } from '../../domain/items/selection.ts'
import type { TrashItem } from '../../domain/trash/trashItem.ts'
import { minus, plus } from '../lists/sets.ts'
import type { TrashList } from './TrashGateway.ts'

/** What of the list of the trash is selected. */
export interface SelectedInTrash {
  readonly picked: ReadonlySet<string>
  /** Everything is selected, also what was never read, but for `picked`. */
  readonly isAll: boolean
  /** What a range begins at. */
  readonly anchor: string | undefined
}

interface Listed {
  readonly list: TrashList
  readonly items: readonly TrashItem[]
  readonly total: number
}

/** A snapshot of the list. */
export interface TrashListRead {
  readonly context: SelectedInTrash & Listed
}

export const NONE: SelectedInTrash = { picked: new Set(), isAll: false, anchor: undefined }

/** Whether a list is the whole trash. */
export const isWhole = ({ type, term }: TrashList): boolean => type === undefined && term === undefined

export const pickedOnly = (id: string): SelectedInTrash => ({ picked: new Set([id]), isAll: false, anchor: id })

export const toggled = ({ picked, isAll }: SelectedInTrash, id: string): SelectedInTrash => ({
  picked: picked.has(id) ? minus(picked, id) : plus(picked, [id]),
  isAll,
  anchor: id,
})

/** The rows from the anchor to another one, both included. */
export const reachedFrom = ({ anchor, items }: SelectedInTrash & Listed, id: string): SelectedInTrash => {
  const [from, to] = [anchor ?? id, id].map((end) => items.findIndex((item) => item.id === end)).toSorted((a, b) => a - b)
  return { picked: new Set(items.slice(Math.max(from ?? 0, 0), (to ?? 0) + 1).map((item) => item.id)), isAll: false, anchor }
}

/** Of one module, or of some names, those that were read: nothing is selected that a call could not name. */
export const allPicked = ({ anchor, items, list }: SelectedInTrash & Listed): SelectedInTrash =>
  isWhole(list) ? { picked: new Set(), isAll: true, anchor } : { picked: new Set(items.map(({ id }) => id)), isAll: false, anchor }

/** What is gone meanwhile is no longer selected. */
export const stillThere = ({ picked, isAll }: SelectedInTrash, items: readonly TrashItem[]): ReadonlySet<string> => {
  const known = new Set(items.map(({ id }) => id))
  return isAll ? picked : new Set([...picked].filter((id) => known.has(id)))
}

export const isInTrashSelection = ({ context: { picked, isAll } }: TrashListRead, id: string): boolean => picked.has(id) !== isAll

export const trashSelectedCount = ({ context: { picked, isAll, total } }: TrashListRead): number => (isAll ? total - picked.size : picked.size)

/** What of the trash is selected, as the calls take it. */
export const trashSelectionOf = ({ context: { items, picked, isAll } }: TrashListRead): TrashSelection =>
  isAll ? { kind: 'all', except: [...picked] } : itemsSelected(items.filter(({ id }) => picked.has(id)))
