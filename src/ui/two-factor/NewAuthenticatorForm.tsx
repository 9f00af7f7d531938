import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { NewAuthenticatorActor } from '../../application/two-factor/newAuthenticator.machine.ts'
import { Button } from '../kit/Button.tsx'
import { TextField } from '../kit/TextField.tsx'
import { useProblemFocus } from '../kit/useProblemFocus.ts'
import { ButtonRow } from '../page/ButtonRow.ts'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { AuthenticatorKey } from './AuthenticatorKey.tsx'
import { focusField, Form } from './TwoFactorForm.tsx'

/** An authenticator is set up: by its QR code or its key, and confirmed by what it shows. */
export const NewAuthenticatorForm = ({ newAuthenticator }: { readonly newAuthenticator: NewAuthenticatorActor }) => {
  const { t } = useTranslation()
  const snapshot = useSelector(newAuthenticator, (current) => current)
  const { authenticator, code, incomplete, failure } = snapshot.context
  const isChecking = snapshot.matches('checking')
  const sending = useProblemFocus(() => newAuthenticator.send({ type: 'submit' }))
  return (
    <Form {...sending}>
      <AuthenticatorKey uri={authenticator.uri} secret={authenticator.secret} />
      <FailureAlert failure={failure} />
      <TextField
        ref={focusField}
        label={t('twoFactor.code')}
        name="code"
        value={code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        readOnly={isChecking}
        required
        problem={incomplete ? t('twoFactor.incomplete') : undefined}
        onChange={(event) => newAuthenticator.send({ type: 'code.changed', code: event.currentTarget.value })}
      />
      <ButtonRow>
        <Button type="submit" tone="primary" busy={isChecking}>
          {t(isChecking ? 'twoFactor.checking' : 'twoFactor.confirm')}
        </Button>
        <Button onClick={() => newAuthenticator.send({ type: 'cancel' })}>{t('twoFactor.back')}</Button>
      </ButtonRow>
    </Form>
  )
}
