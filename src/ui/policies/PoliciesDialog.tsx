import { useSelector } from '@xstate/react'
import type { TFunction } from 'i18next'
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { isChanged, type PoliciesActor } from '../../application/organizations/policies.machine.ts'
import type { StepRuleActor } from '../../application/organizations/stepRule.machine.ts'
import { IDLE_MINUTES, SESSION_HOURS } from '../../domain/organizations/policies.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { failureText } from '../texts/failureText.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Hint } from '../kit/Field.tsx'
import { Select } from '../kit/Select.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { StepRuleSwitches } from './StepRuleSwitches.tsx'
import { problemText } from '../texts/problemText.ts'

interface PoliciesDialogProps {
  readonly policies: PoliciesActor
  readonly stepRule: StepRuleActor
}

const OPTIONS = [null, ...SESSION_HOURS]
const IDLE_OPTIONS = [null, ...IDLE_MINUTES]

const hoursText = (t: TFunction, hours: number): string => (hours % 24 === 0 ? t('policies.days', { count: hours / 24 }) : t('policies.hours', { count: hours }))
const minutesText = (t: TFunction, minutes: number): string => (minutes % 60 === 0 ? hoursText(t, minutes / 60) : t('policies.minutes', { count: minutes }))
const valueOf = (option: number | null): string => (option === null ? '' : String(option))
const optionOf = (value: string): number | null => (value === '' ? null : Number(value))

/** What the organization asks of its accounts: how long a sign-in lasts, of which domains addresses are, and second steps. */
export const PoliciesDialog = ({ policies, stepRule }: PoliciesDialogProps) => {
  const { t, i18n } = useTranslation()
  const id = useId()
  const snapshot = useSelector(policies, (current) => current)
  const { organizationId, saved, form, problems, failure } = snapshot.context
  const isOpen = snapshot.hasTag('open')
  const language = matchLanguage(i18n.language)
  useEffect(() => {
    if (!isOpen) return undefined
    stepRule.send({ type: 'rule.open', id: organizationId })
    return () => stepRule.send({ type: 'close' })
  }, [stepRule, isOpen, organizationId])
  if (!isOpen) return null
  const isSaving = snapshot.matches('saving')
  const close = () => policies.send({ type: 'close' })
  const failed = failure && failureText(t, failure, language)
  const footer = (
    <>
      <Button disabled={isSaving} onClick={close}>
        {t('policies.close')}
      </Button>
      {saved !== undefined && (
        <Button type="submit" tone="primary" busy={isSaving}>
          {t('policies.save')}
        </Button>
      )}
    </>
  )
  return (
    <Dialog
      title={t('policies.title')}
      description={t('policies.text')}
      onClose={close}
      onSubmit={() => policies.send({ type: 'save' })}
      footer={footer}
      leavesFreely={isSaving || !isChanged(snapshot.context)}
    >
      {snapshot.matches('reading') && <Skeleton $height="8rem" />}
      {snapshot.matches('unreadable') && <ErrorState title={t('policies.unreadable')} text={failed ?? ''} onRetry={() => policies.send({ type: 'retry' })} />}
      {saved !== undefined && (
        <>
          {failed !== undefined && <Alert>{failed}</Alert>}
          <Select
            label={t('policies.session')}
            hint={t('policies.sessionHint')}
            value={valueOf(form.sessionHours)}
            disabled={snapshot.hasTag('busy')}
            options={OPTIONS.map((hours) => ({ value: valueOf(hours), label: hours === null ? t('policies.sessionAny') : hoursText(t, hours) }))}
            onChange={(hours) => policies.send({ type: 'change', form: { sessionHours: optionOf(hours) } })}
          />
          <Select
            label={t('policies.idle')}
            hint={t('policies.idleHint')}
            value={valueOf(form.idleMinutes)}
            disabled={snapshot.hasTag('busy')}
            options={IDLE_OPTIONS.map((minutes) => ({ value: valueOf(minutes), label: minutes === null ? t('policies.idleNever') : minutesText(t, minutes) }))}
            onChange={(minutes) => policies.send({ type: 'change', form: { idleMinutes: optionOf(minutes) } })}
          />
          <TextArea
            label={t('policies.domains')}
            hint={t('policies.domainsHint')}
            problem={problemText(t, problems['mailDomains'], language)}
            value={form.domains}
            rows={3}
            disabled={snapshot.hasTag('busy')}
            onChange={({ currentTarget }) => policies.send({ type: 'change', form: { domains: currentTarget.value } })}
          />
          {saved.outside > 0 && <p>{t('policies.outside', { count: saved.outside })}</p>}
          <div>
            <Checkbox
              label={t('policies.sharing')}
              checked={form.sharingAllowed}
              disabled={snapshot.hasTag('busy')}
              aria-describedby={`${id}-sharing`}
              onChange={({ currentTarget }) => policies.send({ type: 'change', form: { sharingAllowed: currentTarget.checked } })}
            />
            <Hint id={`${id}-sharing`}>{t('policies.sharingHint')}</Hint>
          </div>
          <StepRuleSwitches rule={stepRule} />
        </>
      )}
    </Dialog>
  )
}
