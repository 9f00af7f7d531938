import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { AssetSort, Direction } from '../../../domain/library/asset.ts'
import { Checkbox } from '../../kit/Checkbox.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { theme } from '../../theme/theme.ts'
import { HEAD_HEIGHT } from './rowSizes.ts'
import { columns } from './rowStyles.ts'

export interface ListHeadProps {
  readonly sort: AssetSort
  readonly direction: Direction
  readonly onSort: (sort: AssetSort) => void
  readonly allSelected: boolean | 'mixed'
  readonly onToggleAll: () => void
}

const COLUMNS: readonly { readonly sort: AssetSort; readonly className: string }[] = [
  { sort: 'name', className: 'naming' },
  { sort: 'mediaType', className: 'type' },
  { sort: 'size', className: 'bytes' },
  { sort: 'fileNumber', className: 'number' },
  { sort: 'modifiedAt', className: 'date' },
]

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const

/** The heads of the list's columns; each sorts, and sorts the other way round when it is pressed again. */
export const ListHead = ({ sort, direction, onSort, allSelected, onToggleAll }: ListHeadProps) => {
  const { t } = useTranslation()
  const Arrow = direction === 'asc' ? ArrowUp : ArrowDown
  return (
    <Root>
      <tr aria-rowindex={1}>
        <th scope="col" className="tick">
          <Checkbox label={t('library.selectAll')} labelHidden checked={allSelected === true} mixed={allSelected === 'mixed'} onChange={onToggleAll} />
        </th>
        {COLUMNS.map((column) => (
          <th key={column.sort} scope="col" className={column.className} aria-sort={column.sort === sort ? ARIA_SORT[direction] : undefined}>
            <button type="button" data-sort={column.sort} onClick={() => onSort(column.sort)}>
              {t(`library.sort.${column.sort}`)}
              {column.sort === sort && <Arrow size={12} aria-hidden />}
            </button>
          </th>
        ))}
        <th scope="col" className="status">
          {t('library.status')}
        </th>
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
    min-width: 0;
    padding: 0;
    font-weight: ${theme.font.weight.medium};
    text-align: start;
  }

  button {
    display: flex;
    align-items: center;
    gap: ${theme.space[1]};
    min-height: ${theme.size.target};
    width: fit-content;
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
    justify-self: end;
    padding-right: ${theme.space[8]};
  }

  ${theme.media.belowMd} {
    display: none;
  }
`
