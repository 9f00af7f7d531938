import type { TFunction } from 'i18next'
import { MoreHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import { PERMISSIONS } from '../../domain/access/permissions.ts'
import { isDefaultRole } from '../../domain/access/roles.ts'
import type { Role } from '../../domain/roles/role.ts'
import { Badge } from '../kit/Badge.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { Menu } from '../kit/Menu.tsx'
import { NameLink } from '../kit/NameLink.tsx'
import { type Column, Table } from '../kit/Table.tsx'
import { theme } from '../theme/theme.ts'
import { detailPath } from '../addresses/roles.ts'
import { roleEntries, type Onlooker } from './roleEntries.tsx'

interface RoleTableProps extends Onlooker {
  readonly roles: readonly Role[]
}

const columnsFor = (t: TFunction, onlooker: Onlooker): readonly Column<Role>[] => {
  const { organizationId, to } = onlooker
  return [
    {
      id: 'name',
      header: t('roles.columns.name'),
      cell: ({ id, name }) => (
        <Name>
          <NameLink to={to(detailPath(organizationId, id))}>{name}</NameLink>
          {isDefaultRole(name) && (
            <span title={t('roles.defaultHint')}>
              <Badge>{t('roles.default')}</Badge>
            </span>
          )}
        </Name>
      ),
    },
    {
      id: 'users',
      header: t('roles.columns.users'),
      cell: ({ id, users }) => <Quiet to={to(detailPath(organizationId, id, 'people'))}>{t('roles.users', { count: users })}</Quiet>,
    },
    {
      id: 'permissions',
      header: t('roles.columns.permissions'),
      cell: ({ permissions }) => t('roles.of', { count: permissions.length, total: PERMISSIONS.length }),
    },
    {
      id: 'actions',
      header: t('roles.actions'),
      align: 'end',
      corner: true,
      cell: (role) => {
        const label = t('roles.actionsFor', { name: role.name })
        const button = <IconButton label={label} icon={<MoreHorizontal size={16} />} />
        return <Menu button={button} label={label} entries={roleEntries(t, onlooker, role)} />
      },
    },
  ]
}

/** The roles, how many have each, and how much each allows. */
export const RoleTable = ({ roles, ...onlooker }: RoleTableProps) => {
  const { t } = useTranslation()
  const columns = columnsFor(t, onlooker)
  return <Table caption={t('roles.list')} rows={roles} rowKey={({ id }) => id} columns={columns} />
}

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
`

const Quiet = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.target};
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`
