import { itemsSelected, type Selection } from '../../domain/items/selection.ts'
import { longRange } from './gatheringRange.ts'
import { rowCount } from './selectableRows.ts'
import type { SelectionSnapshot } from './selection.machine.ts'

/** What is selected, as the calls take it; and for people how many they are, and the name of a single one. */
export interface Selected {
  readonly selection: Selection
  readonly count: number
  readonly name?: string
}

export const isSelected = (snapshot: SelectionSnapshot, id: string): boolean =>
  snapshot.matches('all') ? !snapshot.context.except.has(id) : snapshot.context.picked.has(id)

export const selectedCount = ({ context: { shown, picked, except }, ...snapshot }: SelectionSnapshot): number =>
  snapshot.value === 'all' ? rowCount(shown) - except.size : picked.size

/** Rows of a range that takes a while to be read; undefined: none is. */
export const gatheredCount = ({ context, ...snapshot }: SelectionSnapshot): number | undefined =>
  snapshot.value === 'gathering' ? longRange(context) : undefined

/** Bytes, added up from the rows; unknown where folders, or rows that were never read, are among what is selected. */
export const knownBytes = ({ context: { picked }, ...snapshot }: SelectionSnapshot): number | undefined => {
  const items = [...picked.values()]
  return snapshot.value === 'all' || items.some(({ kind }) => kind === 'folder') ? undefined : items.reduce((sum, { size }) => sum + size, 0)
}

/** Bytes of all that is selected, folders with what is in them; undefined while they are not known. */
export const selectedBytes = (snapshot: SelectionSnapshot): number | undefined => {
  const { picked, except, measured } = snapshot.context
  const isOfIt = measured?.picked === picked && measured.except === except
  return knownBytes(snapshot) ?? (isOfIt ? measured.bytes : undefined)
}

const wholeOf = ({ shown: { list }, except }: SelectionSnapshot['context']): Selection => {
  if (list !== undefined && list.folderId === undefined) return { kind: 'module', except: [...except] }
  return { kind: 'contents', folderId: list?.folderId ?? null, except: [...except] }
}

const singlesOf = ({ shown: { list, items: listed }, picked }: SelectionSnapshot['context']): Selection => {
  const items = itemsSelected([...picked.values()])
  return listed !== undefined || (list !== undefined && list.folderId === undefined) ? items : { ...items, from: list?.folderId ?? null }
}

/** What was selected in one list: it names where it was seen, so that nothing is touched that has gone elsewhere meanwhile. */
export const selectedIn = (snapshot: SelectionSnapshot): Selected => {
  const count = selectedCount(snapshot)
  if (snapshot.matches('all')) return { selection: wholeOf(snapshot.context), count }
  const [only] = snapshot.context.picked.values()
  return { selection: singlesOf(snapshot.context), count, ...(count === 1 && only !== undefined ? { name: only.name } : {}) }
}
