import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Direction } from '../../domain/assets/asset.ts'
import { theme } from '../theme/theme.ts'

export interface Column<Row> {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Figures stand at the end, so that their places line up. */
  readonly align?: 'start' | 'end'
  readonly sortable?: boolean
  /** Its text is never broken: a date, a size. */
  readonly whole?: boolean
  /** In a card it stands in the corner, without its header: the menu of the row. */
  readonly corner?: boolean
  /** It stands on the row's own page too, and here only where there is room for it. */
  readonly roomy?: boolean
}

interface TableProps<Row> {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly sort?: { readonly column: string; readonly direction: Direction }
  readonly onSort?: (column: string) => void
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const

/** A table of up to some hundred rows; below md each row becomes a card, with what stands first in the row as its head. */
export const Table = <Row,>({ caption, columns, rows, rowKey, sort, onSort }: TableProps<Row>) => (
  <Root aria-label={caption}>
    <thead>
      <tr>
        {columns.map((column) => {
          const direction = sort?.column === column.id ? sort.direction : undefined
          const Arrow = direction === 'desc' ? ArrowDown : ArrowUp
          return (
            <Th key={column.id} scope="col" $end={column.align === 'end'} data-roomy={column.roomy} aria-sort={direction && ARIA_SORT[direction]}>
              {column.sortable ? (
                <Sort type="button" data-sort={column.id} onClick={() => onSort?.(column.id)}>
                  {column.header}
                  {direction !== undefined && <Arrow size={12} aria-hidden />}
                </Sort>
              ) : (
                column.header
              )}
            </Th>
          )
        })}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={rowKey(row)}>
          {columns.map((column) => (
            <Td
              key={column.id}
              $end={column.align === 'end'}
              data-header={column.header}
              data-whole={column.whole}
              data-corner={column.corner}
              data-roomy={column.roomy}
            >
              {column.cell(row)}
            </Td>
          ))}
        </tr>
      ))}
    </tbody>
  </Root>
)

const Root = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: ${theme.font.figures};

  ${theme.media.md} {
    [data-roomy] {
      display: none;
    }

    th,
    td {
      padding: 0 ${theme.space[2]};
    }
  }

  ${theme.media.lg} {
    th,
    td {
      padding: 0 ${theme.space[3]};
    }
  }

  ${theme.media.xl} {
    [data-roomy] {
      display: table-cell;
    }
  }

  ${theme.media.belowMd} {
    display: block;

    thead {
      display: none;
    }

    tbody,
    tr {
      display: grid;
      gap: ${theme.space[1]};
    }

    tr {
      position: relative;
      padding: ${theme.space[3]} 0;
      border-bottom: ${theme.border.line};
    }
  }
`

const Th = styled.th<{ $end: boolean }>`
  height: ${theme.size.field};
  border-bottom: ${theme.border.line};
  font-size: ${theme.font.size.caption};
  font-weight: ${theme.font.weight.medium};
  color: ${theme.color.inkFaint};
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
`

const Sort = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: ${theme.size.target};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.small};
  font: inherit;
  color: inherit;
  background: none;
  cursor: pointer;

  &:hover {
    color: ${theme.color.ink};
  }
`

const Td = styled.td<{ $end: boolean }>`
  height: ${theme.size.row};
  padding: 0 ${theme.space[3]};
  border-bottom: ${theme.border.line};
  color: ${theme.color.inkSoft};
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};

  &[data-whole] {
    white-space: nowrap;
  }

  /* A name as long as names may be leaves the other columns their room. */
  ${theme.media.md} {
    &:first-child {
      max-width: 30vw;
    }
  }

  ${theme.media.belowMd} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[4]};
    height: auto;
    border: 0;
    text-align: end;

    &::before {
      flex: none;
      color: ${theme.color.inkFaint};
      content: attr(data-header);
    }

    &:first-child {
      justify-content: flex-start;
      min-width: 0;
      min-height: ${theme.size.touch};
      padding-right: ${theme.size.touch};
      text-align: start;
    }

    &:first-child::before,
    &[data-corner]::before {
      content: none;
    }

    &[data-corner] {
      position: absolute;
      top: ${theme.space[3]};
      right: 0;
      min-height: ${theme.size.touch};
      padding: 0;
    }
  }
`
