import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { ErrorPage as Page } from '../../domain/failures/routeError.ts'
import { Button } from '../kit/Button.tsx'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { RefusalPage } from './RefusalPage.tsx'

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
    <RefusalPage
      name={page === '401' ? t('errorPage.unauthorized') : undefined}
      title={title}
      hint={t(`errorPage.${page}.hint`)}
      why={why}
      actions={
        page === 'generic' ? (
          <Button tone="primary" onClick={onReset}>
            {t('errorPage.reset')}
          </Button>
        ) : (
          <>
            <Button onClick={() => void navigate(-1)}>{t('errorPage.goBack')}</Button>
            <ButtonLink tone="primary" to="/">
              {t('errorPage.homePage')}
            </ButtonLink>
          </>
        )
      }
    />
  )
}
