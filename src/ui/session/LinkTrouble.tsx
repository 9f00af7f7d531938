import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { NewPasswordActor } from '../../application/session/newPassword.machine.ts'
import { Button } from '../kit/Button.tsx'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { EntranceText, Lead, Title } from './EntranceForm.tsx'

/** A link that sets no password: what became of it, and the way to another. */
export const LinkTrouble = ({ newPassword }: { readonly newPassword: NewPasswordActor }) => {
  const { t } = useTranslation()
  const snapshot = useSelector(newPassword, (current) => current)
  const { failure } = snapshot.context
  return (
    <EntranceText>
      <Title>{t('password.linkTitle')}</Title>
      <FailureAlert failure={failure} />
      {snapshot.matches('missing') && <Lead>{t('password.linkMissing')}</Lead>}
      {snapshot.matches('unread') ? (
        <Button tone="primary" size="tall" onClick={() => newPassword.send({ type: 'retry' })}>
          {t('kit.tryAgain')}
        </Button>
      ) : (
        <ButtonLink to="/reset-password" tone="primary" size="tall">
          {t('password.requestAnother')}
        </ButtonLink>
      )}
      <ButtonLink to="/login" tone="ghost">
        {t('password.backToLogin')}
      </ButtonLink>
    </EntranceText>
  )
}
