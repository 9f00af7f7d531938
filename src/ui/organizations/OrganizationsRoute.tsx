import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { styled } from 'styled-components'
import type { ScreenProps } from '../ScreenProps.ts'
import { theme } from '../theme/theme.ts'
import { usePageTitle } from '../usePageTitle.ts'
import { OrganizationAccounts } from '../users/OrganizationAccounts.tsx'

/** Organizations & Accounts. The address names the organization that is looked at; without one it is the own. */
export const OrganizationsRoute = (props: ScreenProps) => {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const title = t('landing.areas.organizationsAccounts.title')
  usePageTitle(title)
  return (
    <Root>
      <h1>{title}</h1>
      <OrganizationAccounts {...props} organizationId={search.get('organization') ?? props.claims.organization.id} />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[5]};
  padding: ${theme.space[4]} ${theme.space[5]};

  h1 {
    font-size: ${theme.font.size.title};
    font-weight: ${theme.font.weight.bold};
    letter-spacing: ${theme.font.tracking.tight};
  }
`
