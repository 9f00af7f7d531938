import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { AttributeDraft, NewAttribute } from '../../application/templates/attributeDrafts.ts'
import type { DraftChange } from '../../application/templates/templateDraft.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { ATTRIBUTE_TYPES } from '../../domain/templates/attributeTypes.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { FieldPair } from '../forms/FieldPair.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { Select } from '../kit/Select.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextField } from '../kit/TextField.tsx'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'
import { ATTRIBUTE_ICONS } from './attributeIcons.ts'
import { AttributeSettings } from './AttributeSettings.tsx'
import { ElementField } from './ElementField.tsx'
import type { Openness } from './Frozen.tsx'

interface AttributeFieldsProps {
  readonly attribute: AttributeDraft
  readonly openness: Openness
  readonly problems: FieldProblems
  /** Of the template, to choose from. */
  readonly sections: readonly string[]
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onChange: (change: DraftChange) => void
}

/** One attribute: what it is called, what it holds, and what is asked of it. */
export const AttributeFields = ({ attribute, openness, problems, sections, isFirst, isLast, onChange }: AttributeFieldsProps) => {
  const { t, i18n } = useTranslation()
  const id = useId()
  const language = matchLanguage(i18n.language)
  const Icon = ATTRIBUTE_ICONS[attribute.type]
  const isFrozen = openness !== 'whole'
  const set = (fields: NewAttribute) => onChange({ kind: 'attribute', id: attribute.id, fields })
  const problemOf = (field: string) => problemText(t, problems[field], language)
  return (
    <Root>
      <Head>
        <h2>
          <Icon size={18} aria-hidden />
          {attribute.name === '' ? t('templates.attribute.unnamed') : attribute.name}
        </h2>
        {!isFrozen && (
          <span>
            <IconButton label={t('templates.attribute.up')} icon={<ArrowUp size={16} />} disabled={isFirst} onClick={() => onChange({ kind: 'step', id: attribute.id, step: -1 })} />
            <IconButton label={t('templates.attribute.down')} icon={<ArrowDown size={16} />} disabled={isLast} onClick={() => onChange({ kind: 'step', id: attribute.id, step: 1 })} />
            <IconButton label={t('templates.attribute.duplicate')} icon={<Copy size={16} />} onClick={() => onChange({ kind: 'duplicate', id: attribute.id })} />
            <IconButton label={t('templates.attribute.remove')} tone="danger" icon={<Trash2 size={16} />} onClick={() => onChange({ kind: 'remove', id: attribute.id })} />
          </span>
        )}
      </Head>
      <TextField
        label={t('templates.name')}
        value={attribute.name}
        problem={problemOf('name')}
        readOnly={isFrozen}
        autoComplete="off"
        required
        data-attribute-name
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <FieldPair>
        <Select
          label={t('templates.attribute.type')}
          value={attribute.type}
          options={ATTRIBUTE_TYPES.map((type) => ({ value: type, label: t(`templates.types.${type}`) }))}
          disabled={isFrozen}
          problem={problemOf('type')}
          hint={t(`templates.typeHints.${attribute.type}`)}
          onChange={(type) => set({ type })}
        />
        <ElementField value={attribute.element} isFrozen={isFrozen} problem={problemOf('element')} onChange={(element) => set({ element })} />
      </FieldPair>
      <TextArea
        label={t('templates.attribute.helpText')}
        rows={2}
        value={attribute.helpText}
        problem={problemOf('helpText')}
        hint={t('templates.attribute.helpTextHint')}
        readOnly={openness === 'closed'}
        onChange={(event) => set({ helpText: event.currentTarget.value })}
      />
      <TextField
        label={t('templates.attribute.section')}
        value={attribute.section}
        problem={problemOf('section')}
        readOnly={isFrozen}
        autoComplete="off"
        list={`${id}-sections`}
        onChange={(event) => set({ section: event.currentTarget.value })}
      />
      <datalist id={`${id}-sections`}>
        {sections.map((section) => (
          <option key={section} value={section}>
            {section}
          </option>
        ))}
      </datalist>
      <AttributeSettings attribute={attribute} isFrozen={isFrozen} problems={problems} onSet={set} />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[4]};
  min-width: 0;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};

  h2 {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-width: 0;
    font-size: ${theme.font.size.lead};
    font-weight: ${theme.font.weight.semibold};
    overflow-wrap: anywhere;
  }

  svg {
    flex: none;
  }

  h2 svg {
    color: ${theme.color.primary};
  }
`
