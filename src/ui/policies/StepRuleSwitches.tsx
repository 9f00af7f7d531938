import { useSelector } from '@xstate/react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { StepRuleActor } from '../../application/organizations/stepRule.machine.ts'
import { changedRule, mustSetUp } from '../../domain/session/stepRule.ts'
import { Button } from '../kit/Button.tsx'
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Switch } from '../kit/Switch.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { theme } from '../theme/theme.ts'
import { StepRuleRoles } from './StepRuleRoles.tsx'

const ASKED = ['required', 'byMail'] as const

/** What the organization asks of second steps; nothing where it does not have the feature. */
export const StepRuleSwitches = ({ rule }: { readonly rule: StepRuleActor }) => {
  const { t } = useTranslation()
  const snapshot = useSelector(rule, (current) => current)
  const { rule: known, wanted, failure } = snapshot.context
  const isTurning = snapshot.matches('turning')
  if (snapshot.matches('closed') || snapshot.matches('notOffered')) return null
  // What is being turned is shown as it will be.
  const shown = known === undefined ? undefined : isTurning ? changedRule(known, wanted) : known
  return (
    <Section aria-labelledby="step-rule">
      <h3 id="step-rule">{t('organizations.secondStep')}</h3>
      <FailureAlert failure={failure} />
      {snapshot.matches('reading') && <Skeleton $height={theme.size.control} />}
      {snapshot.matches('unreadable') && <Button onClick={() => rule.send({ type: 'retry' })}>{t('kit.tryAgain')}</Button>}
      {shown !== undefined &&
        ASKED.map((asked) => (
          <Fragment key={asked}>
            <Switch
              label={t(`organizations.secondStepRule.${asked}`)}
              checked={shown[asked]}
              disabled={isTurning}
              aria-describedby={`step-rule-${asked}`}
              onToggle={(turned) => rule.send({ type: 'turn', change: { [asked]: turned } })}
            />
            <p id={`step-rule-${asked}`}>{t(`organizations.secondStepHint.${asked}`)}</p>
            {asked === 'required' && !shown.required && (
              <StepRuleRoles roles={shown.roles} isStill={isTurning} onTurn={(roleIds) => rule.send({ type: 'turn', change: { roleIds } })} />
            )}
          </Fragment>
        ))}
      {snapshot.matches('asking') && known !== undefined && (
        <ConfirmDialog
          title={t('organizations.secondStepAsk.title')}
          text={t('organizations.secondStepAsk.text', { count: mustSetUp(changedRule(known, wanted)) })}
          confirmLabel={t('organizations.secondStepAsk.confirm')}
          tone="primary"
          onConfirm={() => rule.send({ type: 'confirm' })}
          onCancel={() => rule.send({ type: 'cancel' })}
        />
      )}
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  gap: ${theme.space[2]};

  h3 {
    margin: 0;
    font-size: ${theme.font.size.body};
  }

  p {
    margin: 0;
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkSoft};
  }
`
