import { useSelector } from '@xstate/react'
import type { TFunction } from 'i18next'
import { File, Folder, MoreHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { isInTrashSelection, type TrashListActor, type TrashListSnapshot } from '../../application/trash/trashList.machine.ts'
import { formatDateTime } from '../../domain/format/dates.ts'
import { formatSize } from '../../domain/format/numbers.ts'
import type { Direction } from '../../domain/library/asset.ts'
import { matchLanguage, type Language } from '../../domain/preferences/language.ts'
import type { TrashItem } from '../../domain/trash/trashItem.ts'
import { Checkbox } from '../kit/Checkbox.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { ellipsis } from '../kit/focus.ts'
import { FileName } from '../kit/FileName.tsx'
import { Table, type Column } from '../kit/Table.tsx'
import { theme } from '../theme/theme.ts'
import { TIME_ZONE } from '../timeZone.ts'

interface TrashTableProps {
  readonly trashList: TrashListActor
  readonly onSort: (direction: Direction) => void
  /** Undefined: nothing can be done with what lies here. */
  readonly onMenu: ((item: TrashItem, button: Element) => void) | undefined
}

interface Shown {
  readonly t: TFunction
  readonly language: Language
  readonly snapshot: TrashListSnapshot
  readonly onToggle: (id: string) => void
}

const nameCell =
  ({ t, snapshot, onToggle }: Shown): Column<TrashItem>['cell'] =>
  ({ id, kind, name }) => (
    <Named data-item={id}>
      <Checkbox labelHidden label={t('trash.select', { name })} checked={isInTrashSelection(snapshot, id)} onChange={() => onToggle(id)} />
      {kind === 'folder' ? <Folder size={16} aria-hidden /> : <File size={16} aria-hidden />}
      <FileName name={name} />
    </Named>
  )

const placeCell =
  ({ t }: Shown): Column<TrashItem>['cell'] =>
  ({ type, place }) => <Place>{[t(`shell.modules.${type}`), ...place.map(({ name }) => name)].join(' / ')}</Place>

const sizeCell =
  ({ t, language }: Shown): Column<TrashItem>['cell'] =>
  ({ kind, size, assetCount }) =>
    [...(kind === 'folder' ? [t('library.assetCount', { count: assetCount })] : []), formatSize(size, language)].join(' · ')

const menuCell =
  ({ t }: Shown, onMenu: NonNullable<TrashTableProps['onMenu']>): Column<TrashItem>['cell'] =>
  (item) => (
    <IconButton
      label={t('library.menuOf', { name: item.name })}
      icon={<MoreHorizontal size={16} />}
      aria-haspopup="menu"
      onClick={(event) => onMenu(item, event.currentTarget)}
    />
  )

const columnsOf = (shown: Shown, onMenu: TrashTableProps['onMenu']): readonly Column<TrashItem>[] => {
  const { t } = shown
  return [
    { id: 'name', header: t('trash.columns.name'), cell: nameCell(shown) },
    { id: 'place', header: t('trash.columns.place'), cell: placeCell(shown) },
    { id: 'trashedBy', header: t('trash.columns.by'), cell: ({ trashedBy }) => <By title={trashedBy}>{trashedBy}</By> },
    { id: 'trashedAt', header: t('trash.columns.at'), sortable: true, whole: true, cell: ({ trashedAt }) => formatDateTime(trashedAt, TIME_ZONE) },
    { id: 'size', header: t('trash.columns.size'), align: 'end', whole: true, cell: sizeCell(shown) },
    ...(onMenu === undefined ? [] : [{ id: 'menu', header: t('library.actions'), align: 'end', corner: true, cell: menuCell(shown, onMenu) } as const]),
  ]
}

/** What lies in the trash: since when, by whom, and where it lay. */
export const TrashTable = ({ trashList, onSort, onMenu }: TrashTableProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(trashList, (current) => current)
  const { items, list } = snapshot.context
  const onToggle = (id: string) => trashList.send({ type: 'item.toggled', id })
  return (
    <Table
      caption={t('trash.title')}
      rows={items}
      rowKey={({ id }) => id}
      sort={{ column: 'trashedAt', direction: list.direction }}
      onSort={() => onSort(list.direction === 'desc' ? 'asc' : 'desc')}
      columns={columnsOf({ t, language: matchLanguage(i18n.language), snapshot, onToggle }, onMenu)}
    />
  )
}

const Named = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;
  color: ${theme.color.ink};

  > svg {
    flex: none;
    color: ${theme.color.inkFaint};
  }
`

/** Names may be long; those of most people are not broken. */
const By = styled.span`
  display: block;
  max-width: 18ch;
  ${ellipsis}
`

const Place = styled.span`
  overflow-wrap: anywhere;
`
