import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Direction } from '../../domain/assets/asset.ts'
import { Checkbox } from '../kit/Checkbox.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { theme } from '../theme/theme.ts'
import { HEAD_HEIGHT } from './rowSizes.ts'
import { columns } from './rowStyles.ts'

/** The columns of every list, in their order. */
const COLUMN_NAMES = ['naming', 'type', 'bytes', 'number', 'date', 'status'] as const
type ColumnName = (typeof COLUMN_NAMES)[number]

interface HeadColumn<Sort extends string> {
  readonly label: string
  /** Of a column that stays empty. */
  readonly labelHidden?: boolean
  /** What a press on it sorts by; absent where the list cannot be sorted by it. */
  readonly sort?: Sort
}

interface RowHeadProps<Sort extends string> {
  readonly columns: Readonly<Record<ColumnName, HeadColumn<Sort>>>
  readonly sort?: Sort | undefined
  readonly direction?: Direction | undefined
  readonly onSort?: (sort: Sort) => void
  /** Absent where nothing is selected. */
  readonly all?: { readonly selected: boolean | 'mixed'; readonly onToggle: () => void } | undefined
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const

/** The heads of a list's columns; the whole cell sorts, and sorts the other way round when it is pressed again. */
export const RowHead = <Sort extends string>({ columns: heads, sort, direction = 'asc', onSort, all }: RowHeadProps<Sort>) => {
  const { t } = useTranslation()
  const Arrow = direction === 'asc' ? ArrowUp : ArrowDown
  return (
    <Root>
      <tr aria-rowindex={1}>
        <th scope="col" className="tick">
          {all === undefined ? (
            <VisuallyHidden>{t('library.selection')}</VisuallyHidden>
          ) : (
            <Checkbox label={t('library.selectAll')} labelHidden checked={all.selected === true} mixed={all.selected === 'mixed'} onChange={all.onToggle} />
          )}
        </th>
        {COLUMN_NAMES.map((name) => {
          const { label, labelHidden = false, sort: by } = heads[name]
          const isSorted = by !== undefined && by === sort
          return (
            <th key={name} scope="col" className={name} aria-sort={isSorted ? ARIA_SORT[direction] : undefined}>
              {by === undefined ? (
                labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label
              ) : (
                <button type="button" data-sort={by} onClick={() => onSort?.(by)}>
                  {label}
                  {isSorted && <Arrow size={12} aria-hidden />}
                </button>
              )}
            </th>
          )
        })}
        <th scope="col">
          <VisuallyHidden>{t('library.actions')}</VisuallyHidden>
        </th>
      </tr>
    </Root>
  )
}

const Root = styled.thead`
  position: sticky;
  top: 0;
  z-index: ${theme.layer.sticky};
  display: block;
  border-bottom: ${theme.border.line};
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkFaint};
  background: ${theme.color.bg};

  tr {
    ${columns}
    height: ${HEAD_HEIGHT - 1}px;
  }

  th {
    align-self: stretch;
    align-content: center;
    min-width: 0;
    padding: 0;
    font-weight: ${theme.font.weight.medium};
    text-align: start;
  }

  /* The box alone stands in the middle, over those of the rows: its label is not seen. */
  .tick > label {
    gap: 0;
    justify-content: center;
    margin: 0;
  }

  button {
    display: flex;
    align-items: center;
    gap: ${theme.space[1]};
    width: 100%;
    height: 100%;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.small};
    font: inherit;
    font-weight: ${theme.font.weight.medium};
    color: inherit;
    background: none;
    white-space: nowrap;
    cursor: pointer;
  }

  button:hover,
  [aria-sort] button {
    color: ${theme.color.ink};
  }

  .bytes {
    padding-right: ${theme.space[8]};
    text-align: end;
  }

  .bytes > button {
    justify-content: end;
  }

  ${theme.media.belowMd} {
    display: none;
  }
`
