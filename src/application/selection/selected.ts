import { type ModuleCount, moduleCountsOf, moduleCountsWithout } from '../../domain/items/moduleCounts.ts'
import { itemsSelected, type Selection } from '../../domain/items/selection.ts'
import { longRange } from './readingRange.ts'
import { itemsById } from './picked.ts'
import type { SelectableItem, ShownList } from './selectableRows.ts'
import { wholeCount, wholeCounts } from './wholeCounts.ts'
import type { SelectionSnapshot } from './selection.machine.ts'

/** What is selected, as the calls take it; and for people how many they are, and the name of a single one. */
export interface Selected {
  readonly selection: Selection
  readonly count: number
  readonly name?: string
}

/** Of a list over many folders the items that were read, by their ids: they are looked up row by row. */
const known = new WeakMap<NonNullable<ShownList['items']>, ReadonlyMap<string, SelectableItem>>()

const itemOf = ({ items }: ShownList, id: string): SelectableItem | undefined => {
  if (items === undefined) return undefined
  const byId = known.get(items) ?? itemsById(items)
  known.set(items, byId)
  return byId.get(id)
}

export const isSelected = (snapshot: SelectionSnapshot, id: string): boolean => {
  const { shown, picked, except, within } = snapshot.context
  if (!snapshot.matches('all')) return picked.has(id)
  return !except.has(id) && (within === undefined || itemOf(shown, id)?.type === within)
}

/** What is selected by module: of several nothing can be done with it together. */
export const selectedModules = (snapshot: SelectionSnapshot): readonly ModuleCount[] => {
  const { shown, picked, except, within } = snapshot.context
  return snapshot.matches('all') ? moduleCountsWithout(wholeCounts(shown, within), [...except.values()]) : moduleCountsOf([...picked.values()])
}

export const selectedCount = (snapshot: SelectionSnapshot): number => {
  const { shown, picked, except, within } = snapshot.context
  return snapshot.matches('all') ? wholeCount(shown, within) - except.size : picked.size
}

/** Rows of a range that takes a while to be read; undefined: none is. */
export const readingCount = ({ context, ...snapshot }: SelectionSnapshot): number | undefined =>
  snapshot.value === 'readingRange' ? longRange(context) : undefined

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

const wholeOf = ({ shown: { list, items, found }, except: left }: SelectionSnapshot['context']): Selection => {
  const except = [...left.keys()]
  if (found !== undefined) return { kind: 'found', q: found.q, except }
  if (items !== undefined) return itemsSelected(items.filter(({ id }) => !left.has(id)))
  if (list !== undefined && list.folderId === undefined) return { kind: 'module', except }
  return { kind: 'contents', folderId: list?.folderId ?? null, except }
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
