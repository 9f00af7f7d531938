import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { SearchForm } from '../../../domain/advanced-search/form.ts'
import { matchLanguage } from '../../../domain/preferences/language.ts'
import { ASSET_KINDS } from '../../../domain/query-language/assetKinds.ts'
import type { Named } from '../../../domain/query-language/resolved.ts'
import type { FieldProblems } from '../../../domain/validation/problem.ts'
import { DateField } from '../../kit/DateField.tsx'
import { Field } from '../../kit/Field.tsx'
import { Select } from '../../kit/Select.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { problemText } from '../../texts/problemText.ts'
import { theme } from '../../theme/theme.ts'
import { ChoiceFinder } from './ChoiceFinder.tsx'
import { Group } from './ConditionGroup.tsx'

interface SimpleFieldsProps {
  readonly form: SearchForm
  readonly problems: FieldProblems
  readonly repositories: readonly Named[]
  readonly onChange: (change: Partial<SearchForm>) => void
}

/** What the specification asks for (section 5): a term, an asset type, a repository, or a date. */
export const SimpleFields = ({ form, problems, repositories, onChange }: SimpleFieldsProps) => {
  const { t, i18n } = useTranslation()
  const problem = (field: keyof SearchForm) => problemText(t, problems[field], matchLanguage(i18n.language))
  const kinds = [...ASSET_KINDS, 'folder' as const].map((kind): { readonly value: string; readonly label: string } => ({ value: kind, label: t(`advancedSearch.type.${kind}`) }))
  const types = kinds.some(({ value }) => value === form.assetType) || form.assetType === '' ? kinds : [{ value: form.assetType, label: form.assetType }, ...kinds]
  return (
    <Group aria-label={t('advancedSearch.form.simple')}>
      <Fields>
        <div data-wide>
          <TextField
            data-autofocus
            label={t('advancedSearch.form.term')}
            hint={t('advancedSearch.form.termHint')}
            autoComplete="off"
            enterKeyHint="search"
            value={form.term}
            problem={problem('term')}
            onChange={({ currentTarget }) => onChange({ term: currentTarget.value })}
          />
        </div>
        <Select
          label={t('advancedSearch.form.assetType')}
          value={form.assetType}
          options={[{ value: '', label: t('advancedSearch.form.anyType') }, ...types]}
          problem={problem('assetType')}
          onChange={(assetType) => onChange({ assetType })}
        />
        <Field label={t('advancedSearch.form.repository')} problem={problem('repositoryId')}>
          {(wiring) => (
            <ChoiceFinder
              label={t('advancedSearch.form.repository')}
              wiring={wiring}
              chosen={repositories.find(({ id }) => id === form.repositoryId)?.name ?? form.repositoryId}
              options={[{ id: '', label: t('advancedSearch.form.anyRepository') }, ...repositories.map(({ id, name }) => ({ id, label: name }))]}
              placeholder={t('advancedSearch.form.anyRepository')}
              onPick={(repositoryId) => onChange({ repositoryId })}
              onClear={() => onChange({ repositoryId: '' })}
            />
          )}
        </Field>
        <DateField label={t('advancedSearch.form.from')} value={form.from} problem={problem('from')} onChange={(from) => onChange({ from })} />
        <DateField label={t('advancedSearch.form.until')} value={form.until} problem={problem('until')} onChange={(until) => onChange({ until })} />
      </Fields>
    </Group>
  )
}

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[4]};

  ${theme.media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;

    > [data-wide] {
      grid-column: 1 / -1;
    }
  }
`
