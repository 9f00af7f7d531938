import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { StepEnrolmentActor } from '../../application/session/stepEnrolment.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { failureText } from '../texts/failureText.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { TextField } from '../kit/TextField.tsx'
import { theme } from '../theme/theme.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { EntranceForm, EntranceText, Title } from './EntranceForm.tsx'
import { QrCode } from '../two-factor/QrCode.tsx'
import { RecoveryCodes } from '../two-factor/RecoveryCodes.tsx'

const focus = (field: HTMLInputElement | null): void => field?.focus()

/** The organization asks for an authenticator: it is set up before anything else. */
export const StepEnrolmentForm = ({ enrolment: actor }: { readonly enrolment: StepEnrolmentActor }) => {
  const { t, i18n } = useTranslation()
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
      <p>{t('twoFactor.scan')}</p>
      <QrCode text={enrolment.uri} label={t('twoFactor.qrCode')} />
      <p>
        {t('twoFactor.secret')} <Key>{enrolment.secret.replace(/(.{4})(?=.)/g, '$1 ')}</Key>
      </p>
      {failure !== undefined && <Alert>{failureText(t, failure, matchLanguage(i18n.language))}</Alert>}
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

const Key = styled.code`
  font: ${theme.font.size.body}/${theme.font.line.normal} ${theme.font.mono};
  overflow-wrap: anywhere;
  user-select: all;
`
