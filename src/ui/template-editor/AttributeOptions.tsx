import { useTranslation } from 'react-i18next'
import type { AttributeDraft } from '../../application/templates/attributeDrafts.ts'
import type { TemplateActors } from '../../application/templates/templateActors.ts'
import type { DraftChange } from '../../application/templates/templateDraft.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { useSelector } from '@xstate/react'
import { isChoice } from '../../domain/templates/attributeTypes.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { NewOptions } from '../template-options/NewOptions.tsx'
import { OptionsPanel } from '../template-options/OptionsPanel.tsx'
import { problemText } from '../texts/problemText.ts'
import type { Openness } from './Frozen.tsx'

interface AttributeOptionsProps {
  readonly actors: Pick<TemplateActors, 'templateEditor' | 'templateOptions' | 'optionChange'>
  readonly attribute: AttributeDraft
  readonly openness: Openness
  readonly problems: FieldProblems
  readonly onChange: (change: DraftChange) => void
}

/** What a choice offers: saved with the template as long as the attribute is new, and by itself from then on. */
export const AttributeOptions = ({ actors, attribute, openness, problems, onChange }: AttributeOptionsProps) => {
  const { t, i18n } = useTranslation()
  const template = useSelector(actors.templateEditor, ({ context }) => context.template)
  const saved = template?.attributes.find(({ id }) => id === attribute.id)
  if (!isChoice(attribute.type)) return null
  if (template === undefined || saved === undefined || !isChoice(saved.type))
    return (
      <NewOptions
        key={attribute.id}
        options={attribute.options}
        problem={problemText(t, problems['options'], matchLanguage(i18n.language))}
        onChange={(options) => onChange({ kind: 'attribute', id: attribute.id, fields: { options } })}
      />
    )
  return (
    <OptionsPanel
      key={attribute.id}
      place={{ templateId: template.id, attributeId: attribute.id }}
      options={actors.templateOptions}
      optionChange={actors.optionChange}
      isOpen={openness !== 'closed'}
      isWhole={openness === 'whole'}
      defaultId={attribute.defaultValue}
      problem={problemText(t, problems['defaultValue'], matchLanguage(i18n.language))}
      onDefault={(option) => onChange({ kind: 'attribute', id: attribute.id, fields: { defaultValue: option?.id ?? '' } })}
    />
  )
}
