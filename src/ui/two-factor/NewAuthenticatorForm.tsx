import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { NewAuthenticatorActor } from '../../application/two-factor/newAuthenticator.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { failureText } from '../texts/failureText.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { TextField } from '../kit/TextField.tsx'
import { useProblemFocus } from '../kit/useProblemFocus.ts'
import { theme } from '../theme/theme.ts'
import { QrCode } from './QrCode.tsx'
import { Actions, focusField, Form } from './TwoFactorForm.tsx'

/** An authenticator is set up: by its QR code or its key, and confirmed by what it shows. */
export const NewAuthenticatorForm = ({ newAuthenticator }: { readonly newAuthenticator: NewAuthenticatorActor }) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(newAuthenticator, (current) => current)
  const { authenticator, code, incomplete, failure } = snapshot.context
  const isChecking = snapshot.matches('checking')
  const sending = useProblemFocus(() => newAuthenticator.send({ type: 'submit' }))
  return (
    <Form {...sending}>
      <p>{t('twoFactor.scan')}</p>
      <QrCode text={authenticator.uri} label={t('twoFactor.qrCode')} />
      <p>
        {t('twoFactor.secret')} <Key>{authenticator.secret.replace(/(.{4})(?=.)/g, '$1 ')}</Key>
      </p>
      {failure !== undefined && <Alert>{failureText(t, failure, matchLanguage(i18n.language))}</Alert>}
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
      <Actions>
        <Button type="submit" tone="primary" busy={isChecking}>
          {t(isChecking ? 'twoFactor.checking' : 'twoFactor.confirm')}
        </Button>
        <Button onClick={() => newAuthenticator.send({ type: 'cancel' })}>{t('twoFactor.back')}</Button>
      </Actions>
    </Form>
  )
}

const Key = styled.code`
  font: ${theme.font.size.body}/${theme.font.line.normal} ${theme.font.mono};
  overflow-wrap: anywhere;
  user-select: all;
`
