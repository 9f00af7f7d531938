import { useSelector } from '@xstate/react'
import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MailActor } from '../../application/mail/mail.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { AdminPage, AdminPageHead } from '../admin-panel/AdminPage.tsx'
import { failureText } from '../texts/failureText.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { theme } from '../theme/theme.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { MailGroups } from './MailGroups.tsx'
import { MailTest } from './MailTest.tsx'
import { MailWay } from './MailWay.tsx'

interface MailScreenProps {
  readonly mail: MailActor
  /** Of whoever looks: where a test mail goes. */
  readonly email: string
}

const WAITING = Array.from({ length: 4 }, (_, row) => row)

/** How mails go out of the installation, how those under way stand, and a mail to find out. */
export const MailScreen = ({ mail, email }: MailScreenProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(mail, (current) => current)
  const { settings, tested, failure } = snapshot.context
  const isFailed = snapshot.matches('failed')
  const isShown = snapshot.hasTag('shown') && settings !== undefined
  const title = t('landing.areas.mail.title')
  const why = failure && failureText(t, failure, matchLanguage(i18n.language))
  usePageTitle(title)
  return (
    <AdminPage aria-busy={(!isShown && !isFailed) || undefined}>
      <AdminPageHead>
        <h1>{title}</h1>
        {isShown && (
          <Button icon={<RotateCw size={16} aria-hidden />} busy={snapshot.matches('refreshing')} onClick={() => mail.send({ type: 'refresh' })}>
            {t('mail.refresh')}
          </Button>
        )}
      </AdminPageHead>
      {!isShown && !isFailed && WAITING.map((row) => <Skeleton key={row} $height={theme.size.row} />)}
      {isFailed && <ErrorState title={t('mail.failed')} text={why} onRetry={() => mail.send({ type: 'retry' })} />}
      {isShown && (
        <>
          {why !== undefined && <Alert>{why}</Alert>}
          <MailWay settings={settings} />
          <MailTest tested={tested} way={settings.way.kind} email={email} isTesting={snapshot.matches('testing')} onTest={() => mail.send({ type: 'test' })} />
          <MailGroups groups={settings.groups} />
        </>
      )}
    </AdminPage>
  )
}
