import { MoreHorizontal } from 'lucide-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import { formatDateTime } from '../../domain/format/dates.ts'
import { matchLanguage, type Language } from '../../domain/preferences/language.ts'
import type { Role } from '../../domain/roles/role.ts'
import { fullName, type Account } from '../../domain/users/account.ts'
import { reaches } from '../../domain/users/reach.ts'
import { Checkbox } from '../kit/Checkbox.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { Menu } from '../kit/Menu.tsx'
import { type Column, Table } from '../kit/Table.tsx'
import { theme } from '../theme/theme.ts'
import { TIME_ZONE } from '../texts/timeZone.ts'
import { accountEntries, editAddress, refusalText, type Onlooker } from './accountEntries.ts'
import { AccountStateBadge } from './AccountStateBadge.tsx'

interface AccountTableProps {
  readonly items: readonly Account[]
  readonly roles: readonly Role[]
  readonly onlooker: Onlooker
  /** Absent where nothing can be done to many. */
  readonly picking?: Picking | undefined
}

interface Picking {
  readonly ids: ReadonlySet<string>
  readonly toggle: (account: Account) => void
}

const columnsFor = (t: TFunction, language: Language, { roles, onlooker, picking }: Omit<AccountTableProps, 'items'>): readonly Column<Account>[] => {
  const heldBy = ({ roleId }: Account) => roles.find(({ id }) => id === roleId)?.permissions ?? []
  const mayEdit = (account: Account) =>
    reaches(onlooker.claims.permissions, 'editUsers', onlooker.isOwn) &&
    refusalText(t, language, onlooker, account, heldBy(account), 'edit') === undefined
  return [
    {
      id: 'name',
      header: t('users.name'),
      cell: (account) => (
        <Head>
          {picking && (
            <Checkbox
              label={t('users.many.pick', { name: fullName(account) })}
              labelHidden
              checked={picking.ids.has(account.id)}
              onChange={() => picking.toggle(account)}
            />
          )}
          <Person>
            {mayEdit(account) ? <Link to={editAddress(onlooker, account)}>{fullName(account)}</Link> : <strong>{fullName(account)}</strong>}
            <span>{account.email}</span>
          </Person>
        </Head>
      ),
    },
    { id: 'username', header: t('users.username'), cell: ({ username }) => <Wide>{username}</Wide> },
    { id: 'role', header: t('users.role'), cell: ({ roleName }) => <Wide>{roleName}</Wide> },
    { id: 'state', header: t('users.state'), cell: (account) => <AccountStateBadge account={account} /> },
    {
      id: 'lastSeen',
      header: t('users.lastSeen'),
      whole: true,
      cell: ({ lastSeenAt }) => (lastSeenAt === null ? t('users.neverSeen') : <time dateTime={lastSeenAt}>{formatDateTime(lastSeenAt, TIME_ZONE)}</time>),
    },
    { id: 'secondStep', header: t('users.secondStep'), cell: ({ secondStep }) => t(`users.secondSteps.${secondStep}`) },
    {
      id: 'actions',
      header: t('users.actions.column'),
      align: 'end',
      corner: true,
      cell: (account) => {
        const entries = accountEntries(t, language, onlooker, account, heldBy(account))
        const label = t('users.actions.for', { name: fullName(account) })
        return entries.length === 0 ? null : (
          <Menu button={<IconButton label={label} icon={<MoreHorizontal size={16} />} />} label={label} entries={entries} />
        )
      },
    },
  ]
}

/** The accounts, each with its state and what can be done. */
export const AccountTable = ({ items, ...rest }: AccountTableProps) => {
  const { t, i18n } = useTranslation()
  const columns = columnsFor(t, matchLanguage(i18n.language), rest)
  return <Table caption={t('users.accounts')} rows={items} rowKey={({ id }) => id} columns={columns} />
}

const Head = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
`

const Person = styled.span`
  display: grid;
  min-width: 10rem;
  padding: ${theme.space[2]} 0;
  overflow-wrap: anywhere;

  a,
  strong {
    font-weight: ${theme.font.weight.medium};
    color: ${theme.color.ink};
  }

  span {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
  }
`

const Wide = styled.span`
  overflow-wrap: anywhere;
`
