import { itemsSelected, type TrashSelection } from '../../domain/items/selection.ts'
import type { TrashItem } from '../../domain/trash/trashItem.ts'
import { minus, plus } from '../lists/sets.ts'
import type { TrashList, TrashPage } from './TrashGateway.ts'

/** What of the list of the trash is selected. */
export interface SelectedInTrash {
  readonly picked: ReadonlySet<string>
  /** Everything is selected, also what was never read, but for `picked`. */
  readonly isAll: boolean
  /** What a range begins at; undefined: at the row with the focus. */
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

/** The rows from the anchor to another one, both included; without it, or where it is listed no more, from the row that had the focus. */
export const reachedFrom = ({ anchor: before, items }: SelectedInTrash & Listed, id: string, focused = id): SelectedInTrash => {
  const anchor = items.some((item) => item.id === before) ? before : focused
  const [from, to] = [anchor, id].map((end) => items.findIndex((item) => item.id === end)).toSorted((a, b) => a - b)
  return { picked: new Set(items.slice(Math.max(from ?? 0, 0), (to ?? 0) + 1).map((item) => item.id)), isAll: false, anchor }
}

/** Of one module, or of some names, those that were read: nothing is selected that a call could not name. */
export const allPicked = ({ anchor, items, list }: SelectedInTrash & Listed): SelectedInTrash =>
  isWhole(list) ? { picked: new Set(), isAll: true, anchor } : { picked: new Set(items.map(({ id }) => id)), isAll: false, anchor }

/**
 * What is selected once the list was read again: what is gone is not, nor is it left out of everything. What was left out and others have
 * pushed further down than is read stays so: it is gone where nothing follows, or where a row that followed it is listed.
 */
export const leftOf = ({ picked, isAll, anchor, items: before }: SelectedInTrash & Pick<Listed, 'items'>, { items, next, total }: TrashPage): SelectedInTrash => {
  const known = new Set(items.map(({ id }) => id))
  if (!isAll) return { picked: new Set([...picked].filter((id) => known.has(id))), isAll, anchor }
  const followed = new Set(before.slice(0, Math.max(0, before.findLastIndex(({ id }) => known.has(id)))).map(({ id }) => id))
  const except = new Set([...picked].filter((id) => known.has(id) || (next !== null && !followed.has(id))))
  // What comes after everything has gone was never selected.
  return total <= except.size ? NONE : { picked: except, isAll, anchor }
}

export const isInTrashSelection = ({ context: { picked, isAll } }: TrashListRead, id: string): boolean => picked.has(id) !== isAll

export const trashSelectedCount = ({ context: { picked, isAll, total } }: TrashListRead): number => (isAll ? total - picked.size : picked.size)

/** What of the trash is selected, as the calls take it. */
export const trashSelectionOf = ({ context: { items, picked, isAll } }: TrashListRead): TrashSelection =>
  isAll ? { kind: 'all', except: [...picked] } : itemsSelected(items.filter(({ id }) => picked.has(id)))
