import { useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { PreferencesActor } from '../../application/preferences/preferences.machine.ts'
import type { LoginActor } from '../../application/session/login.machine.ts'
import type { Refusal } from '../../application/session/SessionChannel.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { useFocusAfter } from '../forms/useFocusAfter.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import { PasswordField } from '../kit/PasswordField.tsx'
import { TextField } from '../kit/TextField.tsx'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { EntranceForm } from './EntranceForm.tsx'
import { EntrancePage } from './EntrancePage.tsx'
import { SecondStepForm } from './SecondStepForm.tsx'

/** Few sign-ins need it. */
const StepEnrolmentForm = lazy(async () => ({ default: (await import('./StepEnrolmentForm.tsx')).StepEnrolmentForm }))

interface LoginScreenProps {
  readonly login: LoginActor
  readonly preferences: PreferencesActor
  /** Somebody was signed in here until the server ended it, as this. */
  readonly ended?: Refusal | undefined
}

export const LoginScreen = ({ login, preferences, ended }: LoginScreenProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const snapshot = useSelector(login, (current) => current)
  const { form, problems, failure } = snapshot.context
  const busy = snapshot.matches('submitting') || snapshot.matches('signedIn')
  // Whoever comes back from a step beside it types it anew.
  const password = useFocusAfter<HTMLInputElement>(snapshot.matches('secondStep') || snapshot.matches('enrolling'))
  usePageTitle(t('login.title'))
  useEffect(() => login.send({ type: 'login.opened' }), [login])

  const field = (name: 'email' | 'organization' | 'password') => ({
    name,
    size: 'tall' as const,
    label: t(`login.${name}`),
    value: form[name],
    problem: problemText(t, problems[name], language),
    readOnly: busy,
    required: true,
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      login.send({ type: 'field.changed', field: name, value: event.currentTarget.value }),
  })

  const enrolment = snapshot.matches('enrolling') ? snapshot.children.stepEnrolment : undefined
  if (enrolment !== undefined) {
    return (
      <EntrancePage preferences={preferences}>
        <Suspense fallback={null}>
          <StepEnrolmentForm enrolment={enrolment} />
        </Suspense>
      </EntrancePage>
    )
  }

  const step = snapshot.matches('secondStep') ? snapshot.children.secondStep : undefined
  if (step !== undefined) {
    return (
      <EntrancePage preferences={preferences}>
        <SecondStepForm step={step} email={form.email} />
      </EntrancePage>
    )
  }

  return (
    <EntrancePage preferences={preferences}>
      <EntranceForm title={t('login.title')} onSubmit={() => login.send({ type: 'submit' })}>
        {ended !== undefined && failure === undefined && <Note>{t(ended === 'NOT_SIGNED_IN' ? 'session.ended' : `failure.${ended}`)}</Note>}
        {snapshot.matches('stepEnded') && <Alert>{t('secondStep.ended')}</Alert>}
        <FailureAlert failure={failure} />
        <TextField {...field('email')} type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        <TextField {...field('organization')} autoComplete="organization" />
        <PasswordField
          {...field('password')}
          ref={password}
          autoComplete="current-password"
          aside={<a href="/reset-password">{t('login.forgotPassword')}</a>}
        />
        <Checkbox
          label={t('login.rememberMe')}
          name="rememberMe"
          checked={form.rememberMe}
          onChange={(event) => login.send({ type: 'field.changed', field: 'rememberMe', value: event.currentTarget.checked })}
        />
        <Button type="submit" tone="primary" size="tall" busy={busy} disabled={snapshot.matches('limited')}>
          {t(busy ? 'login.submitting' : 'login.submit')}
        </Button>
      </EntranceForm>
    </EntrancePage>
  )
}

const Note = styled.output`
  color: ${theme.color.inkSoft};
`
