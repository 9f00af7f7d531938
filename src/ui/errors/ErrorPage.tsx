import type { ReactNode } from 'react'
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
  /** What decided, where that is known. */
  readonly why?: ReactNode
  /** Reloads the page. */
  readonly onReset: () => void
}

/** The error pages, worded by specification section 2. */
export const ErrorPage = ({ page, why, onReset }: ErrorPageProps) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const title = t(`errorPage.${page}.title`)
  usePageTitle(title)
  return (
    <Root>
      <EmptyCase />
      {page === '401' && <Name>{t('errorPage.unauthorized')}</Name>}
      <Title>{title}</Title>
      <Hint>{t(`errorPage.${page}.hint`)}</Hint>
      {why}
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

/** A display case with nothing in it. */
const EmptyCase = () => (
  <Picture viewBox="0 0 96 96" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
    <path d="M18 34h60v32H18zM26 22h44l8 12H18z" />
    <path d="M14 66h68v8H14zM22 74v14M74 74v14" />
    <path d="M30 56l12-12M38 58l8-8" fill="none" />
  </Picture>
)

const Root = styled.div`
  display: grid;
  flex: 1;
  align-content: center;
  justify-items: center;
  gap: ${theme.space[2]};
  min-height: min(100dvh, ${theme.size.page});
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

const Picture = styled.svg`
  width: ${theme.size.picture};
  height: ${theme.size.picture};
  margin-bottom: ${theme.space[4]};
  fill: ${theme.color.primarySoft};
  stroke: ${theme.color.primary};
`

const Name = styled.p`
  color: ${theme.color.primary};
  font-weight: ${theme.font.weight.semibold};
`

const Title = styled.h1`
  max-width: 48ch;
  font-size: ${theme.font.size.title};
  font-weight: ${theme.font.weight.bold};
  letter-spacing: ${theme.font.tracking.tight};
  text-wrap: balance;
`

const Hint = styled.p`
  max-width: 48ch;
  color: ${theme.color.inkSoft};
  text-wrap: balance;
`
