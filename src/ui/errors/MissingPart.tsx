import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { UpdateActor } from '../../application/updates/update.machine.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { RefusalPage } from './RefusalPage.tsx'
import { Button } from '../kit/Button.tsx'
import { PageSpinner } from '../kit/Spinner.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'

interface MissingPartProps {
  readonly update: UpdateActor
  readonly error: unknown
  readonly onReset: () => void
}

/** In place of a page that lacks a part of itself. It is fetched with the application: what comes later may be gone as well. */
export const MissingPart = ({ update, error, onReset }: MissingPartProps) => {
  const snapshot = useSelector(update, (current) => current)
  useEffect(() => update.send({ type: 'page.failed', error }), [update, error])
  if (snapshot.matches('unchanged')) return <ErrorPage page="generic" onReset={onReset} />
  if (snapshot.matches('outdated')) return <Outdated isSafe={snapshot.context.isSafe} onReload={() => update.send({ type: 'reload' })} />
  return <PageSpinner />
}

const Outdated = ({ isSafe, onReload }: { readonly isSafe: boolean; readonly onReload: () => void }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const title = t('errorPage.updated.title')
  usePageTitle(title)
  return (
    <RefusalPage
      title={title}
      hint={t(isSafe ? 'errorPage.updated.hint' : 'errorPage.updated.unsaved')}
      actions={
        <>
          <Button onClick={() => void navigate(-1)}>{t('errorPage.goBack')}</Button>
          <Button tone="primary" onClick={onReload}>
            {t('errorPage.reload')}
          </Button>
        </>
      }
    />
  )
}
