import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { styled } from 'styled-components'
import type { ErrorPage as Page } from '../../domain/failures/routeError.ts'
import { Button } from '../kit/Button.tsx'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { theme } from '../theme/theme.ts'
import { usePageTitle } from '../usePageTitle.ts'

interface ErrorPageProps {
  readonly page: Page
  /** Reloads the page. */
  readonly onReset: () => void
}

/** The error pages, worded by specification section 2. */
export const ErrorPage = ({ page, onReset }: ErrorPageProps) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const title = t(`errorPage.${page}.title`)
  usePageTitle(title)
  return (
    <Root>
      {page !== 'generic' && <Number aria-hidden>{page}</Number>}
      <Title>{title}</Title>
      <Hint>{t(`errorPage.${page}.hint`)}</Hint>
      <Actions>
        {page === 'generic' ? (
          <Button tone="primary" onClick={onReset}>
            {t('errorPage.reset')}
          </Button>
        ) : (
          <>
            <Button onClick={() => void navigate(-1)}>
              {t('errorPage.goBack')}
            </Button>
            <ButtonLink tone="primary" to="/">
              {t('errorPage.homePage')}
            </ButtonLink>
          </>
        )}
      </Actions>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  flex: 1;
  align-content: center;
  justify-items: center;
  gap: ${theme.space[2]};
  min-height: min(100dvh, 560px);
  padding: ${theme.space[8]} ${theme.space[5]};
  text-align: center;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[3]};
`

const Number = styled.p`
  font-size: clamp(4.5rem, 16vw, 9rem);
  font-weight: ${theme.font.weight.bold};
  font-variant-numeric: ${theme.font.figures};
  line-height: 1;
  letter-spacing: -0.05em;
  color: ${theme.color.control};
`

const Title = styled.h1`
  max-width: 32ch;
  font-size: ${theme.font.size.title};
  font-weight: ${theme.font.weight.bold};
  letter-spacing: ${theme.font.tracking.tight};
  text-wrap: balance;
`

const Hint = styled.p`
  max-width: 48ch;
  color: ${theme.color.inkSoft};
`
