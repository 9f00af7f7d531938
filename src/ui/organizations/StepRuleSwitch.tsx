import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { StepRuleActor } from '../../application/organizations/stepRule.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { failureText } from '../failureText.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Switch } from '../kit/Switch.tsx'
import { theme } from '../theme/theme.ts'

/** Whether everybody of the organization is asked for a second step; nothing where it does not have the feature. */
export const StepRuleSwitch = ({ rule }: { readonly rule: StepRuleActor }) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(rule, (current) => current)
  const { rule: known, wanted, failure } = snapshot.context
  const isTurning = snapshot.matches('turning')
  if (snapshot.matches('closed') || snapshot.matches('notOffered')) return null
  return (
    <Section aria-labelledby="step-rule">
      <h3 id="step-rule">{t('organizations.secondStep')}</h3>
      {failure !== undefined && <Alert>{failureText(t, failure, matchLanguage(i18n.language))}</Alert>}
      {snapshot.matches('reading') && <Skeleton $height={theme.size.control} />}
      {snapshot.matches('unreadable') && <Button onClick={() => rule.send({ type: 'retry' })}>{t('kit.tryAgain')}</Button>}
      {known !== undefined && (
        <Switch
          label={t('organizations.secondStepRequired')}
          checked={isTurning ? wanted : known.required}
          disabled={isTurning}
          aria-describedby="step-rule-hint"
          onToggle={(required) => rule.send({ type: 'turn', required })}
        />
      )}
      <p id="step-rule-hint">{t('organizations.secondStepHint')}</p>
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
