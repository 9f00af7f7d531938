import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { conditionOn } from '../../../domain/advanced-search/condition.ts'
import { leafOf } from '../../../domain/query-language/normalForm.ts'
import { printQuery } from '../../../domain/query-language/print.ts'
import type { Leaf } from '../../../domain/query-language/query.ts'
import { Button } from '../../kit/Button.tsx'
import { theme } from '../../theme/theme.ts'
import { ConditionRow, type ConditionRowProps } from './ConditionRow.tsx'
import { useRowIds } from './useRowIds.ts'

interface ConditionGroupProps extends Pick<ConditionRowProps, 'actors' | 'attributes' | 'names' | 'choices'> {
  readonly title: string
  readonly hint?: string
  readonly conditions: readonly Leaf[]
  /** Why a condition finds nothing, by how it is typed. */
  readonly problemOf: (condition: string) => string | undefined
  readonly onChange: (conditions: readonly Leaf[]) => void
}

/** Conditions that are taken together in one way. */
export const ConditionGroup = ({ title, hint, conditions, problemOf, onChange, ...shared }: ConditionGroupProps) => {
  const { t } = useTranslation()
  const group = useRef<HTMLFieldSetElement>(null)
  const [ids, removeId] = useRowIds(conditions.length)
  const add = () => {
    onChange([...conditions, conditionOn(undefined, 'equals')])
    // Whoever adds one goes on in it.
    setTimeout(() => [...(group.current?.querySelectorAll('input') ?? [])].at(-2)?.focus())
  }
  const problemIn = (leaf: Leaf): string | undefined => {
    const asked = leafOf(leaf)
    return asked && problemOf(printQuery(asked))
  }
  return (
    <Group ref={group}>
      <legend>{title}</legend>
      {hint !== undefined && <p>{hint}</p>}
      {conditions.length > 0 && (
        <ul>
          {conditions.map((leaf, at) => (
            <ConditionRow
              key={ids[at]}
              leaf={leaf}
              name={t('advancedSearch.form.row', { group: title, number: at + 1 })}
              problem={problemIn(leaf)}
              onChange={(next) => onChange(conditions.map((one, place) => (place === at ? next : one)))}
              onRemove={() => {
                removeId(at)
                onChange(conditions.filter((_, place) => place !== at))
                group.current?.querySelector<HTMLElement>('[data-add]')?.focus()
              }}
              {...shared}
            />
          ))}
        </ul>
      )}
      <Button tone="ghost" icon={<Plus size={16} />} data-add onClick={add}>
        {t('advancedSearch.form.add')}
      </Button>
    </Group>
  )
}

export const Group = styled.fieldset`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;
  margin: 0;
  padding: ${theme.space[4]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.surface};

  > legend {
    float: left;
    width: 100%;
    padding: 0;
    font-size: ${theme.font.size.lead};
    font-weight: ${theme.font.weight.semibold};
  }

  > p {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
  }

  > ul {
    display: grid;
    gap: ${theme.space[2]};
  }

  > button {
    justify-self: start;
    margin-left: -${theme.space[2]};
    color: ${theme.color.primary};
  }
`
