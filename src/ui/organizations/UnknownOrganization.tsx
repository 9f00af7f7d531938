import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ORGANIZATIONS } from '../addresses/organizations.ts'

/** The address names an organization that is not among those that this person may look at. */
export const UnknownOrganization = () => {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('organizations.unknown.title')}
      text={t('organizations.unknown.text')}
      action={<ButtonLink to={ORGANIZATIONS}>{t('organizations.unknown.own')}</ButtonLink>}
    />
  )
}
