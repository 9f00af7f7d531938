import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { csvRow } from '../../domain/format/csv.ts'
import { theme } from '../theme/theme.ts'

/** A figure as it is written, and as a spreadsheet calculates with it: plain numbers, bytes. */
interface Cell {
  readonly text: string
  readonly value: number
}

/** The figures behind a chart: heads, and rows of as many cells. The first column says what the others are of. */
export interface Figures {
  readonly heads: readonly string[]
  readonly rows: readonly (readonly [string, ...(Cell | string)[]])[]
  /** Of the file with the same figures, without its ending. */
  readonly file: string
}

/** Spreadsheets take a file without this mark for one of another encoding. */
const MARK = '\uFEFF'

const textOf = (cell: Cell | string): string => (typeof cell === 'string' ? cell : cell.text)
const valueOf = (cell: Cell | string): string => (typeof cell === 'string' ? cell : String(cell.value))

const csvOf = ({ heads, rows }: Figures): string => `data:text/csv;charset=utf-8,${encodeURIComponent(MARK + [heads, ...rows.map((row) => row.map(valueOf))].map(csvRow).join(''))}`

/** A chart as a table, and as a file. */
export const FigureTable = ({ label, figures }: { readonly label: string; readonly figures: Figures }) => {
  const { t } = useTranslation()
  return (
    <Root>
      <Scroller tabIndex={0}>
        <table aria-label={label}>
          <thead>
            <tr>
              {figures.heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.rows.map(([first, ...others]) => (
              <tr key={[first, ...others.map(valueOf)].join(' ')}>
                <th scope="row">{first}</th>
                {others.map((cell, column) => (
                  <td key={figures.heads[column + 1]}>{textOf(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      <a href={csvOf(figures)} download={`${figures.file}.csv`}>
        <Download size={14} aria-hidden />
        {t('dashboard.csv')}
      </a>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  justify-items: start;

  > a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.snug};
    min-height: ${theme.size.target};
    font-size: ${theme.font.size.caption};
    font-weight: ${theme.font.weight.medium};
    color: ${theme.color.primary};

    &:hover {
      text-decoration: underline;
    }
  }
`

const Scroller = styled.div`
  width: 100%;
  overflow-x: auto;
  outline-offset: ${theme.focus.inset};

  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: ${theme.font.figures};
  }

  th,
  td {
    height: ${theme.size.control};
    padding: 0 ${theme.space[2]};
    border-bottom: ${theme.border.line};
    font-weight: ${theme.font.weight.regular};
    text-align: end;
    white-space: nowrap;
  }

  th:first-child {
    padding-left: 0;
    text-align: start;
    white-space: normal;
    overflow-wrap: anywhere;
  }

  thead th {
    font-size: ${theme.font.size.caption};
    font-weight: ${theme.font.weight.medium};
    color: ${theme.color.inkFaint};
  }
`
