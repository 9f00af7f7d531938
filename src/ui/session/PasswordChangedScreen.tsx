import { useTranslation } from 'react-i18next'
import type { PreferencesActor } from '../../application/preferences/preferences.machine.ts'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { EntranceText, Lead, Title } from './EntranceForm.tsx'
import { EntrancePage } from './EntrancePage.tsx'

interface PasswordChangedScreenProps {
  readonly preferences: PreferencesActor
  /** It is the first one that the account has. */
  readonly isFirst: boolean
}

export const PasswordChangedScreen = ({ preferences, isFirst }: PasswordChangedScreenProps) => {
  const { t } = useTranslation()
  const title = t(isFirst ? 'password.firstTitle' : 'password.changedTitle')
  usePageTitle(title)
  return (
    <EntrancePage preferences={preferences}>
      <EntranceText>
        <Title>{title}</Title>
        <Lead>{t(isFirst ? 'password.firstLead' : 'password.changedLead')}</Lead>
        <ButtonLink to="/login" tone="primary" size="tall">
          {t('login.submit')}
        </ButtonLink>
      </EntranceText>
    </EntrancePage>
  )
}
