import { DoorOpen, MoreHorizontal } from 'lucide-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import { formatDateTime } from '../../domain/format/dates.ts'
import { formatNumber } from '../../domain/format/numbers.ts'
import type { OrganizationSort, OrganizationView } from '../../domain/organizations/list.ts'
import type { OrganizationSummary } from '../../domain/organizations/managed.ts'
import { matchLanguage, type Language } from '../../domain/preferences/language.ts'
import { mayVisit } from '../../domain/organizations/reach.ts'
import { Badge } from '../kit/Badge.tsx'
import { Button } from '../kit/Button.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { Menu } from '../kit/Menu.tsx'
import { type Column, Table } from '../kit/Table.tsx'
import { theme } from '../theme/theme.ts'
import { TIME_ZONE } from '../texts/timeZone.ts'
import { organizationEntries, type Overseer } from './organizationEntries.ts'
import { OrganizationStateBadge } from './OrganizationStateBadge.tsx'
import { StorageCell } from '../storage/StorageCell.tsx'
import { headerOf, organizationTypeText } from '../texts/organizationTexts.ts'

interface OrganizationsTableProps {
  readonly items: readonly OrganizationSummary[]
  readonly view: OrganizationView
  readonly onSort: (sort: OrganizationSort) => void
  readonly overseer: Overseer
  /** The address of an organization. */
  readonly addressOf: (id: string) => string
  /** Absent where nothing can be done to many. */
  readonly picking?: Picking | undefined
}

interface Picking {
  readonly ids: ReadonlySet<string>
  readonly toggle: (organization: OrganizationSummary) => void
}

const columnsFor = (
  t: TFunction,
  language: Language,
  { overseer, picking, addressOf }: Omit<OrganizationsTableProps, 'items' | 'view' | 'onSort'>,
): readonly (Column<OrganizationSummary> & { readonly id: OrganizationSort | 'modules' | 'work' | 'actions' })[] => [
  {
    id: 'name',
    header: headerOf(t, 'name'),
    sortable: true,
    cell: (organization) => (
      <Head>
        {picking && (
          <Checkbox
            label={t('organizations.many.pick', { name: organization.name })}
            labelHidden
            checked={picking.ids.has(organization.id)}
            onChange={() => picking.toggle(organization)}
          />
        )}
        <Name>
          <Link to={addressOf(organization.id)}>{organization.name}</Link>
          {organization.upgradeRequestedAt !== null && <Badge tone="warning">{t('organizations.wantsMore')}</Badge>}
        </Name>
      </Head>
    ),
  },
  { id: 'type', header: headerOf(t, 'type'), sortable: true, roomy: true, cell: ({ type }) => (type === '' ? '–' : organizationTypeText(t, type)) },
  { id: 'users', header: headerOf(t, 'users'), sortable: true, align: 'end', cell: ({ users }) => formatNumber(users, language) },
  { id: 'storage', header: headerOf(t, 'storage'), sortable: true, cell: (organization) => <StorageCell organization={organization} /> },
  { id: 'files', header: headerOf(t, 'files'), sortable: true, align: 'end', roomy: true, cell: ({ files }) => formatNumber(files, language) },
  {
    id: 'modules',
    header: t('organizations.fields.modules'),
    roomy: true,
    cell: ({ modules }) => <Small>{modules.length === 0 ? t('organizations.noModules') : modules.map((module) => t(`shell.modules.${module}`)).join(', ')}</Small>,
  },
  {
    id: 'state',
    header: headerOf(t, 'state'),
    sortable: true,
    cell: (organization) => <OrganizationStateBadge organization={organization} />,
  },
  {
    id: 'lastActivity',
    header: headerOf(t, 'lastActivity'),
    roomy: true,
    sortable: true,
    cell: ({ lastActivityAt }) =>
      lastActivityAt === null ? t('organizations.noActivity') : <Small><time dateTime={lastActivityAt}>{formatDateTime(lastActivityAt, TIME_ZONE)}</time></Small>,
  },
  {
    id: 'work',
    header: t('organizations.workColumn'),
    cell: (organization) =>
      mayVisit(overseer.claims, organization.id, overseer.ownId) &&
      organization.deletedAt === null && (
        <Button
          size="compact"
          icon={<DoorOpen size={16} aria-hidden />}
          aria-label={t('organizations.workInsideOf', { name: organization.name })}
          title={t('organizations.workInside')}
          onClick={() => overseer.workInside(organization)}
        >
          <WorkLabel>{t('organizations.workInside')}</WorkLabel>
        </Button>
      ),
  },
  {
    id: 'actions',
    header: t('organizations.actions'),
    align: 'end',
    corner: true,
    cell: (organization) => {
      const label = t('organizations.actionsFor', { name: organization.name })
      const entries = organizationEntries(t, overseer, organization)
      return entries.length === 0 ? null : <Menu button={<IconButton label={label} icon={<MoreHorizontal size={16} />} />} label={label} entries={entries} />
    },
  },
]

/** The organizations, each with what it is and holds, and what can be done. */
export const OrganizationsTable = ({ items, view: { sort, direction }, onSort, ...rest }: OrganizationsTableProps) => {
  const { t, i18n } = useTranslation()
  const columns = columnsFor(t, matchLanguage(i18n.language), rest)
  return (
    <Table
      caption={t('organizations.list')}
      rows={items}
      rowKey={({ id }) => id}
      columns={columns}
      sort={{ column: sort, direction }}
      onSort={(column) => onSort(column as OrganizationSort)}
    />
  )
}

const Head = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;
`

const Name = styled.span`
  display: grid;
  justify-items: start;
  gap: ${theme.space[1]};
  padding: ${theme.space[2]} 0;
  min-width: 0;
  overflow-wrap: anywhere;

  a {
    font-weight: ${theme.font.weight.medium};
    color: ${theme.color.ink};
  }
`

const Small = styled.span`
  font-size: ${theme.font.size.caption};
`

const WorkLabel = styled.span`
  ${theme.media.md} {
    display: none;
  }

  ${theme.media.lg} {
    display: inline;
  }
`
