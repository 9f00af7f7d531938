import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { StepEnrolmentActor } from '../../application/session/stepEnrolment.machine.ts'
import { Button } from '../kit/Button.tsx'
import { TextField } from '../kit/TextField.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { EntranceForm, EntranceText, Title } from './EntranceForm.tsx'
import { AuthenticatorKey } from '../two-factor/AuthenticatorKey.tsx'
import { RecoveryCodes } from '../two-factor/RecoveryCodes.tsx'

const focus = (field: HTMLInputElement | null): void => field?.focus()

/** The organization asks for an authenticator: it is set up before anything else. */
export const StepEnrolmentForm = ({ enrolment: actor }: { readonly enrolment: StepEnrolmentActor }) => {
  const { t } = useTranslation()
  const snapshot = useSelector(actor, (current) => current)
  const { enrolment, code, incomplete, failure, enrolled } = snapshot.context
  const isChecking = snapshot.matches('checking')
  usePageTitle(t('stepEnrolment.title'))
  if (snapshot.matches('codes')) {
    return (
      <EntranceText>
        <Title>{t('stepEnrolment.title')}</Title>
        <RecoveryCodes level={2} codes={enrolled?.recoveryCodes ?? []} onKept={() => actor.send({ type: 'kept' })} />
      </EntranceText>
    )
  }
  return (
    <EntranceForm title={t('stepEnrolment.title')} lead={t('stepEnrolment.lead')} onSubmit={() => actor.send({ type: 'submit' })}>
      <AuthenticatorKey uri={enrolment.uri} secret={enrolment.secret} />
      <FailureAlert failure={failure} />
      <TextField
        key={String(snapshot.matches('refused'))}
        ref={focus}
        label={t('secondStep.code')}
        name="code"
        size="tall"
        value={code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        readOnly={isChecking}
        required
        problem={incomplete ? t('secondStep.incomplete') : undefined}
        onChange={(event) => actor.send({ type: 'code.changed', code: event.currentTarget.value })}
      />
      <Button type="submit" tone="primary" size="tall" busy={isChecking}>
        {t(isChecking ? 'secondStep.checking' : 'secondStep.submit')}
      </Button>
      <Button tone="ghost" onClick={() => actor.send({ type: 'back' })}>
        {t('secondStep.back')}
      </Button>
    </EntranceForm>
  )
}
