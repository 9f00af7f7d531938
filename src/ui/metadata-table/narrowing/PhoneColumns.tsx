import { useSelector } from '@xstate/react'
import { ListFilter } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableViewActor } from '../../../application/metadata-table/tableView.machine.ts'
import { shownColumns } from '../../../domain/metadata-table/columns.ts'
import { Button } from '../../kit/Button.tsx'
import { Menu } from '../../kit/Menu.tsx'
import { useColumnName } from '../columnName.ts'
import { ColumnMenu, type OpenMenu } from '../grid/ColumnMenu.tsx'
import type { HeadActions } from '../grid/GridHead.tsx'

/** What rows are sorted and narrowed by on a phone, where cards have no heads of columns. */
export const PhoneColumns = ({ tableView, actions }: { readonly tableView: TableViewActor; readonly actions: HeadActions }) => {
  const { t } = useTranslation()
  const nameOf = useColumnName()
  const box = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState<OpenMenu>()
  const columns = shownColumns(useSelector(tableView, ({ context }) => context.columns))
  const column = columns.find(({ id }) => id === open?.id)
  const openAt = (id: string) => {
    if (box.current !== null) setOpen({ id, at: box.current.getBoundingClientRect() })
  }
  return (
    <span ref={box}>
      <Menu
        label={t('metadataTable.sortAndFilter')}
        align="start"
        button={<Button icon={<ListFilter size={16} />}>{t('metadataTable.sortAndFilter')}</Button>}
        entries={columns.map((one) => ({ id: one.id, label: nameOf(one), onClosed: () => openAt(one.id) }))}
      />
      {open !== undefined && column !== undefined && <ColumnMenu column={column} at={open.at} tableView={tableView} actions={actions} isCard onClose={() => setOpen(undefined)} />}
    </span>
  )
}
