import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { SessionClaims } from '../../domain/access/claims.ts'
import { isBuilt } from '../../domain/access/unbuilt.ts'
import { ADMIN_AREAS, maySee } from '../../domain/navigation/adminRoutes.ts'
import { theme } from '../theme/theme.ts'
import { usePageTitle } from '../page/usePageTitle.ts'

/** Says what somebody without a library may administer, until the pages for it are there. */
export const AdministrationLanding = ({ claims }: { readonly claims: SessionClaims }) => {
  const { t } = useTranslation()
  const title = t('landing.administration.title')
  usePageTitle(title)
  return (
    <Root>
      <h1>{title}</h1>
      <p>{t('landing.administration.intro', { organization: claims.organization.name, role: claims.user.role })}</p>
      <Areas>
        {ADMIN_AREAS.filter((area) => maySee(claims, area) && !isBuilt(area.id)).map(({ id }) => (
          <li key={id}>
            <strong>{t(`landing.areas.${id}.title`)}</strong>
            {t(`landing.areas.${id}.text`)}
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
