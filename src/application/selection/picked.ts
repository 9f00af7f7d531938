import type { ResourceType } from '../../domain/access/modules.ts'
import { rowCount, type SelectableItem, type ShownList } from './selectableRows.ts'

/** What is selected, by its id. */
export type Picked = ReadonlyMap<string, SelectableItem>

export const itemsById = (items: readonly SelectableItem[]): Picked => new Map(items.map((item) => [item.id, item]))

export const without = (picked: Picked, ids: ReadonlySet<string>): Picked => new Map([...picked].filter(([id]) => !ids.has(id)))

export const inModule = (picked: Picked, module: ResourceType): Picked => new Map([...picked].filter(([, { type }]) => type === module))

export const toggled = (picked: Picked, item: SelectableItem): Picked => (picked.has(item.id) ? without(picked, new Set([item.id])) : new Map(picked).set(item.id, item))

/** Rows of a list over many folders, read or not. */
const lengthOf = (shown: ShownList): number => Math.max(shown.total, rowCount(shown))

/** Whether it goes over many folders, and some of its rows have not been read. */
const isReadInPart = (shown: ShownList): boolean => shown.items !== undefined && shown.items.length < lengthOf(shown)

/** All folders of a list are known unless some are no rows, and all rows of one over many folders that was read whole, so what is not among them any more is gone. */
const amongAll = (picked: Picked, { folders, foldersBeyond = 0, items }: ShownList): Picked => {
  const known = new Set((items ?? folders).map(({ id }) => id))
  const isAllKnown = (kind: SelectableItem['kind']) => items !== undefined || (kind === 'folder' && foldersBeyond === 0)
  const there = [...picked].filter(([id, { kind }]) => !isAllKnown(kind) || known.has(id))
  return there.length === picked.size ? picked : new Map(there)
}

/** What is still in a list that is shown again. Of one that was read in part only that is gone which was read before and is missing from fewer rows. */
export const stillThere = (picked: Picked, before: ShownList, shown: ShownList): Picked => {
  if (!isReadInPart(shown)) return amongAll(picked, shown)
  if (lengthOf(shown) >= lengthOf(before)) return picked
  const known = new Set(shown.items?.map(({ id }) => id))
  const gone = new Set(before.items?.flatMap(({ id }) => (picked.has(id) && !known.has(id) ? [id] : [])))
  return gone.size === 0 ? picked : without(picked, gone)
}

/** The same of what was taken out of everything. What a query finds may only not have been read: it stays taken out. */
export const stillExcepted = (except: Picked, shown: ShownList): Picked => (isReadInPart(shown) ? except : amongAll(except, shown))

/** What was selected in the lists one has been to, by their keys. */
export type PickedElsewhere = ReadonlyMap<string, Picked>

/** Lists whose selection is kept for coming back. */
const LISTS_KEPT = 20

/** What is kept of other lists, with one more. */
export const keptElsewhere = (elsewhere: PickedElsewhere, key: string, picked: Picked): PickedElsewhere =>
  new Map([...elsewhere].slice(-LISTS_KEPT)).set(key, picked)
