import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { isAllowed, anyOf } from '../../domain/access/evaluate.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import { theme } from '../theme/theme.ts'
import { usePageTitle } from '../page/usePageTitle.ts'

const AREAS = [
  { id: 'organizationsAccounts', requirement: anyOf('VIEW_ALL_ORGS_METADATA', 'VIEW_MY_ORG_METADATA') },
  { id: 'userRoles', requirement: anyOf('MANAGE_ROLES') },
  { id: 'userGroups', requirement: anyOf('MANAGE_ROLES') },
  { id: 'activityLog', requirement: anyOf('VIEW_ALL_ORG_DETAILS', 'VIEW_MY_ORG_DETAILS') },
  { id: 'metadataTemplates', requirement: anyOf('MANAGE_ITEM_TEMPLATES') },
  { id: 'organizationPortal', requirement: anyOf('MANAGE_PUBLIC_PORTAL_DATA') },
] as const

/** Says what somebody without a library may administer, until the pages for it are there. */
export const AdministrationLanding = ({ claims }: { readonly claims: SessionClaims }) => {
  const { t } = useTranslation()
  const title = t('landing.administration.title')
  usePageTitle(title)
  const everywhere = claims.permissions.includes('VIEW_ALL_ORGS_METADATA')
  return (
    <Root>
      <h1>{title}</h1>
      <p>{t('landing.administration.intro', { organization: claims.organization.name, role: claims.user.role })}</p>
      <Areas>
        {AREAS.filter(({ requirement }) => isAllowed(claims.permissions, requirement)).map(({ id }) => (
          <li key={id}>
            <strong>{t(`landing.areas.${id}.title`)}</strong>
            {id === 'organizationsAccounts' && everywhere ? t('landing.areas.organizationsAccounts.all') : t(`landing.areas.${id}.text`)}
          </li>
        ))}
      </Areas>
      <p>{t('landing.administration.later')}</p>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  width: 100%;
  max-width: ${theme.size.text};
  padding: ${theme.space[6]} ${theme.space[5]};
  color: ${theme.color.inkSoft};

  h1 {
    font-size: ${theme.font.size.title};
    font-weight: ${theme.font.weight.bold};
    letter-spacing: ${theme.font.tracking.tight};
    color: ${theme.color.ink};
  }
`

const Areas = styled.ul`
  display: grid;
  gap: ${theme.space[3]};

  li {
    display: grid;
    gap: 2px;
    padding: ${theme.space[4]};
    border: ${theme.border.line};
    border-radius: ${theme.radius.large};
    background: ${theme.color.surface};
  }

  strong {
    font-weight: ${theme.font.weight.semibold};
    color: ${theme.color.ink};
  }
`
