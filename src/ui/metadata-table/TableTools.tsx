import { Columns3, PanelRight, Replace } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSelector } from '@xstate/react'
import type { TableViewActor } from '../../application/metadata-table/tableView.machine.ts'
import { Button } from '../kit/Button.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { Menu } from '../kit/Menu.tsx'
import { useColumnName } from './columnName.ts'

interface TableToolsProps {
  readonly tableView: TableViewActor
  readonly isBeside: boolean
  /** Undefined where there is no room beside the table. */
  readonly onBeside: (() => void) | undefined
  readonly onFind: () => void
}

/** What can be done with the table as a whole. */
export const TableTools = ({ tableView, isBeside, onBeside, onFind }: TableToolsProps) => {
  const { t } = useTranslation()
  const nameOf = useColumnName()
  const columns = useSelector(tableView, ({ context }) => context.columns)
  return (
    <>
      <IconButton label={t('metadataTable.find.title')} icon={<Replace size={16} />} onClick={onFind} />
      <Menu
        label={t('metadataTable.columns')}
        button={
          <Button tone="ghost" icon={<Columns3 size={16} />}>
            {t('metadataTable.columns')}
          </Button>
        }
        entries={[
          ...columns
            .filter(({ id }) => id !== 'name')
            .map((column) => ({
              id: column.id,
              label: nameOf(column),
              checked: !column.isHidden,
              onSelect: () => tableView.send({ type: 'column.changed', id: column.id, change: { isHidden: !column.isHidden } }),
            })),
          { id: 'reset', label: t('metadataTable.resetColumns'), separated: true, onSelect: () => tableView.send({ type: 'columns.reset' }) },
        ]}
      />
      {onBeside !== undefined && <IconButton label={t('metadataTable.beside')} icon={<PanelRight size={16} />} aria-pressed={isBeside} onClick={onBeside} />}
    </>
  )
}
