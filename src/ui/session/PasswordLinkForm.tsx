import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { PasswordLinkActor } from '../../application/session/passwordLink.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Button } from '../kit/Button.tsx'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { TextField } from '../kit/TextField.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { problemText } from '../texts/problemText.ts'
import { EntranceForm } from './EntranceForm.tsx'

interface PasswordLinkFormProps {
  readonly passwordLink: PasswordLinkActor
  readonly title: string
  readonly lead: string
}

type FieldName = 'email' | 'organization'

/** Names an account and has a link sent to it. */
export const PasswordLinkForm = ({ passwordLink, title, lead }: PasswordLinkFormProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const snapshot = useSelector(passwordLink, (current) => current)
  const { form, problems, failure } = snapshot.context
  const busy = snapshot.matches('sending')
  const field = (name: FieldName) => ({
    name,
    size: 'tall' as const,
    label: t(`login.${name}`),
    value: form[name],
    problem: problemText(t, problems[name], language),
    readOnly: busy,
    required: true,
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      passwordLink.send({ type: 'field.changed', field: name, value: event.currentTarget.value }),
  })
  return (
    <EntranceForm title={title} lead={lead} onSubmit={() => passwordLink.send({ type: 'submit' })}>
      <FailureAlert failure={failure} />
      <TextField {...field('email')} type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      <TextField {...field('organization')} autoComplete="organization" />
      <Button type="submit" tone="primary" size="tall" busy={busy} disabled={snapshot.matches('limited')}>
        {t(busy ? 'password.sending' : 'password.send')}
      </Button>
      <ButtonLink to="/login" tone="ghost">
        {t('password.backToLogin')}
      </ButtonLink>
    </EntranceForm>
  )
}
