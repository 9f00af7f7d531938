import { useTranslation } from 'react-i18next'
import type { PreferencesActor } from '../../application/preferences/preferences.machine.ts'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { usePageTitle } from '../usePageTitle.ts'
import { EntranceText, Lead, Title } from './EntranceForm.tsx'
import { EntrancePage } from './EntrancePage.tsx'

export const PasswordChangedScreen = ({ preferences }: { readonly preferences: PreferencesActor }) => {
  const { t } = useTranslation()
  usePageTitle(t('password.changedTitle'))
  return (
    <EntrancePage preferences={preferences}>
      <EntranceText>
        <Title>{t('password.changedTitle')}</Title>
        <Lead>{t('password.changedLead')}</Lead>
        <ButtonLink to="/login" tone="primary" size="tall">
          {t('login.submit')}
        </ButtonLink>
      </EntranceText>
    </EntrancePage>
  )
}
