import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { PreferencesActor } from '../../application/preferences/preferences.machine.ts'
import type { PasswordLinkActor } from '../../application/session/passwordLink.machine.ts'
import { Button } from '../kit/Button.tsx'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { EntranceText, Lead, Title } from './EntranceForm.tsx'
import { EntrancePage } from './EntrancePage.tsx'

interface EmailSentScreenProps {
  readonly passwordLink: PasswordLinkActor
  readonly preferences: PreferencesActor
}

/** "Check your e-mail". The mail can be asked for again, and where the installation shows its mails, it is a link away. */
export const EmailSentScreen = ({ passwordLink, preferences }: EmailSentScreenProps) => {
  const { t } = useTranslation()
  const snapshot = useSelector(passwordLink, (current) => current)
  const { form, failure, outbox } = snapshot.context
  usePageTitle(t('password.sentTitle'))
  return (
    <EntrancePage preferences={preferences}>
      <EntranceText>
        <Title>{t('password.sentTitle')}</Title>
        <Lead>{form.email === '' ? t('password.sentLead') : t('password.sentLeadTo', { email: form.email })}</Lead>
        <Lead>{t('password.sentHint')}</Lead>
        <FailureAlert failure={failure} />
        {outbox && (
          <ButtonLink to="/outbox" reloadDocument tone="primary" size="tall">
            {t('password.openOutbox')}
          </ButtonLink>
        )}
        {form.email !== '' && (
          <Button
            size="tall"
            busy={snapshot.matches('sending')}
            disabled={snapshot.matches('limited')}
            onClick={() => passwordLink.send({ type: 'submit' })}
          >
            {t('password.sendAgain')}
          </Button>
        )}
        <ButtonLink to="/login" tone="ghost">
          {t('password.backToLogin')}
        </ButtonLink>
      </EntranceText>
    </EntrancePage>
  )
}
