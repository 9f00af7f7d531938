import { useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { rangeBegin, type ReadRows } from '../../application/selection/anchor.ts'
import { listedItem, NOWHERE, rowCount, type ShownList } from '../../application/selection/selectableRows.ts'
import { isSelected, selectedCount } from '../../application/selection/selected.ts'
import type { SelectionActor } from '../../application/selection/selection.machine.ts'
import { type LibraryItem, resourceOf } from '../../domain/items/item.ts'
import type { RowPicks } from '../rows/RowTable.tsx'

export interface ItemPicks extends RowPicks {
  readonly all: boolean | 'mixed'
}

/** A list that is longer than what has been read of it: what a query finds. `itemAt`, `rowOf`: what stands in a row, and in which, if that has been read. */
export interface LongList extends Pick<ShownList, 'found' | 'read' | 'total'> {
  readonly itemAt: (row: number) => LibraryItem | undefined
  readonly rowOf: ReadRows['rowOf']
}

const idOf = (item: LibraryItem | undefined): string | undefined => item && resourceOf(item).id

/** The same of a list that is shown as far as it was read. */
const rowsOf = (items: readonly LibraryItem[]): Pick<LongList, 'itemAt' | 'rowOf'> => ({
  itemAt: (row) => items[row],
  rowOf: (id) => {
    const row = items.findIndex((item) => idOf(item) === id)
    return row < 0 ? undefined : row
  },
})

/** The list that the page's address names. Whether it stands there as tiles or rows makes no other one of it. */
const useListKey = (): string => {
  const { pathname, search } = useLocation()
  const named = new URLSearchParams(search)
  named.delete('view')
  return `${pathname}?${named.toString()}`
}

/**
 * What is selected in the list at the page's address. What leaves the list is not selected any more when it is drawn without it. `items`:
 * undefined while the list has not been read, or another is shown in its place; nothing is selected then.
 */
export function useItemPicks(selection: SelectionActor, items: readonly LibraryItem[] | undefined, long?: LongList): ItemPicks
export function useItemPicks(selection: SelectionActor | undefined, items: readonly LibraryItem[] | undefined, long?: LongList): ItemPicks | undefined
export function useItemPicks(selection: SelectionActor | undefined, items: readonly LibraryItem[] | undefined, long?: LongList): ItemPicks | undefined {
  const key = useListKey()
  const snapshot = useSelector(selection, (current) => current)
  useLayoutEffect(() => {
    const shown = items && { key, folders: [], list: undefined, total: long?.total ?? 0, items: items.map(listedItem), ...(long?.found && { found: long.found }), ...(long?.read && { read: long.read }) }
    selection?.send({ type: 'list.shown', ...(shown ?? NOWHERE) })
  }, [selection, key, items, long])
  if (selection === undefined || snapshot === undefined) return undefined
  const { shown } = snapshot.context
  const isHere = shown.key === key
  const count = isHere ? selectedCount(snapshot) : 0
  return {
    isSelected: (id) => isHere && isSelected(snapshot, id),
    selecting: count > 0,
    all: count > 0 && (count === rowCount(shown) || 'mixed'),
    onPress: (row, manner, focused) => {
      if (items === undefined) return
      const { itemAt, rowOf } = long ?? rowsOf(items)
      const item = itemAt(row)
      const rows = { rowOf, idAt: (at: number) => idOf(itemAt(at)) }
      if (manner.range) selection.send({ type: 'row.reached', row, from: rangeBegin(selection.getSnapshot().context.anchor, rows, focused) })
      else if (item !== undefined) selection.send({ type: manner.toggle ? 'row.toggled' : 'row.clicked', row, item: listedItem(item) })
    },
    onMove: () => selection.send({ type: 'focus.moved' }),
    onAll: () => selection.send({ type: 'all.selected' }),
    onClear: () => selection.send({ type: 'cleared' }),
  }
}

/** Whether anything of the list at the page's address is selected. */
export const useSelecting = (selection: SelectionActor): boolean => {
  const key = useListKey()
  return useSelector(selection, (snapshot) => selectedCount(snapshot) > 0 && snapshot.context.shown.key === key)
}
