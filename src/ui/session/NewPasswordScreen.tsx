import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { PreferencesActor } from '../../application/preferences/preferences.machine.ts'
import type { NewPasswordActor } from '../../application/session/newPassword.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Button } from '../kit/Button.tsx'
import { PasswordField } from '../kit/PasswordField.tsx'
import { Spinner } from '../kit/Spinner.tsx'
import { problemText } from '../texts/problemText.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { EntranceForm } from './EntranceForm.tsx'
import { EntrancePage } from './EntrancePage.tsx'
import { LinkTrouble } from './LinkTrouble.tsx'

interface NewPasswordScreenProps {
  readonly newPassword: NewPasswordActor
  readonly preferences: PreferencesActor
}

type FieldName = 'password' | 'repeat'

export const NewPasswordScreen = ({ newPassword, preferences }: NewPasswordScreenProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const snapshot = useSelector(newPassword, (current) => current)
  const { form, problems, failure, owner } = snapshot.context
  const busy = ['saving', 'signingIn', 'signedIn', 'changed'].some((state) => snapshot.value === state)
  const hasForm = busy || snapshot.matches('editing') || snapshot.matches('refused')
  usePageTitle(t('password.newTitle'))
  const field = (name: FieldName) => ({
    name,
    size: 'tall' as const,
    label: t(`password.${name}`),
    value: form[name],
    problem: problemText(t, problems[name], language),
    readOnly: busy,
    required: true,
    autoComplete: 'new-password' as const,
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      newPassword.send({ type: 'field.changed', field: name, value: event.currentTarget.value }),
  })
  return (
    <EntrancePage preferences={preferences}>
      {snapshot.matches('reading') && <Spinner />}
      {!hasForm && !snapshot.matches('reading') && <LinkTrouble newPassword={newPassword} />}
      {hasForm && owner !== undefined && (
        <EntranceForm
          title={t('password.newTitle')}
          lead={t('password.newLead', { email: owner.email, organization: owner.organization })}
          onSubmit={() => newPassword.send({ type: 'submit' })}
        >
          <FailureAlert failure={failure} />
          {/* Tells password managers whose password this is. */}
          <Unseen type="email" name="username" value={owner.email} autoComplete="username" readOnly tabIndex={-1} aria-hidden />
          <PasswordField {...field('password')} hint={t('password.rules')} />
          <PasswordField {...field('repeat')} />
          <Button type="submit" tone="primary" size="tall" busy={busy}>
            {t(busy ? 'password.saving' : 'password.save')}
          </Button>
        </EntranceForm>
      )}
    </EntrancePage>
  )
}

const Unseen = styled.input`
  display: none;
`
