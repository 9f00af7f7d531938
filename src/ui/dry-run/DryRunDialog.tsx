import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { DryRunActor } from '../../application/dry-run/dryRun.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Spinner } from '../kit/Spinner.tsx'
import { failureText } from '../texts/failureText.ts'
import { theme } from '../theme/theme.ts'
import { DryRunResult } from './DryRunResult.tsx'

interface DryRunDialogProps {
  readonly dryRun: DryRunActor
  /** Left out: what was found is forgotten with it. */
  readonly onClose?: () => void
}

/** What a template would meet in the assets there are. */
export const DryRunDialog = ({ dryRun, onClose }: DryRunDialogProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(dryRun, (current) => current)
  const { template, result, failure } = snapshot.context
  if (!snapshot.hasTag('open') || template === undefined) return null
  const close = onClose ?? (() => dryRun.send({ type: 'close' }))
  return (
    <Dialog
      size="wide"
      phone="full"
      title={t('dryRun.title', { name: template.name })}
      description={t('dryRun.text')}
      onClose={close}
      footer={
        <Button data-autofocus onClick={close}>
          {t('kit.close')}
        </Button>
      }
    >
      {snapshot.matches('running') && (
        <Waiting>
          <Spinner label={t('dryRun.running')} />
          <p>{t('dryRun.running')}</p>
        </Waiting>
      )}
      {snapshot.matches('failed') && failure !== undefined && (
        <ErrorState title={t('dryRun.failed')} text={failureText(t, failure, matchLanguage(i18n.language))} onRetry={() => dryRun.send({ type: 'retry' })} />
      )}
      {snapshot.matches('shown') && result !== undefined && <DryRunResult result={result} />}
    </Dialog>
  )
}

const Waiting = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  justify-items: center;
  padding: ${theme.space[8]} 0;
`
