import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ScreenProps } from '../ScreenProps.ts'
import { theme } from '../theme/theme.ts'

interface OrganizationAccountsProps extends ScreenProps {
  readonly organizationId: string
}

/** The accounts of an organization, below what is told of the organization itself. */
export const OrganizationAccounts = ({ organizationId }: OrganizationAccountsProps) => {
  const { t } = useTranslation()
  const heading = `accounts-${organizationId}`
  return (
    <section aria-labelledby={heading}>
      <Heading id={heading}>{t('users.accounts')}</Heading>
    </section>
  )
}

const Heading = styled.h3`
  font-size: ${theme.font.size.lead};
  font-weight: ${theme.font.weight.semibold};
`
