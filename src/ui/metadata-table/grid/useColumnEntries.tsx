import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ChevronsLeftRight, ChevronsRightLeft, EyeOff, ListFilter, MoveHorizontal, Pin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TableViewActor } from '../../../application/metadata-table/tableView.machine.ts'
import type { TableColumn } from '../../../domain/metadata-table/columns.ts'
import type { TableSort } from '../../../domain/metadata-table/tableScope.ts'
import type { MenuEntry } from '../../kit/MenuEntries.tsx'
import { focusEdge } from './ColumnEdge.tsx'
import type { HeadActions } from './GridHead.tsx'

/** Pixels that a column is made wider or narrower by at once. */
const STEP = 40

const sortBy = ({ id, attribute }: TableColumn): TableSort => (attribute === undefined ? { by: id === 'name' ? 'name' : 'fileNumber' } : { by: 'attribute', attributeId: attribute.id })

/** What can be done with a column, by mouse and by keyboard. */
export const useColumnEntries = (tableView: TableViewActor, { query, onQuery, onFilter }: HeadActions) => {
  const { t } = useTranslation()
  /** `isCard`: it has no head, and no place beside others. */
  return (column: TableColumn, isCard: boolean): readonly MenuEntry[] => {
    const { id, width, isPinned, attribute } = column
    const change = (changed: Partial<Pick<TableColumn, 'width' | 'isPinned' | 'isHidden'>>) => tableView.send({ type: 'column.changed', id, change: changed })
    const isFiltered = query.filters.some(({ attributeId }) => attributeId === id)
    const sorting: readonly MenuEntry[] = [
      { id: 'asc', label: t('metadataTable.column.ascending'), icon: <ArrowUp size={16} />, onSelect: () => onQuery({ ...query, sort: sortBy(column), direction: 'asc' }) },
      { id: 'desc', label: t('metadataTable.column.descending'), icon: <ArrowDown size={16} />, onSelect: () => onQuery({ ...query, sort: sortBy(column), direction: 'desc' }) },
    ]
    const filtering: readonly MenuEntry[] =
      attribute === undefined
        ? []
        : [
            { id: 'filter', label: t('metadataTable.column.filter'), icon: <ListFilter size={16} />, separated: true, onSelect: () => onFilter(column) },
            ...(isFiltered
              ? [{ id: 'unfilter', label: t('metadataTable.column.unfilter'), onSelect: () => onQuery({ ...query, filters: query.filters.filter(({ attributeId }) => attributeId !== id) }) }]
              : []),
          ]
    const widths: readonly MenuEntry[] = [
      { id: 'width', label: t('metadataTable.column.width'), icon: <MoveHorizontal size={16} />, separated: true, onClosed: () => focusEdge(id) },
      { id: 'wider', label: t('metadataTable.column.wider'), icon: <ChevronsLeftRight size={16} />, onSelect: () => change({ width: width + STEP }) },
      { id: 'narrower', label: t('metadataTable.column.narrower'), icon: <ChevronsRightLeft size={16} />, onSelect: () => change({ width: width - STEP }) },
    ]
    if (isCard) return [...sorting, ...filtering]
    if (id === 'name') return [...sorting, ...widths]
    return [
      ...sorting,
      ...filtering,
      ...widths,
      { id: 'left', label: t('metadataTable.column.left'), icon: <ArrowLeft size={16} />, separated: true, onSelect: () => tableView.send({ type: 'column.moved', id, by: -1 }) },
      { id: 'right', label: t('metadataTable.column.right'), icon: <ArrowRight size={16} />, onSelect: () => tableView.send({ type: 'column.moved', id, by: 1 }) },
      { id: 'pin', label: isPinned ? t('metadataTable.column.unpin') : t('metadataTable.column.pin'), icon: <Pin size={16} />, onSelect: () => change({ isPinned: !isPinned }) },
      { id: 'hide', label: t('metadataTable.column.hide'), icon: <EyeOff size={16} />, onSelect: () => change({ isHidden: true }) },
    ]
  }
}
