import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { ProblemText } from '../../kit/Field.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import { TextInput } from '../../kit/TextField.tsx'
import { theme } from '../../theme/theme.ts'
import { Group } from './ConditionGroup.tsx'
import { useRowIds } from './useRowIds.ts'

interface OtherConditionsProps {
  readonly conditions: readonly string[]
  readonly problemOf: (condition: string) => string | undefined
  readonly onChange: (conditions: readonly string[]) => void
}

/** Conditions that no row can show: they stand as they are typed. */
export const OtherConditions = ({ conditions, problemOf, onChange }: OtherConditionsProps) => {
  const { t } = useTranslation()
  const [ids, removeId] = useRowIds(conditions.length)
  const remove = (at: number) => {
    removeId(at)
    onChange(conditions.filter((_, place) => place !== at))
  }
  if (conditions.length === 0) return null
  return (
    <Group>
      <legend>{t('advancedSearch.form.others')}</legend>
      <p>{t('advancedSearch.form.othersHint')}</p>
      <ul>
        {conditions.map((condition, at) => {
          const name = t('advancedSearch.form.row', { group: t('advancedSearch.form.others'), number: at + 1 })
          return (
            <Row key={ids[at]}>
              <TextInput
                type="text"
                $size="field"
                aria-label={name}
                autoComplete="off"
                spellCheck={false}
                value={condition}
                onChange={({ currentTarget }) => onChange(conditions.map((one, place) => (place === at ? currentTarget.value : one)))}
              />
              <IconButton label={t('advancedSearch.form.remove', { name })} icon={<X size={16} />} onClick={() => remove(at)} />
              <ProblemText>{problemOf(condition)}</ProblemText>
            </Row>
          )
        })}
      </ul>
    </Group>
  )
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[1]} ${theme.space[2]};
  align-items: center;

  > p {
    grid-column: 1 / -1;
  }
`
