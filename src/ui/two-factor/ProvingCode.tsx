import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { codeAsked, isCodeGiven } from '../../application/two-factor/changeProof.ts'
import type { TwoFactorChangeActor } from '../../application/two-factor/twoFactorChange.machine.ts'
import { Button } from '../kit/Button.tsx'
import { TextField } from '../kit/TextField.tsx'
import { theme } from '../theme/theme.ts'

/** The code that is given beside the password, where there is a second step: one's own, or one that is mailed for this. */
export const ProvingCode = ({ change }: { readonly change: TwoFactorChangeActor }) => {
  const { t } = useTranslation()
  const snapshot = useSelector(change, (current) => current)
  const { code, incomplete, mailed } = snapshot.context
  const asked = codeAsked(snapshot.context)
  const isMailing = snapshot.matches('mailing')
  if (asked === undefined) return null
  const isMailed = asked === 'mailed'
  const problem = t(isMailed ? 'twoFactor.incomplete' : 'twoFactor.incompleteOwn')
  return (
    <>
      <TextField
        label={t(isMailed ? 'twoFactor.mailedCode' : 'twoFactor.ownCode')}
        name="code"
        value={code}
        autoComplete="one-time-code"
        inputMode={isMailed ? 'numeric' : undefined}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        readOnly={isMailing || snapshot.matches('checking')}
        required
        problem={incomplete && !isCodeGiven(snapshot.context) ? problem : undefined}
        onChange={(event) => change.send({ type: 'code.changed', code: event.currentTarget.value })}
      />
      {isMailed && (
        <Mail>
          <output>{isMailing ? t('secondStep.sending') : mailed ? t('secondStep.sent') : ''}</output>
          <Button busy={isMailing} disabled={snapshot.matches('checking')} onClick={() => change.send({ type: 'resend' })}>
            {t('secondStep.resend')}
          </Button>
        </Mail>
      )}
    </>
  )
}

const Mail = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  color: ${theme.color.inkSoft};
`
