import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { NewPasskeyActor } from '../../application/two-factor/newPasskey.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Button } from '../kit/Button.tsx'
import { TextField } from '../kit/TextField.tsx'
import { useProblemFocus } from '../kit/useProblemFocus.ts'
import { ButtonRow } from '../page/ButtonRow.ts'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { problemText } from '../texts/problemText.ts'
import { focusField, Form } from './TwoFactorForm.tsx'

/** A passkey gets its name, then the browser asks for it. */
export const NewPasskeyForm = ({ newPasskey }: { readonly newPasskey: NewPasskeyActor }) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const snapshot = useSelector(newPasskey, (current) => current)
  const { name, problem, failure } = snapshot.context
  const isCreating = snapshot.matches('creating') || snapshot.matches('settled')
  const sending = useProblemFocus(() => newPasskey.send({ type: 'submit' }))
  return (
    <Form {...sending}>
      <p>{t('twoFactor.passkeyHint')}</p>
      <FailureAlert failure={failure} />
      <TextField
        ref={focusField}
        label={t('twoFactor.passkeyName')}
        name="passkeyName"
        value={name}
        maxLength={60}
        autoComplete="off"
        readOnly={isCreating}
        required
        problem={problemText(t, problem, language)}
        onChange={(event) => newPasskey.send({ type: 'name.changed', name: event.currentTarget.value })}
      />
      <ButtonRow>
        <Button type="submit" tone="primary" busy={isCreating}>
          {t(isCreating ? 'twoFactor.creatingPasskey' : 'twoFactor.createPasskey')}
        </Button>
        <Button onClick={() => newPasskey.send({ type: 'cancel' })}>{t('twoFactor.back')}</Button>
      </ButtonRow>
    </Form>
  )
}
