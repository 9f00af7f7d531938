import { Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import type { RoleDetail } from '../../application/roles/RoleGateway.ts'
import { fullName } from '../../domain/users/account.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { theme } from '../theme/theme.ts'
import type { holderAddresses } from '../addresses/roles.ts'

interface RoleHoldersProps {
  readonly role: RoleDetail
  readonly addresses: ReturnType<typeof holderAddresses>
}

/** Who has a role, each leading to their account; where not all are named, the list of accounts is at hand. */
export const RoleHolders = ({ role, addresses }: RoleHoldersProps) => {
  const { t } = useTranslation()
  const { holders, users } = role
  if (holders.length === 0) return <EmptyState icon={<Users size={20} />} title={t('roles.nobody.title')} text={t('roles.nobody.text')} />
  return (
    <>
      <List aria-label={t('roles.holders')}>
        {holders.map((holder) => (
          <li key={holder.id}>
            {addresses.account === undefined ? (
              <strong>{fullName(holder)}</strong>
            ) : (
              <Link to={addresses.account(holder.id)}>{fullName(holder)}</Link>
            )}
            <span>{holder.email}</span>
          </li>
        ))}
        {users > holders.length && <li>{t('roles.moreHolders', { count: users - holders.length })}</li>}
      </List>
      {addresses.all !== undefined && <Link to={addresses.all(role.id)}>{t('roles.allHolders')}</Link>}
    </>
  )
}

const List = styled.ul`
  display: grid;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${theme.space[3]};
    min-height: ${theme.size.row};
    padding: ${theme.space[1]} 0;
    border-bottom: ${theme.border.line};
    overflow-wrap: anywhere;
  }

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
