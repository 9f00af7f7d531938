import { useTranslation } from 'react-i18next'
import { type ContactImport, type ContactImportSettings, NEW_CATEGORIES, SAME_PERSONS } from '../../domain/contact-exchange/contactImport.ts'
import { CONTACT_FIELDS } from '../../domain/contacts/contact.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { Select } from '../kit/Select.tsx'
import { ImportColumns, ImportReading } from '../table-import/ImportColumns.tsx'
import { problemText } from '../texts/problemText.ts'
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
  return (
    <>
      <ImportColumns
        label={t('contactExchange.match.columns')}
        heads={heads}
        sample={sample}
        matched={heads.map((_, at) => settings.columns[at] ?? null)}
        options={fields}
        problems={problems}
        texts={{ incomplete: t('contactExchange.match.incomplete'), blank: t('contactExchange.match.blank'), headless: (number) => t('contactExchange.match.headless', { number }) }}
        onMatch={(at, field) => onChange({ columns: settings.columns.with(at, field) })}
      />
      <ImportReading>
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
      </ImportReading>
    </>
  )
}
