import { useSelector } from '@xstate/react'
import { FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DryRunActor, DryRunSnapshot } from '../../application/dry-run/dryRun.machine.ts'
import type { DryRun } from '../../domain/dry-run/dryRun.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import type { Template } from '../../domain/templates/template.ts'
import { DryRunDialog } from '../dry-run/DryRunDialog.tsx'
import { Button } from '../kit/Button.tsx'
import { Why } from '../kit/Why.tsx'
import { failureText } from '../texts/failureText.ts'
import { TrialSummary } from './TrialSummary.tsx'

/** What a trial found of a template, whether or not it was changed since; of another template nothing. */
export const foundOf = ({ context: { template: tried, result } }: DryRunSnapshot, template: Template | undefined): DryRun | undefined =>
  template?.state === 'Created' && tried?.id === template.id ? result : undefined

interface TrialProps {
  readonly trial: DryRunActor
  readonly template: Template
}

/** How the trial of a draft stands, and on demand all that it found; nothing where it was not tried. */
export const TrialState = ({ trial, template }: TrialProps) => {
  const { t, i18n } = useTranslation()
  const [isSeen, setSeen] = useState(false)
  const snapshot = useSelector(trial, (current) => current)
  const { template: tried, failure } = snapshot.context
  if (tried?.id !== template.id) return <p>{t('templates.notBinding')}</p>
  const result = foundOf(snapshot, template)
  return (
    <>
      {snapshot.matches('running') && <output>{t('dryRun.running')}</output>}
      {snapshot.matches('failed') && failure !== undefined && <p role="alert">{`${t('dryRun.failed')}: ${failureText(t, failure, matchLanguage(i18n.language))}`}</p>}
      {result !== undefined && <TrialSummary result={result} isOutdated={tried.revision !== template.revision} onSee={() => setSeen(true)} />}
      {isSeen && <DryRunDialog dryRun={trial} onClose={() => setSeen(false)} />}
    </>
  )
}

/** `refusal`: why it is not tried now. */
export const TryButton = ({ trial, template, refusal }: TrialProps & { readonly refusal: string | undefined }) => {
  const { t } = useTranslation()
  const isRunning = useSelector(trial, (snapshot) => snapshot.matches('running') && snapshot.context.template?.id === template.id)
  return (
    <>
      <Button icon={<FlaskConical size={16} aria-hidden />} disabled={refusal !== undefined} busy={isRunning} onClick={() => trial.send({ type: 'try', template })}>
        {t('dryRun.action')}
      </Button>
      {refusal !== undefined && (
        <Why title={t('dryRun.notNow')}>
          <p>{refusal}</p>
        </Why>
      )}
    </>
  )
}
