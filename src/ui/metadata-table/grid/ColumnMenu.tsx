import { useTranslation } from 'react-i18next'
import type { TableViewActor } from '../../../application/metadata-table/tableView.machine.ts'
import type { TableColumn } from '../../../domain/metadata-table/columns.ts'
import { LazyMenuSurface } from '../../kit/lazyMenu.tsx'
import type { MenuPlace } from '../../kit/MenuSurface.tsx'
import { useColumnName } from '../columnName.ts'
import type { HeadActions } from './GridHead.tsx'
import { useColumnEntries } from './useColumnEntries.tsx'

/** The column whose menu is open, and beside what. */
export interface OpenMenu {
  readonly id: string
  readonly at: MenuPlace
}

interface ColumnMenuProps {
  readonly column: TableColumn
  readonly at: MenuPlace
  readonly tableView: TableViewActor
  readonly actions: HeadActions
  /** On a phone. */
  readonly isCard?: boolean
  readonly onClose: () => void
}

/** What can be done with a column. It stands beside the grid: a row has no children but its cells. */
export const ColumnMenu = ({ column, at, tableView, actions, isCard = false, onClose }: ColumnMenuProps) => {
  const { t } = useTranslation()
  const nameOf = useColumnName()
  const entriesOf = useColumnEntries(tableView, actions)
  return <LazyMenuSurface label={t('metadataTable.columnMenu', { column: nameOf(column) })} at={at} entries={entriesOf(column, isCard)} align="start" onClose={onClose} />
}
