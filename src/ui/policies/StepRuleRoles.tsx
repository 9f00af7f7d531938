import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { StepRule } from '../../domain/session/stepRule.ts'
import { Checkbox } from '../kit/Checkbox.tsx'
import { theme } from '../theme/theme.ts'

interface StepRuleRolesProps {
  readonly roles: StepRule['roles']
  /** A change is being made. */
  readonly isStill: boolean
  /** The roles that are asked then. */
  readonly onTurn: (roleIds: readonly string[]) => void
}

/** The roles that are asked for a second step, each with how many have none yet. */
export const StepRuleRoles = ({ roles, isStill, onTurn }: StepRuleRolesProps) => {
  const { t } = useTranslation()
  const asked = roles.flatMap(({ id, required }) => (required ? [id] : []))
  return (
    <Group disabled={isStill}>
      <legend>{t('organizations.secondStepRoles')}</legend>
      {roles.map(({ id, name, required, people, without }) => (
        <Row key={id}>
          <Checkbox
            label={name}
            checked={required}
            onChange={() => onTurn(required ? asked.filter((other) => other !== id) : [...asked, id])}
          />
          <span>{t('organizations.secondStepWithout', { people, without })}</span>
        </Row>
      ))}
    </Group>
  )
}

const Group = styled.fieldset`
  display: grid;
  gap: ${theme.space[1]};
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${theme.space[1]};
    font-weight: ${theme.font.weight.medium};
  }
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[4]};

  > span {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkSoft};
  }
`
