import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isChanged, type PoliciesActor } from '../../application/organizations/policies.machine.ts'
import type { StepRuleActor } from '../../application/organizations/stepRule.machine.ts'
import { SESSION_HOURS } from '../../domain/organizations/policies.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { failureText } from '../failureText.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Select } from '../kit/Select.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { StepRuleSwitches } from '../organizations/StepRuleSwitches.tsx'
import { problemText } from '../problemText.ts'

interface PoliciesDialogProps {
  readonly policies: PoliciesActor
  readonly stepRule: StepRuleActor
}

const OPTIONS = [null, ...SESSION_HOURS]

/** What the organization asks of its accounts: how long a sign-in lasts, of which domains addresses are, and second steps. */
export const PoliciesDialog = ({ policies, stepRule }: PoliciesDialogProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(policies, (current) => current)
  const { organizationId, told, form, problems, failure } = snapshot.context
  const isOpen = snapshot.hasTag('open')
  const language = matchLanguage(i18n.language)
  useEffect(() => {
    if (!isOpen) return undefined
    stepRule.send({ type: 'rule.open', id: organizationId })
    return () => stepRule.send({ type: 'close' })
  }, [stepRule, isOpen, organizationId])
  if (!isOpen) return null
  const close = () => policies.send({ type: 'close' })
  const failed = failure && failureText(t, failure, language)
  const footer = (
    <>
      <Button onClick={close}>{t('policies.close')}</Button>
      {told !== undefined && (
        <Button type="submit" tone="primary" busy={snapshot.matches('saving')}>
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
      leavesFreely={!isChanged(snapshot.context)}
    >
      {snapshot.matches('reading') && <Skeleton $height="8rem" />}
      {snapshot.matches('unreadable') && <ErrorState title={t('policies.unreadable')} text={failed ?? ''} onRetry={() => policies.send({ type: 'retry' })} />}
      {told !== undefined && (
        <>
          {failed !== undefined && <Alert>{failed}</Alert>}
          <Select
            label={t('policies.session')}
            hint={t('policies.sessionHint')}
            value={form.sessionHours === null ? '' : String(form.sessionHours)}
            disabled={snapshot.hasTag('busy')}
            options={OPTIONS.map((hours) => ({ value: hours === null ? '' : String(hours), label: hours === null ? t('policies.sessionAny') : hours % 24 === 0 ? t('policies.days', { count: hours / 24 }) : t('policies.hours', { count: hours }) }))}
            onChange={(hours) => policies.send({ type: 'change', form: { sessionHours: hours === '' ? null : Number(hours) } })}
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
          {told.outside > 0 && <p>{t('policies.outside', { count: told.outside })}</p>}
          <StepRuleSwitches rule={stepRule} />
        </>
      )}
    </Dialog>
  )
}
