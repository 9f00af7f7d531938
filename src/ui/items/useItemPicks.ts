import { useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { listedItem } from '../../application/selection/selectableRows.ts'
import { isSelected } from '../../application/selection/selected.ts'
import type { SelectionActor } from '../../application/selection/selection.machine.ts'
import type { LibraryItem } from '../../domain/items/item.ts'
import type { RowPicks } from '../rows/RowTable.tsx'

/** What is selected in the list at the page's address. What leaves the list is not selected any more when it is drawn without it. */
export const useItemPicks = (selection: SelectionActor | undefined, items: readonly LibraryItem[]): (RowPicks & { readonly all: boolean | 'mixed' }) | undefined => {
  const { pathname, search } = useLocation()
  const key = pathname + search
  const snapshot = useSelector(selection, (current) => current)
  useLayoutEffect(() => {
    selection?.send({ type: 'list.shown', key, folders: [], list: undefined, total: 0, items: items.map(listedItem) })
  }, [selection, key, items])
  if (selection === undefined || snapshot === undefined) return undefined
  const { picked, shown } = snapshot.context
  const isHere = shown.key === key
  return {
    isSelected: (id) => isHere && isSelected(snapshot, id),
    selecting: isHere && picked.size > 0,
    all: isHere && picked.size > 0 && (picked.size === items.length || 'mixed'),
    onPress: (row, manner) => {
      const item = items[row]
      if (manner.range) selection.send({ type: 'row.reached', row })
      else if (item !== undefined) selection.send({ type: manner.toggle ? 'row.toggled' : 'row.clicked', row, item: listedItem(item) })
    },
    onAll: () => selection.send({ type: 'all.selected' }),
    onClear: () => selection.send({ type: 'cleared' }),
  }
}

/** Whether anything of the list at the page's address is selected. */
export const useSelecting = (selection: SelectionActor): boolean => {
  const { pathname, search } = useLocation()
  return useSelector(selection, ({ context: { picked, shown } }) => picked.size > 0 && shown.key === pathname + search)
}
