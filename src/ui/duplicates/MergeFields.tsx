import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { PlannedMerge } from '../../application/duplicates/DuplicateGateway.ts'
import type { Duplicate } from '../../domain/duplicates/duplicates.ts'
import type { FieldValues, MergeChoices, MergeDifference } from '../../domain/duplicates/merge.ts'
import { namesOf } from '../../domain/metadata/names.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Chip } from '../kit/Chip.tsx'
import { RadioRow } from '../kit/RadioRow.tsx'
import { theme } from '../theme/theme.ts'
import { valuesText } from '../value-fields/valueWords.ts'
import { Choices } from './Choices.ts'

interface MergeFieldsProps {
  readonly plan: PlannedMerge
  /** The kept one first. */
  readonly assets: readonly Duplicate[]
  readonly choices: MergeChoices
  readonly onChoose: (field: string, from: string) => void
}

/** What the kept asset gets: what it says otherwise is chosen, what it says nothing of is filled, and tags are added. */
export const MergeFields = ({ plan, assets, choices, onChoose }: MergeFieldsProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const keep = assets[0]?.asset.id ?? ''
  const attributes = plan.templates.flatMap((template) => template.attributes)
  const names = namesOf(plan.names)
  const labelOf = (field: string) => {
    if (field === 'description' || field === 'repository') return t(`asset.field.${field}`)
    return attributes.find(({ id }) => id === field)?.name ?? ''
  }
  const textOf = (field: string, values: FieldValues): string => {
    const attribute = attributes.find(({ id }) => id === field)
    if (values.length === 0) return t('asset.none')
    if (attribute !== undefined) return valuesText(t, { ...attribute, names }, values, language)
    return field === 'repository' ? (plan.repositories.find(({ id }) => id === values[0])?.name ?? '') : values.join('\n')
  }
  const nameOf = (id: string): string => assets.find(({ asset }) => asset.id === id)?.asset.name ?? ''
  const choice = ({ field, kept, offered }: MergeDifference, byDefault: string) => {
    const chosen = choices[field] ?? byDefault
    const option = (from: string, values: FieldValues, hint: string) => (
      <RadioRow key={from}>
        <input type="radio" name={`field ${field}`} checked={chosen === from} onChange={() => onChoose(field, from)} />
        <strong dir="auto">{textOf(field, values)}</strong>
        <small>{hint}</small>
      </RadioRow>
    )
    return (
      <Choices key={field}>
        <legend>{labelOf(field)}</legend>
        {option(keep, kept, t(kept.length === 0 ? 'duplicates.merging.leaveEmpty' : 'duplicates.merging.own'))}
        {offered.map(({ from, values }) => option(from, values, t('duplicates.merging.of', { name: nameOf(from) })))}
      </Choices>
    )
  }
  return (
    <>
      {plan.conflicts.length > 0 && (
        <Part>
          <h3>{t('duplicates.merging.conflicts', { count: plan.conflicts.length })}</h3>
          {plan.conflicts.map((one) => choice(one, keep))}
        </Part>
      )}
      {plan.filled.length > 0 && (
        <Part>
          <h3>{t('duplicates.merging.filled')}</h3>
          {plan.filled.map((one) => choice(one, one.offered[0]?.from ?? keep))}
        </Part>
      )}
      {plan.tags.length > 0 && (
        <Part>
          <h3>{t('duplicates.merging.tags')}</h3>
          <Tags>
            {plan.tags.map((tag) => (
              <li key={tag}>
                <Chip>{tag}</Chip>
              </li>
            ))}
          </Tags>
        </Part>
      )}
      <Note>{t('duplicates.merging.ties')}</Note>
    </>
  )
}

const Part = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  min-width: 0;

  h3 {
    font-size: ${theme.font.size.caption};
    font-weight: ${theme.font.weight.semibold};
    color: ${theme.color.inkSoft};
  }
`

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
`

const Note = styled.p`
  color: ${theme.color.inkSoft};
`
