import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { PreferencesActor } from '../../application/preferences/preferences.machine.ts'
import type { NewPasswordActor } from '../../application/session/newPassword.machine.ts'
import type { PasswordLinkActor } from '../../application/session/passwordLink.machine.ts'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { Spinner } from '../kit/Spinner.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { EntranceText, Lead, Title } from './EntranceForm.tsx'
import { EntrancePage } from './EntrancePage.tsx'
import { LinkTrouble } from './LinkTrouble.tsx'
import { PasswordLinkForm } from './PasswordLinkForm.tsx'

interface PasswordNotSetScreenProps {
  readonly passwordLink: PasswordLinkActor
  readonly newPassword: NewPasswordActor
  readonly preferences: PreferencesActor
}

/** Whoever was invited comes here by the link of their mail; whoever signs in without ever having had a password gets one sent. */
export const PasswordNotSetScreen = ({ passwordLink, newPassword, preferences }: PasswordNotSetScreenProps) => {
  const { t } = useTranslation()
  const snapshot = useSelector(newPassword, (current) => current)
  const { owner } = snapshot.context
  usePageTitle(t('password.notSetTitle'))
  return (
    <EntrancePage preferences={preferences}>
      {snapshot.matches('reading') && <Spinner />}
      {snapshot.matches('editing') && owner !== undefined && (
        <EntranceText>
          <Title>{t('password.welcomeTitle', { organization: owner.organization })}</Title>
          <Lead>{t('password.welcomeLead', { email: owner.email })}</Lead>
          <ButtonLink to="/account/new-password" tone="primary" size="tall">
            {t('password.choose')}
          </ButtonLink>
        </EntranceText>
      )}
      {(snapshot.matches('unread') || snapshot.matches('unusable')) && <LinkTrouble newPassword={newPassword} />}
      {!snapshot.matches('reading') && !snapshot.matches('editing') && !snapshot.matches('unread') && !snapshot.matches('unusable') && (
        <PasswordLinkForm passwordLink={passwordLink} title={t('password.notSetTitle')} lead={t('password.notSetLead')} />
      )}
    </EntrancePage>
  )
}
