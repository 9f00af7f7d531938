import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { MailedCodeActor } from '../../application/session/mailedCode.machine.ts'
import { Button } from '../kit/Button.tsx'
import { theme } from '../theme/theme.ts'

/** Whether a code is on its way, and when another one can be asked for. The countdown is seen, and not read out every second. */
export const MailedCodeState = ({ mailedCode }: { readonly mailedCode: MailedCodeActor }) => {
  const { t } = useTranslation()
  const snapshot = useSelector(mailedCode, (current) => current)
  const { resendIn, failure } = snapshot.context
  const isSending = snapshot.matches('sending')
  const isPausing = snapshot.matches('pausing')
  const wasSent = isPausing && failure === undefined
  return (
    <Root>
      <output>{isSending ? t('secondStep.sending') : wasSent ? t('secondStep.sent') : ''}</output>
      <Button busy={isSending} disabled={isPausing} onClick={() => mailedCode.send({ type: 'resend' })}>
        {isPausing ? t('secondStep.resendIn', { count: resendIn }) : t('secondStep.resend')}
      </Button>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  color: ${theme.color.inkSoft};
  font-variant-numeric: tabular-nums;
`
