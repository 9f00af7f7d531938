import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { CONTACT_RELATION_KINDS, type ContactRelationForm } from '../../domain/contact-relations/contactRelation.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { Select } from '../kit/Select.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextField } from '../kit/TextField.tsx'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'
import { kindText, meaningOf } from './relationTexts.ts'

interface RelationFormProps {
  readonly form: ContactRelationForm
  readonly problems: FieldProblems
  /** It is being saved as it stands. */
  readonly busy: boolean
  readonly onChange: (change: Partial<ContactRelationForm>) => void
}

/** What they are, from when until when, and what else there is to say. */
export const RelationForm = ({ form, problems, busy, onChange }: RelationFormProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const problem = (field: string) => problemText(t, problems[field], language)
  const date = (field: 'from' | 'until') => (
    <TextField
      label={t(`activity.fields.${field === 'from' ? 'relationFrom' : 'relationUntil'}`)}
      autoComplete="off"
      spellCheck={false}
      readOnly={busy}
      placeholder={t('describing.edtfExample')}
      value={form[field]}
      hint={meaningOf(form[field], language)}
      problem={problem(field)}
      onChange={({ currentTarget: { value } }) => onChange({ [field]: value })}
    />
  )
  return (
    <>
      <Select
        label={t('contactRelations.is')}
        value={form.kind}
        disabled={busy}
        problem={problems['kind']?.code === 'duplicated' ? t('contactRelations.isThere') : problem('kind')}
        options={CONTACT_RELATION_KINDS.map((kind) => ({ value: kind as string, label: kindText(t, kind) }))}
        onChange={(kind) => onChange({ kind })}
      />
      <Dates>
        {date('from')}
        {date('until')}
      </Dates>
      <TextArea label={t('activity.fields.relationNote')} rows={2} value={form.note} readOnly={busy} problem={problem('note')} onChange={({ currentTarget: { value } }) => onChange({ note: value })} />
    </>
  )
}

const Dates = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${theme.space[3]};

  ${theme.media.belowSm} {
    grid-template-columns: minmax(0, 1fr);
  }
`
