import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { AdvancedSearchActors } from '../../../application/advanced-search/advancedSearchActors.ts'
import { conditionOn, conditionWith, operatorOf, valuesIn } from '../../../domain/advanced-search/condition.ts'
import { ANYWHERE, attributeIn, conditionField, type SearchField } from '../../../domain/advanced-search/conditionFields.ts'
import type { Leaf } from '../../../domain/query-language/query.ts'
import { ProblemText } from '../../kit/Field.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import { Select } from '../../kit/Select.tsx'
import { theme } from '../../theme/theme.ts'
import { ChoiceFinder } from './ChoiceFinder.tsx'
import type { ConditionChoices } from './conditionChoices.ts'
import { ConditionValue } from './ConditionValue.tsx'
import { useConditionLabels } from './useConditionLabels.ts'

export interface ConditionRowProps {
  readonly leaf: Leaf
  /** What the row is called: its group and its number in it. */
  readonly name: string
  readonly actors: Pick<AdvancedSearchActors, 'completions' | 'searchChoices'>
  readonly attributes: readonly SearchField[]
  /** What values are called that are ids. */
  readonly names: Readonly<Record<string, string>>
  readonly choices: ConditionChoices
  /** Why nothing can be found by it. */
  readonly problem: string | undefined
  readonly onChange: (leaf: Leaf) => void
  readonly onRemove: () => void
}

/** One condition: of what, how it is compared, and with what. */
export const ConditionRow = ({ leaf, name, actors, attributes, names, choices, problem, onChange, onRemove }: ConditionRowProps) => {
  const { t } = useTranslation()
  const { fieldLabel, operatorLabel, valueLabel } = useConditionLabels(attributes, names)
  const asked = leaf.kind === 'field' ? leaf.field : undefined
  const field = asked === undefined ? ANYWHERE : conditionField(asked, attributes)
  const operator = operatorOf(leaf)
  const operators = field.operators.includes(operator) ? field.operators : [operator, ...field.operators]
  const about = (id: string) => {
    const next = id === '' ? undefined : id
    const { kind, entry, operators: offered } = next === undefined ? ANYWHERE : conditionField(next, attributes)
    const [only] = entry === 'choice' ? choices.valuesOf(id, attributes) : []
    const kept = kind === field.kind && entry === field.entry ? valuesIn(leaf) : []
    onChange(conditionWith(conditionOn(next, offered[0] ?? 'equals'), { values: only === undefined ? kept : [only.value] }))
  }
  // What is wrong with a place stands at it.
  const said = field.entry === 'place' && operator === 'equals' ? undefined : problem
  const template = asked === undefined ? undefined : attributeIn(asked, attributes)?.template
  return (
    <Row>
      <div data-part="field">
        <ChoiceFinder label={t('advancedSearch.form.fieldOf', { name })} chosen={fieldLabel(asked)} options={choices.fields(attributes)} onPick={about} />
      </div>
      <div data-part="operator">
        <Select
          label={t('advancedSearch.form.operatorOf', { name })}
          isLabelHidden
          value={operator}
          options={operators.map((value) => ({ value, label: operatorLabel(field.kind, value) }))}
          onChange={(next) => onChange(conditionWith(leaf, { operator: next }))}
        />
      </div>
      <div data-part="value">
        <ConditionValue
          leaf={leaf}
          field={field}
          label={t('advancedSearch.form.valueOf', { name })}
          actors={actors}
          attributes={attributes}
          choices={choices}
          labelOf={(value) => valueLabel(asked ?? '', value)}
          isRefused={problem !== undefined}
          onChange={onChange}
        />
      </div>
      <div data-part="remove">
        <IconButton label={t('advancedSearch.form.remove', { name })} icon={<X size={16} />} onClick={onRemove} />
      </div>
      {(template !== undefined || said !== undefined) && (
        <Note data-part="note">
          {template}
          <ProblemText>{said}</ProblemText>
        </Note>
      )}
    </Row>
  )
}

const Row = styled.li`
  display: grid;
  grid-template: 'field operator value remove' 'note note note note' / minmax(0, 1fr) minmax(0, 0.9fr) minmax(0, 1.6fr) auto;
  gap: ${theme.space[1]} ${theme.space[2]};
  align-items: start;

  > div {
    min-width: 0;
  }

  > [data-part='field'] {
    grid-area: field;
  }

  > [data-part='operator'] {
    grid-area: operator;
  }

  > [data-part='value'] {
    grid-area: value;
  }

  > [data-part='remove'] {
    grid-area: remove;
    align-self: center;
  }

  > [data-part='note'] {
    grid-area: note;
  }

  ${theme.media.belowMd} {
    grid-template: 'field remove' 'operator operator' 'value value' 'note note' / minmax(0, 1fr) auto;
    gap: ${theme.space[2]};
    padding-bottom: ${theme.space[3]};

    & + & {
      padding-top: ${theme.space[3]};
      border-top: ${theme.border.line};
    }

    > [data-part='value']:empty {
      display: none;
    }
  }
`

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[3]};
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkFaint};
`
