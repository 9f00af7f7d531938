import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { type ContactImport, type ContactImportSettings, NEW_CATEGORIES, SAME_PERSONS } from '../../domain/contact-exchange/contactImport.ts'
import { CONTACT_FIELDS } from '../../domain/contacts/contact.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { isBlank } from '../../domain/validation/text.ts'
import { Alert } from '../kit/Alert.tsx'
import { Select } from '../kit/Select.tsx'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'
import type { NamedCategory } from './shownContacts.ts'

interface ImportSettingsProps {
  readonly found: ContactImport
  readonly problems: FieldProblems
  readonly categories: readonly NamedCategory[]
  readonly onChange: (change: Partial<ContactImportSettings>) => void
}

/** How a file is read: what its columns stand for, who is passed over, and of what category its contacts are. */
export const ImportSettings = ({ found, problems, categories, onChange }: ImportSettingsProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const { heads, sample, settings } = found
  const fields = [{ value: null, label: t('contactExchange.match.nothing') }, ...CONTACT_FIELDS.map((field) => ({ value: field, label: t(`contacts.fields.${field}`) }))]
  // Columns are what they are by their place: heads may repeat.
  const columns = heads.map((head, at) => ({ id: String(at), head, at }))
  const sampleOf = (at: number): string => {
    const cells = sample.map((cells_) => cells_[at] ?? '').filter((cell) => !isBlank(cell))
    return cells.length === 0 ? t('contactExchange.match.blank') : cells.join(' · ')
  }
  return (
    <>
      {problems['columns'] !== undefined && <Alert>{t('contactExchange.match.incomplete')}</Alert>}
      {columns.length > 0 && (
        <Columns aria-label={t('contactExchange.match.columns')}>
          {columns.map(({ id, head, at }) => (
            <li key={id}>
              <Select
                label={isBlank(head) ? t('contactExchange.match.headless', { number: at + 1 }) : head}
                value={settings.columns[at] ?? null}
                options={fields}
                hint={sampleOf(at)}
                problem={problemText(t, problems[`columns.${at}`], language)}
                onChange={(field) => onChange({ columns: settings.columns.with(at, field) })}
              />
            </li>
          ))}
        </Columns>
      )}
      <Reading>
        <Select
          label={t('contactExchange.same.label')}
          value={settings.same}
          options={SAME_PERSONS.map((value) => ({ value, label: t(`contactExchange.same.${value}`) }))}
          onChange={(same) => onChange({ same })}
        />
        <Select
          label={t('contactExchange.newCategories.label')}
          value={settings.newCategories}
          options={NEW_CATEGORIES.map((value) => ({ value, label: t(`contactExchange.newCategories.${value}`) }))}
          onChange={(newCategories) => onChange({ newCategories })}
        />
        <Select
          label={t('contactExchange.category')}
          value={settings.categoryId}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          problem={problemText(t, problems['categoryId'], language)}
          onChange={(categoryId) => onChange({ categoryId })}
        />
      </Reading>
    </>
  )
}

const Columns = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${theme.space[4]};
  align-items: start;
  margin: 0;
  padding: 0 0 ${theme.space[4]};
  border-bottom: ${theme.border.line};
  list-style: none;

  > li {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

const Reading = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${theme.space[4]};
  align-items: start;
`
