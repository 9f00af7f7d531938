import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { PasswordChangeActor } from '../../application/profile/passwordChange.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { failureText } from '../texts/failureText.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { PasswordField } from '../kit/PasswordField.tsx'
import { useProblemFocus } from '../kit/useProblemFocus.ts'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'

/** Another password for oneself, by who knows the current one. */
export const PasswordChange = ({ change }: { readonly change: PasswordChangeActor }) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(change, (current) => current)
  const { form, problems, failure } = snapshot.context
  const language = matchLanguage(i18n.language)
  const message =
    failure === undefined || failure.code === 'VALIDATION_FAILED'
      ? undefined
      : failure.code === 'INVALID_CREDENTIALS'
        ? t('profile.password.wrong')
        : failureText(t, failure, language)
  const field = (name: 'current' | 'password' | 'repeat') => ({
    label: t(`profile.password.${name}`),
    value: form[name],
    required: true,
    autoComplete: name === 'current' ? ('current-password' as const) : ('new-password' as const),
    problem: problemText(t, problems[name], language),
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      change.send({ type: 'field.changed', change: { [name]: currentTarget.value } }),
  })
  return (
    <Form {...useProblemFocus(() => change.send({ type: 'save' }))}>
      {message !== undefined && <Alert>{message}</Alert>}
      <output>{snapshot.matches('changed') && t('profile.password.changed')}</output>
      <PasswordField {...field('current')} />
      <PasswordField {...field('password')} hint={t('profile.password.rules')} />
      <PasswordField {...field('repeat')} />
      <div>
        <Button type="submit" tone="primary" busy={snapshot.matches('changing')}>
          {t('profile.password.save')}
        </Button>
      </div>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};

  output:empty {
    display: none;
  }
`
