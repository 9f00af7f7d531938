import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { AttributeMatch, Mapping } from '../../domain/guided-move/mapping.ts'
import { isChoice } from '../../domain/templates/attributeTypes.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import type { Template } from '../../domain/templates/template.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { Checkbox } from '../kit/Checkbox.tsx'
import { Select } from '../kit/Select.tsx'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'

interface MappingFormProps {
  readonly from: Template
  readonly to: Template
  readonly mapping: Mapping
  /** Under `mapping.<index>.targetId`. */
  readonly problems: FieldProblems
  readonly onChange: (match: AttributeMatch) => void
}

/** Where the values of each attribute go. */
export const MappingForm = ({ from, to, mapping, problems, onChange }: MappingFormProps) => {
  const { t, i18n } = useTranslation()
  const problemOf = (attributeId: string): string | undefined => {
    const problem = problems[`mapping.${mapping.findIndex((one) => one.attributeId === attributeId)}.targetId`]
    return problem?.code === 'duplicated' ? t('guidedMove.problem.taken') : problem && problemText(t, problem, matchLanguage(i18n.language))
  }
  const typed = ({ name, type }: Template['attributes'][number]): string => t('guidedMove.attribute', { name, type: t(`templates.types.${type}`) })
  const options = [{ value: null, label: t('guidedMove.stays') }, ...to.attributes.map((attribute) => ({ value: attribute.id, label: typed(attribute) }))]
  return (
    <List>
      {from.attributes.map((attribute) => {
        const match = mapping.find(({ attributeId }) => attributeId === attribute.id) ?? { attributeId: attribute.id, targetId: null, addOptions: false }
        const target = to.attributes.find(({ id }) => id === match.targetId)
        return (
          <li key={attribute.id}>
            <Select label={typed(attribute)} value={match.targetId} options={options} problem={problemOf(attribute.id)} onChange={(targetId) => onChange({ ...match, targetId, addOptions: false })} />
            {target !== undefined && isChoice(target.type) && (
              <Checkbox label={t('guidedMove.addOptions')} checked={match.addOptions} onChange={(event) => onChange({ ...match, addOptions: event.currentTarget.checked })} />
            )}
          </li>
        )
      })}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: ${theme.space[1]};
  }
`
