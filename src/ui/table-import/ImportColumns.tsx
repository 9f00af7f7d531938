import { styled } from 'styled-components'
import { useTranslation } from 'react-i18next'
import { matchLanguage } from '../../domain/preferences/language.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { isBlank } from '../../domain/validation/text.ts'
import { Alert } from '../kit/Alert.tsx'
import { Select } from '../kit/Select.tsx'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'

interface ImportColumnsProps<Value extends string | null> {
  readonly label: string
  /** The first lines of a file. */
  readonly heads: readonly string[]
  readonly sample: readonly (readonly string[])[]
  /** What each column stands for. */
  readonly matched: readonly Value[]
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly problems: FieldProblems
  readonly texts: {
    readonly incomplete: string
    /** Below a head without cells. */
    readonly blank: string
    readonly headless: (number: number) => string
  }
  readonly onMatch: (at: number, value: Value) => void
}

/** Cells of the first lines that are shown below a head. */
const SHOWN = 3

/** What each column of a file stands for. */
export const ImportColumns = <Value extends string | null>({ label, heads, sample, matched, options, problems, texts, onMatch }: ImportColumnsProps<Value>) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const sampleOf = (at: number): string => {
    const cells = sample.map((line) => line[at] ?? '').filter((cell) => !isBlank(cell))
    return cells.length === 0 ? texts.blank : cells.slice(0, SHOWN).join(' · ')
  }
  // Columns are what they are by their place: heads may repeat.
  const columns = matched.map((value, at) => ({ id: String(at), head: heads[at] ?? '', value, at }))
  return (
    <>
      {problems['columns'] !== undefined && <Alert>{texts.incomplete}</Alert>}
      {columns.length > 0 && (
        <Columns aria-label={label}>
          {columns.map(({ id, head, value, at }) => (
            <li key={id}>
              <Select
                label={isBlank(head) ? texts.headless(at + 1) : head}
                value={value}
                options={options}
                hint={sampleOf(at)}
                problem={problemText(t, problems[`columns.${at}`], language)}
                onChange={(chosen) => onMatch(at, chosen)}
              />
            </li>
          ))}
        </Columns>
      )}
    </>
  )
}

const grid = `
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  align-items: start;
`

const Columns = styled.ul`
  ${grid}
  gap: ${theme.space[4]};
  margin: 0;
  padding: 0 0 ${theme.space[4]};
  border-bottom: ${theme.border.line};
  list-style: none;

  > li {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

/** How the cells of all columns are read, below them. */
export const ImportReading = styled.div`
  ${grid}
  gap: ${theme.space[4]};
`
