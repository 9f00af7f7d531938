import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { EXECUTION_STATUSES } from '../../domain/activity/entry.ts'
import { activityFilterOf, activityFilterProblems, type ActivityFilter, type ActivityFilterForm } from '../../domain/activity/filter.ts'
import { AUDIT_KINDS } from '../../domain/activity/kinds.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { isValid } from '../../domain/validation/form.ts'
import { Button, buttonShape, type ButtonShape } from '../kit/Button.tsx'
import { Chip } from '../kit/Chip.tsx'
import { Select } from '../kit/Select.tsx'
import { DateField } from '../kit/DateField.tsx'
import { TextField } from '../kit/TextField.tsx'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'
import { kindText } from './kindText.ts'

interface ActivityFiltersProps {
  readonly form: ActivityFilterForm
  /** What the thing is called that the log is narrowed to; empty where it is restricted for the reader, undefined while it is not known. */
  readonly object: string | undefined
  readonly isNarrowed: boolean
  readonly fileAddress: (filter: ActivityFilter) => string
  readonly onChange: (change: Partial<ActivityFilterForm>) => void
  readonly onClear: () => void
}

export const ActivityFilters = ({ form, object, isNarrowed, fileAddress, onChange, onClear }: ActivityFiltersProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const problems = activityFilterProblems(form)
  const text = (field: 'firstName' | 'lastName') => ({
    value: form[field],
    autoComplete: 'off',
    maxLength: 255,
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => onChange({ [field]: currentTarget.value }),
  })
  const day = (field: 'from' | 'until') => ({
    value: form[field],
    problem: problemText(t, problems[field], language),
    onChange: (value: string) => onChange({ [field]: value }),
  })
  const kinds = AUDIT_KINDS.map((value) => ({ value, label: kindText(t, value) })).toSorted((a, b) => a.label.localeCompare(b.label, i18n.language))
  return (
    <Root aria-label={t('activity.filter.label')}>
      <TextField label={t('activity.columns.firstName')} {...text('firstName')} />
      <TextField label={t('activity.columns.lastName')} {...text('lastName')} />
      <Select
        label={t('activity.columns.activity')}
        value={form.kind}
        options={[{ value: '', label: t('activity.filter.any') }, ...kinds]}
        onChange={(kind) => onChange({ kind })}
      />
      <Select
        label={t('activity.columns.status')}
        value={form.status}
        options={[
          { value: '', label: t('activity.filter.any') },
          ...EXECUTION_STATUSES.map((value) => ({ value, label: t(`activity.statuses.${value}`) })),
        ]}
        onChange={(status) => onChange({ status })}
      />
      <DateField label={t('activity.filter.from')} {...day('from')} />
      <DateField label={t('activity.filter.until')} {...day('until')} />
      <Tools>
        {form.object !== '' && (
          <Chip removeLabel={t('activity.object.remove')} onRemove={() => onChange({ object: '' })}>
            {object === '' ? t('activity.object.hidden') : t('activity.object.label', { name: object ?? '…' })}
          </Chip>
        )}
        <Button disabled={!isNarrowed} onClick={onClear}>
          {t('activity.filter.clear')}
        </Button>
        {isValid(problems) && (
          <File href={fileAddress(activityFilterOf(form))} download data-tone="secondary" data-size="control">
            <Download size={16} aria-hidden />
            {t('activity.export')}
          </File>
        )}
      </Tools>
    </Root>
  )
}

const Root = styled.search`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${theme.space[3]};
  align-items: start;
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  gap: ${theme.space[2]};
`

const File = styled.a<ButtonShape>`
  ${buttonShape}
  margin-left: auto;
`
