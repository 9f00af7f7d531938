import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { styled } from 'styled-components'
import type { Role } from '../../domain/roles/role.ts'
import { ACCOUNT_STATES } from '../../domain/users/account.ts'
import { Select } from '../kit/Select.tsx'
import { TextField } from '../kit/TextField.tsx'
import { useTyped } from '../forms/useTyped.ts'
import { theme } from '../theme/theme.ts'
import { filterOf, narrowed } from '../addresses/users.ts'

/** Narrows the accounts by name, role and state; the address keeps it. */
export const AccountFilters = ({ roles }: { readonly roles: readonly Role[] }) => {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const filter = filterOf(search)
  const narrow = (field: keyof typeof filter, value: string) => setSearch((now) => narrowed(now, field, value), { replace: true })
  const typed = useTyped(filter.search ?? '', (text) => narrow('search', text))
  return (
    <Row aria-label={t('users.find')}>
      <TextField type="search" label={t('users.search')} {...typed} />
      <Select
        label={t('users.role')}
        value={filter.roleId ?? ''}
        options={[{ value: '', label: t('users.anyRole') }, ...roles.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={(roleId) => narrow('roleId', roleId)}
      />
      <Select
        label={t('users.state')}
        value={filter.state ?? ''}
        options={[
          { value: '', label: t('users.anyState') },
          ...ACCOUNT_STATES.map((state) => ({ value: state, label: t(`users.states.${state}`) })),
        ]}
        onChange={(state) => narrow('state', state)}
      />
    </Row>
  )
}

const Row = styled.search`
  display: grid;
  grid-template-columns: 2fr 1fr 1fr;
  gap: ${theme.space[3]};

  ${theme.media.belowMd} {
    grid-template-columns: 1fr 1fr;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`
