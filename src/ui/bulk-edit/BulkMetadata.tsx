import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { type MetadataDraft, valuesDraft, withoutValues, withTemplate, withValues } from '../../application/bulk-edit/metadataDraft.ts'
import type { ValueFinderActor } from '../../application/metadata/valueFinder.machine.ts'
import { metadataField } from '../../domain/bulk-edit/bulkMetadata.ts'
import type { BulkTemplate } from '../../domain/bulk-edit/bulkPlan.ts'
import { namesOf } from '../../domain/metadata/names.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { Checkbox } from '../kit/Checkbox.tsx'
import { Select } from '../kit/Select.tsx'
import { theme } from '../theme/theme.ts'
import { BulkValues } from './BulkValues.tsx'

interface BulkMetadataProps {
  readonly templates: readonly BulkTemplate[]
  /** How many are edited together. */
  readonly assets: number
  readonly draft: MetadataDraft
  readonly problems: FieldProblems
  readonly finder: ValueFinderActor
  readonly onChange: (metadata: MetadataDraft) => void
}

/** What templates say of many assets: which describe all of them, and which of their fields become others. */
export const BulkMetadata = ({ templates, assets, draft, problems, finder, onChange }: BulkMetadataProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const picked = useSelector(finder, ({ context }) => context.picked)
  const [most] = templates.toSorted((one, other) => other.assets - one.assets)
  const [templateId, setTemplateId] = useState(most?.template.id)
  const chosen = templates.find(({ template }) => template.id === templateId)
  if (chosen === undefined) return null
  const names = namesOf([...new Map(picked.map((option) => [option.id, option])).values()])
  const attributes = templates.flatMap(({ template }) => template.attributes)
  const open = chosen.template.attributes.filter(({ id }) => !draft.values.some(({ attributeId }) => attributeId === id))
  const take = (id: string | null) => {
    const attribute = attributes.find((one) => one.id === id)
    if (attribute !== undefined) onChange(withValues(draft, valuesDraft(attribute, 'replace', [], language)))
  }
  return (
    <Root>
      <legend>{t('bulkEdit.metadata.title')}</legend>
      <Pickers>
        <Select
          label={t('bulkEdit.metadata.template')}
          value={chosen.template.id}
          hint={t('bulkEdit.metadata.described', { on: chosen.assets, of: assets })}
          options={templates.map(({ template: { id, name } }) => ({ value: id, label: name }))}
          onChange={setTemplateId}
        />
        <Select
          label={t('bulkEdit.metadata.field')}
          value={null}
          disabled={open.length === 0}
          options={[{ value: null, label: t('bulkEdit.metadata.chooseField') }, ...open.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={take}
        />
      </Pickers>
      {chosen.assets < assets && (
        <Checkbox
          label={t('bulkEdit.metadata.assign', { name: chosen.template.name })}
          checked={draft.assign.includes(chosen.template.id)}
          onChange={(event) => onChange(withTemplate(draft, chosen.template.id, event.currentTarget.checked))}
        />
      )}
      {draft.values.map((filled) => {
        const attribute = attributes.find(({ id }) => id === filled.attributeId)
        return (
          attribute && (
            <BulkValues
              key={attribute.id}
              attribute={{ ...attribute, names }}
              filled={filled}
              problem={problems[metadataField(attribute.id)]}
              finder={finder}
              onChange={(how, texts) => onChange(withValues(draft, valuesDraft(attribute, how, texts, language)))}
              onLeave={() => onChange(withoutValues(draft, attribute.id))}
            />
          )
        )
      })}
    </Root>
  )
}

const Root = styled.fieldset`
  display: grid;
  gap: ${theme.space[4]};
  min-width: 0;
  margin: 0;
  padding: ${theme.space[4]} 0 ${theme.space[5]};
  border: 0;
  border-top: ${theme.border.line};

  > legend {
    float: left;
    padding: 0;
    font-weight: ${theme.font.weight.semibold};
  }
`

const Pickers = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${theme.space[3]} ${theme.space[6]};
  clear: both;

  ${theme.media.belowMd} {
    grid-template-columns: minmax(0, 1fr);
  }
`
