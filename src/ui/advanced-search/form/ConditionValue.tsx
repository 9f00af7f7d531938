import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { AdvancedSearchActors } from '../../../application/advanced-search/advancedSearchActors.ts'
import { conditionWith, operatorOf, valuesIn } from '../../../domain/advanced-search/condition.ts'
import { attributeIn, type ConditionField, type SearchField } from '../../../domain/advanced-search/conditionFields.ts'
import { shownDay, writtenDay } from '../../../domain/advanced-search/writtenDay.ts'
import type { Leaf } from '../../../domain/query-language/query.ts'
import { DateInput } from '../../kit/DateField.tsx'
import { Select } from '../../kit/Select.tsx'
import { TextInput } from '../../kit/TextField.tsx'
import { theme } from '../../theme/theme.ts'
import { FoundValue } from './FoundValue.tsx'
import { PlaceValue } from './PlaceValue.tsx'
import type { ConditionChoices } from './conditionChoices.ts'
import { useRowIds } from './useRowIds.ts'

interface ConditionValueProps {
  readonly leaf: Leaf
  readonly field: ConditionField
  readonly label: string
  readonly actors: Pick<AdvancedSearchActors, 'completions' | 'searchChoices'>
  readonly attributes: readonly SearchField[]
  readonly choices: ConditionChoices
  readonly labelOf: (value: string) => string
  /** Nothing can be found by it. */
  readonly isRefused: boolean
  readonly onChange: (leaf: Leaf) => void
}

/** With what a condition compares: one value, two ends, or nothing. */
export const ConditionValue = ({ leaf, field: { kind, entry }, label, actors, attributes, choices, labelOf, isRefused, onChange }: ConditionValueProps) => {
  const { t } = useTranslation()
  const values = valuesIn(leaf)
  const [ids] = useRowIds(values.length)
  const name = leaf.kind === 'field' ? leaf.field : ''
  const put = (at: number, value: string) => onChange(conditionWith(leaf, { values: values.map((one, place) => (place === at ? value : one)) }))
  const isPair = operatorOf(leaf) === 'between'
  const placeholder = kind === 'day' ? t(entry === 'day' ? 'advancedSearch.form.dayExample' : 'advancedSearch.form.edtfExample') : (attributeIn(name, attributes)?.unit ?? (name === 'size' ? t('advancedSearch.form.sizeExample') : undefined))
  const entryOf = (value: string, at: number) => {
    const called = isPair ? t(at === 0 ? 'advancedSearch.form.first' : 'advancedSearch.form.last', { name: label }) : label
    switch (entry) {
      case 'choice': {
        const known = choices.valuesOf(name, attributes)
        const options = known.some((one) => one.value === value) || value === '' ? known : [{ value, label: labelOf(value) }, ...known]
        return <Select label={called} isLabelHidden value={value} options={options} onChange={(next) => put(at, next)} />
      }
      case 'day':
        return <DateInput label={called} aria-label={called} maxLength={21} placeholder={placeholder} value={shownDay(value) ?? value} onChange={(text) => put(at, writtenDay(text))} />
      case 'place':
        return <PlaceValue label={called} value={value} isRefused={isRefused} onChange={(text) => put(at, text)} />
      case 'found':
        return (
          <FoundValue
            field={name}
            label={called}
            text={value === '' ? '' : labelOf(value)}
            completions={actors.completions}
            labelOf={labelOf}
            onText={(text) => put(at, text)}
            onPick={(chosen, label_) => {
              if (chosen !== label_) actors.searchChoices.send({ type: 'value.named', value: chosen, label: label_ })
              put(at, chosen)
            }}
          />
        )
      default:
        return <TextInput type="text" $size="field" aria-label={called} autoComplete="off" placeholder={placeholder} value={value} onChange={({ currentTarget }) => put(at, currentTarget.value)} />
    }
  }
  if (values.length === 0) return null
  return (
    <Values data-pair={isPair || undefined}>
      {values.map((value, at) => (
        <span key={ids[at]}>{entryOf(value, at)}</span>
      ))}
    </Values>
  )
}

const Values = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;

  > span {
    min-width: 0;
  }

  &[data-pair] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
