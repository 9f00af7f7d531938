import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { MetadataImportSnapshot } from '../../application/metadata-import/metadataImport.machine.ts'
import { BLANKS, IMPORT_KEYS, type ColumnMatch, type ImportSettings } from '../../domain/metadata-import/metadataImport.ts'
import { LANGUAGE_NAMES, LANGUAGES, matchLanguage } from '../../domain/preferences/language.ts'
import { isBlank } from '../../domain/validation/text.ts'
import { Alert } from '../kit/Alert.tsx'
import { Select } from '../kit/Select.tsx'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'

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

/** Cells of the first lines that are shown below a head. */
const SHOWN = 3

/** What each column of the file stands for, and how its cells are read. */
export const ColumnMatches = ({ context: { found, template, settings, problems }, onChange }: ColumnMatchesProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  if (found === undefined || template === undefined || settings === undefined) return null
  const options = [
    { value: null, label: t('metadataImport.match.nothing') },
    ...IMPORT_KEYS.map((key) => ({ value: key, label: t(`metadataImport.match.${key}`) })),
    ...template.attributes.map(({ id, name }) => ({ value: id, label: name })),
  ]
  // Columns are what they are by their place: heads may repeat.
  const columns = found.heads.map((head, at) => ({ id: String(at), head, at }))
  const sampleOf = (at: number): string => {
    const cells = found.sample.map((line) => line[at] ?? '').filter((cell) => !isBlank(cell))
    return cells.length === 0 ? t('metadataImport.match.blank') : cells.slice(0, SHOWN).join(' · ')
  }
  return (
    <>
      {problems['columns'] !== undefined && <Alert>{t('metadataImport.match.incomplete')}</Alert>}
      <Columns>
        {columns.map(({ id, head, at }) => (
          <li key={id}>
            <Select
              label={isBlank(head) ? t('metadataImport.match.headless', { number: at + 1 }) : head}
              value={nameOf(settings.columns[at] ?? null)}
              options={options}
              hint={sampleOf(at)}
              problem={problemText(t, problems[`columns.${at}`], language)}
              onChange={(name) => onChange({ columns: settings.columns.with(at, matchOf(name)) })}
            />
          </li>
        ))}
      </Columns>
      <Reading>
        <Select
          label={t('metadataImport.match.language')}
          hint={t('metadataImport.match.languageHint')}
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
      </Reading>
    </>
  )
}

const Columns = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: ${theme.space[4]};
  align-items: start;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

const Reading = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: ${theme.space[4]};
  align-items: start;
  padding-top: ${theme.space[4]};
  border-top: ${theme.border.line};
`
