import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ReaderSearchActor } from '../../application/templates/readerSearch.machine.ts'
import type { DraftChange, TemplateDraft } from '../../application/templates/templateDraft.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { TEMPLATE_TYPES, type Template } from '../../domain/templates/template.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { ProblemText } from '../kit/Field.tsx'
import { Select } from '../kit/Select.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextField } from '../kit/TextField.tsx'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'
import { typeText } from '../templates/templateTexts.ts'
import type { Openness } from './Frozen.tsx'
import { ReaderPicker } from './ReaderPicker.tsx'

interface TemplateFieldsProps {
  readonly draft: TemplateDraft
  /** As it is saved; undefined of a new one. */
  readonly template: Template | undefined
  readonly openness: Openness
  readonly problems: FieldProblems
  readonly search: ReaderSearchActor
  readonly onChange: (change: DraftChange) => void
}

/** What a template is called, which assets it describes, and whom it is for. */
export const TemplateFields = ({ draft, template, openness, problems, search, onChange }: TemplateFieldsProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const set = (fields: Extract<DraftChange, { kind: 'fields' }>['fields']) => onChange({ kind: 'fields', fields })
  const attributes = problemText(t, problems['attributes'], language)
  return (
    <Root>
      <h2>{t('templates.own')}</h2>
      {attributes !== undefined && <ProblemText role="alert">{attributes}</ProblemText>}
      <TextField
        label={t('templates.name')}
        value={draft.name}
        problem={problemText(t, problems['name'], language)}
        readOnly={openness !== 'whole'}
        autoComplete="off"
        required
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <TextArea
        label={t('templates.shortDescription')}
        rows={2}
        value={draft.shortDescription}
        problem={problemText(t, problems['shortDescription'], language)}
        readOnly={openness === 'closed'}
        onChange={(event) => set({ shortDescription: event.currentTarget.value })}
      />
      <Select
        label={t('templates.describes')}
        value={draft.type}
        options={TEMPLATE_TYPES.map((type) => ({ value: type, label: typeText(t, type) }))}
        disabled={openness !== 'whole'}
        problem={problemText(t, problems['type'], language)}
        hint={t('templates.describesHint')}
        onChange={(type) => set({ type })}
      />
      <ReaderPicker
        search={search}
        roles={draft.roles}
        users={draft.users}
        kept={openness === 'whole' ? [] : [...(template?.roles ?? []), ...(template?.users ?? [])].map(({ id }) => id)}
        isOpen={openness !== 'closed'}
        problem={problemText(t, problems['rolesIds'] ?? problems['usersIds'], language)}
        onToggle={(of, reader) => onChange({ kind: 'reader', of, reader })}
      />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[4]};
  min-width: 0;

  > h2 {
    font-size: ${theme.font.size.lead};
    font-weight: ${theme.font.weight.semibold};
  }
`
