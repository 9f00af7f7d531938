import { ArrowDown, ArrowUp, ListFilter } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { TableViewActor } from '../../../application/metadata-table/tableView.machine.ts'
import type { ViewQuery } from '../../../application/metadata-table/viewQuery.ts'
import type { TableColumn } from '../../../domain/metadata-table/columns.ts'
import { ellipsis } from '../../kit/mixins.ts'
import { requiredMark } from '../../kit/Field.tsx'
import { theme } from '../../theme/theme.ts'
import { useColumnName } from '../columnName.ts'
import { ColumnEdge } from './ColumnEdge.tsx'
import type { OpenMenu } from './ColumnMenu.tsx'
import { type DrawnColumn, HEAD_HEIGHT } from './gridGeometry.ts'

export interface HeadActions {
  readonly query: ViewQuery
  readonly onQuery: (query: ViewQuery) => void
  readonly onFilter: (column: TableColumn) => void
}

interface GridHeadProps {
  readonly columns: readonly DrawnColumn[]
  /** Pixels of all columns. */
  readonly width: number
  readonly actions: HeadActions
  readonly tableView: TableViewActor
  readonly onMenu: (menu: OpenMenu) => void
}

const sortedBy = ({ sort }: ViewQuery): string => (sort.by === 'attribute' ? sort.attributeId : sort.by)

/** The heads of the columns: each opens its menu, and is drawn wider at its edge. */
export const GridHead = memo(({ columns, width, actions, tableView, onMenu }: GridHeadProps) => {
  const { t } = useTranslation()
  const nameOf = useColumnName()
  const { query } = actions
  const resize = (id: string, wanted: number) => tableView.send({ type: 'column.changed', id, change: { width: wanted } })
  return (
    <Row aria-rowindex={1} style={{ width }}>
      {columns.map(({ column, place, left, gap }) => {
        const isSorted = sortedBy(query) === column.id
        const Arrow = query.direction === 'asc' ? ArrowUp : ArrowDown
        return (
          <Head
            key={column.id}
            aria-colindex={place + 1}
            aria-sort={isSorted ? (query.direction === 'asc' ? 'ascending' : 'descending') : undefined}
            data-column={column.id}
            data-pinned={column.isPinned || undefined}
            style={{ width: column.width, ...(column.isPinned ? { left } : { marginLeft: gap }) }}
          >
            <Name
              type="button"
              tabIndex={-1}
              aria-haspopup="menu"
              title={column.attribute?.helpText === '' ? nameOf(column) : (column.attribute?.helpText ?? nameOf(column))}
              data-required={column.attribute?.required || undefined}
              onClick={({ currentTarget }) => onMenu({ id: column.id, at: currentTarget.getBoundingClientRect() })}
              onContextMenu={(event) => {
                event.preventDefault()
                onMenu({ id: column.id, at: event.currentTarget.getBoundingClientRect() })
              }}
            >
              <span>{nameOf(column)}</span>
              {isSorted && <Arrow size={14} aria-hidden />}
              {query.filters.some(({ attributeId }) => attributeId === column.id) && <ListFilter size={14} aria-label={t('metadataTable.filtered')} />}
            </Name>
            <ColumnEdge column={column} name={nameOf(column)} onResize={(wanted) => resize(column.id, wanted)} />
          </Head>
        )
      })}
    </Row>
  )
})
GridHead.displayName = 'GridHead'

const Row = styled.div.attrs({ role: 'row' })`
  position: sticky;
  top: 0;
  z-index: ${theme.layer.sticky};
  display: flex;
  min-width: 100%;
  height: ${HEAD_HEIGHT}px;
  background: ${theme.color.sunken};
`

const Head = styled.div.attrs({ role: 'columnheader' })`
  position: relative;
  display: flex;
  flex: none;
  border-right: ${theme.border.line};
  border-bottom: ${theme.border.strong};
  background: ${theme.color.sunken};

  &[data-pinned] {
    position: sticky;
    z-index: 1;
  }
`

const Name = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${theme.space[1]};
  min-width: 0;
  padding: 0 ${theme.space[2]};
  border: 0;
  font: inherit;
  font-size: ${theme.font.size.caption};
  font-weight: ${theme.font.weight.semibold};
  text-align: start;
  color: ${theme.color.inkSoft};
  background: none;
  cursor: pointer;

  &:hover {
    color: ${theme.color.ink};
  }

  > span {
    min-width: 0;
    ${ellipsis}
  }

  &[data-required] > span::after {
    ${requiredMark}
  }
`
