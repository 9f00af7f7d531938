import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { TwoFactorChangeActor } from '../../application/two-factor/twoFactorChange.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { failureText } from '../texts/failureText.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { PasswordField } from '../kit/PasswordField.tsx'
import { useProblemFocus } from '../kit/useProblemFocus.ts'
import { ButtonRow } from '../page/ButtonRow.ts'
import { ProvingCode } from './ProvingCode.tsx'
import { focusField, Form } from './TwoFactorForm.tsx'

/** The password, asked for again before a change of the sign-in; and a code, where there is what makes one. */
export const PasswordAgainForm = ({ change }: { readonly change: TwoFactorChangeActor }) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(change, (current) => current)
  const { intent, password, incomplete, failure } = snapshot.context
  const isChecking = snapshot.matches('checking')
  const isMailing = snapshot.matches('mailing')
  const sending = useProblemFocus(() => change.send({ type: 'submit' }))
  const message = () => (failure?.code === 'INVALID_CREDENTIALS' ? t('twoFactor.wrongPassword') : failure && failureText(t, failure, matchLanguage(i18n.language)))
  return (
    <Form {...sending}>
      <p>{t(`twoFactor.passwordFor.${intent}`)}</p>
      {failure !== undefined && <Alert>{message()}</Alert>}
      <PasswordField
        ref={focusField}
        label={t('twoFactor.password')}
        name="password"
        value={password}
        autoComplete="current-password"
        readOnly={isChecking}
        required
        problem={incomplete && password === '' ? t('problem.required') : undefined}
        onChange={(event) => change.send({ type: 'password.changed', password: event.currentTarget.value })}
      />
      <ProvingCode change={change} />
      <ButtonRow>
        <Button type="submit" tone="primary" busy={isChecking} disabled={isMailing}>
          {t(isChecking ? 'twoFactor.checking' : 'twoFactor.proceed')}
        </Button>
        <Button onClick={() => change.send({ type: 'cancel' })}>{t('twoFactor.back')}</Button>
      </ButtonRow>
    </Form>
  )
}
