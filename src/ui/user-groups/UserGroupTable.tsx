import type { TFunction } from 'i18next'
import { EyeOff, History, List, MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { UserGroup } from '../../domain/user-groups/userGroup.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { Menu } from '../kit/Menu.tsx'
import type { MenuEntry } from '../kit/MenuEntries.tsx'
import { NameLink } from '../kit/NameLink.tsx'
import { type Column, Table } from '../kit/Table.tsx'
import { detailPath, restrictedAllPath, restrictedPath } from '../addresses/userGroups.ts'

interface Onlooker {
  readonly organizationId: string
  readonly mayRestrict: boolean
  /** Where it is told what a group went through; undefined for whom the log is closed. */
  readonly log: ((groupId: string) => string) | undefined
  /** The address of a dialog over the list. */
  readonly to: (path: string) => string
  readonly onDelete: (group: UserGroup) => void
}

interface UserGroupTableProps extends Onlooker {
  readonly groups: readonly UserGroup[]
}

const entriesFor = (t: TFunction, { organizationId, mayRestrict, log, to, onDelete }: Onlooker, group: UserGroup): readonly MenuEntry[] => [
  { id: 'edit', label: t('userGroups.edit'), icon: <Pencil size={16} />, to: to(detailPath(organizationId, group.id)) },
  ...(mayRestrict
    ? [
        { id: 'restrict', label: t('userGroups.restrict'), icon: <EyeOff size={16} />, to: to(restrictedPath(organizationId, group.id)) },
        { id: 'restricted', label: t('userGroups.restricted'), icon: <List size={16} />, to: to(restrictedAllPath(organizationId, group.id)) },
      ]
    : []),
  ...(log === undefined ? [] : [{ id: 'activity', label: t('activity.show'), icon: <History size={16} />, to: log(group.id) }]),
  { id: 'delete', label: t('userGroups.delete'), icon: <Trash2 size={16} />, tone: 'danger', separated: true, onSelect: () => onDelete(group) },
]

const columnsFor = (t: TFunction, onlooker: Onlooker): readonly Column<UserGroup>[] => [
  {
    id: 'name',
    header: t('userGroups.columns.name'),
    cell: ({ id, name }) => <NameLink to={onlooker.to(detailPath(onlooker.organizationId, id))}>{name}</NameLink>,
  },
  { id: 'members', header: t('userGroups.columns.members'), cell: ({ members }) => t('userGroups.members', { count: members }) },
  { id: 'role', header: t('userGroups.columns.role'), cell: ({ roleName }) => roleName ?? t('userGroups.noRole') },
  {
    id: 'actions',
    header: t('userGroups.actions'),
    align: 'end',
    corner: true,
    cell: (group) => {
      const label = t('userGroups.actionsFor', { name: group.name })
      return <Menu button={<IconButton label={label} icon={<MoreHorizontal size={16} />} />} label={label} entries={entriesFor(t, onlooker, group)} />
    },
  },
]

/** The groups, how many belong to each, and the role it gives. */
export const UserGroupTable = ({ groups, ...onlooker }: UserGroupTableProps) => {
  const { t } = useTranslation()
  return <Table caption={t('userGroups.list')} rows={groups} rowKey={({ id }) => id} columns={columnsFor(t, onlooker)} />
}
