import { useTranslation } from 'react-i18next'
import type { MetadataImportSnapshot } from '../../application/metadata-import/metadataImport.machine.ts'
import { anyLanguage, misreadCell } from '../../domain/metadata-import/fileLanguage.ts'
import { BLANKS, IMPORT_KEYS, type ColumnMatch, type ImportSettings } from '../../domain/metadata-import/metadataImport.ts'
import { LANGUAGE_NAMES, LANGUAGES, matchLanguage } from '../../domain/preferences/language.ts'
import { Select } from '../kit/Select.tsx'
import { ImportColumns, ImportReading } from '../table-import/ImportColumns.tsx'

interface ColumnMatchesProps {
  readonly context: MetadataImportSnapshot['context']
  readonly onChange: (change: Partial<ImportSettings>) => void
}

/** As an option of a list. */
const nameOf = (match: ColumnMatch): string | null => (match === null ? null : 'key' in match ? match.key : match.attributeId)
const matchOf = (name: string | null): ColumnMatch => {
  const key = IMPORT_KEYS.find((one) => one === name)
  if (name === null) return null
  return key === undefined ? { attributeId: name } : { key }
}

/** What each column of the file stands for, and how its cells are read. */
export const ColumnMatches = ({ context: { found, template, settings, problems }, onChange }: ColumnMatchesProps) => {
  const { t, i18n } = useTranslation()
  if (found === undefined || template === undefined || settings === undefined) return null
  const misread = misreadCell(found.sample, settings, template.attributes)
  const options = [
    { value: null, label: t('metadataImport.match.nothing') },
    ...IMPORT_KEYS.map((key) => ({ value: key, label: t(`metadataImport.match.${key}`) })),
    ...template.attributes.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <>
      <ImportColumns
        label={t('metadataImport.match.columns')}
        heads={found.heads}
        sample={found.sample}
        matched={found.heads.map((_, at) => nameOf(settings.columns[at] ?? null))}
        options={options}
        problems={problems}
        texts={{ incomplete: t('metadataImport.match.incomplete'), blank: t('metadataImport.match.blank'), headless: (number) => t('metadataImport.match.headless', { number }) }}
        onMatch={(at, name) => onChange({ columns: settings.columns.with(at, matchOf(name)) })}
      />
      <ImportReading>
        <Select
          label={t('metadataImport.match.language')}
          hint={t('metadataImport.match.languageHint')}
          problem={misread && t('metadataImport.match.misread', { text: misread.text, languages: anyLanguage(misread.languages, matchLanguage(i18n.language)) })}
          value={settings.language}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={(value) => onChange({ language: value })}
        />
        <Select
          label={t('metadataImport.match.blanks')}
          value={settings.blanks}
          options={BLANKS.map((value) => ({ value, label: t(`metadataImport.blanks.${value}`) }))}
          onChange={(value) => onChange({ blanks: value })}
        />
      </ImportReading>
    </>
  )
}
