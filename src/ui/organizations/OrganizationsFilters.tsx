import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { styled } from 'styled-components'
import { MODULES } from '../../domain/access/modules.ts'
import { ORGANIZATION_STATES } from '../../domain/organizations/lifecycle.ts'
import { ORGANIZATION_SORTS, orderedBy } from '../../domain/organizations/list.ts'
import { ORGANIZATION_TYPES } from '../../domain/reference/organizations.ts'
import { Select } from '../kit/Select.tsx'
import { TextField } from '../kit/TextField.tsx'
import { useTyped } from '../forms/useTyped.ts'
import { theme } from '../theme/theme.ts'
import { organizationViewOf, viewed } from '../addresses/organizations.ts'
import { headerOf, organizationTypeText } from '../texts/organizationTexts.ts'

/** Narrows the organizations by name, type, state and module, and orders them where there is no table's head; the address keeps it. */
export const OrganizationsFilters = () => {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const view = organizationViewOf(search)
  const { term, type = '', state = '', module = '', sort } = view
  const narrow = (change: Parameters<typeof viewed>[1]) => setSearch((now) => viewed(now, change), { replace: true })
  const typed = useTyped(term, (text) => narrow({ term: text }))
  // An organization may have written a type of its own, to which an address can lead.
  const types = ORGANIZATION_TYPES.some((known) => known === type) || type === '' ? ORGANIZATION_TYPES : [...ORGANIZATION_TYPES, type]
  return (
    <Row aria-label={t('organizations.list')}>
      <TextField type="search" label={t('organizations.find')} {...typed} />
      <Select
        label={t('organizations.fields.type')}
        value={type}
        options={[{ value: '', label: t('organizations.anyType') }, ...types.map((value: string) => ({ value, label: organizationTypeText(t, value) }))]}
        onChange={(value) => narrow({ type: value })}
      />
      <Select
        label={t('organizations.state')}
        value={state}
        options={[
          { value: '', label: t('organizations.anyState') },
          ...ORGANIZATION_STATES.map((value: string) => ({ value, label: t(`organizations.states.${value as 'Blocked'}`) })),
        ]}
        onChange={(value) => narrow({ state: value })}
      />
      <Select
        label={t('organizations.module')}
        value={module}
        options={[
          { value: '', label: t('organizations.anyModule') },
          ...MODULES.map((value) => ({ value: value as string, label: t(`shell.modules.${value}`) })),
        ]}
        onChange={(value) => narrow({ module: value })}
      />
      <OnPhones>
        <Select
          label={t('organizations.order')}
          value={sort}
          options={ORGANIZATION_SORTS.map((value) => ({ value, label: headerOf(t, value) }))}
          onChange={(value) => narrow(orderedBy(view, value))}
        />
      </OnPhones>
    </Row>
  )
}

/** Where there are no headers by which to order. */
const OnPhones = styled.div`
  display: none;

  ${theme.media.belowMd} {
    display: block;
  }
`

const Row = styled.search`
  display: grid;
  grid-template-columns: 2fr 1fr 1fr 1fr;
  gap: ${theme.space[3]};

  ${theme.media.belowMd} {
    grid-template-columns: 1fr 1fr;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`
