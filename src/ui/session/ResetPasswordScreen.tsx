import { useTranslation } from 'react-i18next'
import type { PreferencesActor } from '../../application/preferences/preferences.machine.ts'
import type { PasswordLinkActor } from '../../application/session/passwordLink.machine.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { EntrancePage } from './EntrancePage.tsx'
import { PasswordLinkForm } from './PasswordLinkForm.tsx'

interface ResetPasswordScreenProps {
  readonly passwordLink: PasswordLinkActor
  readonly preferences: PreferencesActor
}

export const ResetPasswordScreen = ({ passwordLink, preferences }: ResetPasswordScreenProps) => {
  const { t } = useTranslation()
  usePageTitle(t('password.resetTitle'))
  return (
    <EntrancePage preferences={preferences}>
      <PasswordLinkForm passwordLink={passwordLink} title={t('password.resetTitle')} lead={t('password.resetLead')} />
    </EntrancePage>
  )
}
