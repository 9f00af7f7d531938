import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { SecondStepActor } from '../../application/session/secondStep.machine.ts'
import type { StepMethod } from '../../domain/session/twoFactor.ts'
import { Button } from '../kit/Button.tsx'
import { TextField } from '../kit/TextField.tsx'
import { theme } from '../theme/theme.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { EntranceForm } from './EntranceForm.tsx'
import { MailedCodeState } from './MailedCodeState.tsx'

interface SecondStepFormProps {
  readonly step: SecondStepActor
  /** Where mailed codes go. */
  readonly email: string
}

/** Phones offer a code of a message for such a field, and digits to type it with. */
const CODE_INPUT = { inputMode: 'numeric', autoComplete: 'one-time-code' } as const
const RECOVERY_INPUT = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

/** A field that appears, as it does for another way and after a refusal, is where the next code is typed. */
const focus = (field: HTMLInputElement | null): void => field?.focus()

const focusButton = (button: HTMLButtonElement | null): void => button?.focus()

export const SecondStepForm = ({ step, email }: SecondStepFormProps) => {
  const { t } = useTranslation()
  const snapshot = useSelector(step, (current) => current)
  const { method, code, incomplete, failure } = snapshot.context
  const { methods } = snapshot.context.step
  const { mailedCode } = snapshot.children
  const mailFailure = useSelector(mailedCode, (mail) => mail?.context.failure)
  const isChecking = snapshot.matches('checking') || snapshot.matches('settled')
  const isRefused = snapshot.matches('refused')
  usePageTitle(t('secondStep.title'))
  const message = failure ?? (method === 'email' ? mailFailure : undefined)

  return (
    <EntranceForm title={t('secondStep.title')} lead={t(`secondStep.lead.${method}`, { email })} onSubmit={() => step.send({ type: 'submit' })}>
      <FailureAlert failure={message} />
      {method !== 'passkey' && (
        <TextField
          key={`${method} ${isRefused}`}
          ref={focus}
          label={t(method === 'recovery' ? 'secondStep.recoveryCode' : 'secondStep.code')}
          name="code"
          size="tall"
          value={code}
          maxLength={40}
          readOnly={isChecking}
          required
          problem={incomplete ? t(method === 'recovery' ? 'secondStep.incompleteRecovery' : 'secondStep.incomplete') : undefined}
          onChange={(event) => step.send({ type: 'code.changed', code: event.currentTarget.value })}
          {...(method === 'recovery' ? RECOVERY_INPUT : CODE_INPUT)}
        />
      )}
      <Button
        // It is what comes next where there is nothing to type.
        key={`submit ${method}`}
        {...(method === 'passkey' ? { ref: focusButton } : {})}
        type="submit"
        tone="primary"
        size="tall"
        busy={isChecking}
        disabled={snapshot.matches('limited')}
      >
        {t(isChecking ? 'secondStep.checking' : method === 'passkey' ? 'secondStep.usePasskey' : 'secondStep.submit')}
      </Button>
      {method === 'email' && mailedCode !== undefined && <MailedCodeState mailedCode={mailedCode} />}
      <Ways>
        {methods
          .filter((other: StepMethod) => other !== method)
          .map((other: StepMethod) => (
            <Button key={other} tone="ghost" onClick={() => step.send({ type: 'method.chosen', method: other })}>
              {t(`secondStep.use.${other}`)}
            </Button>
          ))}
        <Button tone="ghost" onClick={() => step.send({ type: 'back' })}>
          {t('secondStep.back')}
        </Button>
      </Ways>
    </EntranceForm>
  )
}

const Ways = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[1]};
  /* Their words stand in line with the field. */
  margin-inline-start: calc(-1 * ${theme.space[3]});
`
