import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { PreferencesActor } from '../../application/preferences/preferences.machine.ts'
import type { SetupActor } from '../../application/setup/setup.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { PasswordField } from '../kit/PasswordField.tsx'
import { TextField } from '../kit/TextField.tsx'
import { problemText } from '../texts/problemText.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { EntranceForm, EntranceText, Lead, Title } from './EntranceForm.tsx'
import { EntrancePage } from './EntrancePage.tsx'

interface SetupScreenProps {
  readonly setup: SetupActor
  readonly preferences: PreferencesActor
}

type FieldName = 'organization' | 'firstName' | 'lastName' | 'email' | 'password' | 'repeat'

/** The first page of an installation: its organization and its super administrator. */
export const SetupScreen = ({ setup, preferences }: SetupScreenProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const snapshot = useSelector(setup, (current) => current)
  const { form, problems, failure } = snapshot.context
  const busy = snapshot.matches('creating')
  usePageTitle(t('setup.title'))
  const field = (name: FieldName) => ({
    name,
    size: 'tall' as const,
    label: t(`setup.${name}`),
    value: form[name],
    problem: problemText(t, problems[name], language),
    readOnly: busy,
    required: true,
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setup.send({ type: 'field.changed', field: name, value: event.currentTarget.value }),
  })
  if (snapshot.matches('unusable') || snapshot.matches('created')) {
    const isDone = snapshot.matches('created')
    return (
      <EntrancePage preferences={preferences}>
        <EntranceText>
          <Title>{t(isDone ? 'setup.doneTitle' : 'setup.title')}</Title>
          {isDone ? (
            <Lead>{t('setup.doneLead', { email: form.email, organization: form.organization })}</Lead>
          ) : (
            <Alert>{t('failure.SETUP_LINK_INVALID')}</Alert>
          )}
          <ButtonLink to="/login" tone={isDone ? 'primary' : 'secondary'} size="tall">
            {t('login.submit')}
          </ButtonLink>
        </EntranceText>
      </EntrancePage>
    )
  }
  return (
    <EntrancePage preferences={preferences}>
      <EntranceForm title={t('setup.title')} lead={t('setup.lead')} onSubmit={() => setup.send({ type: 'submit' })}>
        <FailureAlert failure={failure} />
        <TextField {...field('organization')} autoComplete="organization" />
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
        <TextField {...field('email')} type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        <PasswordField {...field('password')} autoComplete="new-password" hint={t('password.rules')} />
        <PasswordField {...field('repeat')} autoComplete="new-password" />
        <Button type="submit" tone="primary" size="tall" busy={busy}>
          {t(busy ? 'setup.creating' : 'setup.create')}
        </Button>
      </EntranceForm>
    </EntrancePage>
  )
}
