import { memo } from 'react'
import { styled } from 'styled-components'
import { areaOf, type GridRange, isInArea } from '../../../domain/metadata-table/gridRange.ts'
import { FileName } from '../../kit/FileName.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { rowPicture } from '../../rows/rowPicture.ts'
import { theme } from '../../theme/theme.ts'
import { Thumbnail } from '../../thumbnails/Thumbnail.tsx'
import { GridCell } from './GridCell.tsx'
import { type DrawnColumn, ROW_HEIGHT } from './gridGeometry.ts'
import type { FillHandleProps } from './FillHandle.tsx'
import type { CellEditing } from '../useCellEditing.ts'
import type { Table } from '../useTable.ts'

interface GridRowProps {
  readonly row: number
  readonly columns: readonly DrawnColumn[]
  readonly table: Table
  /** Its address; undefined while the row goes by quickly. */
  readonly picture: string | undefined
  readonly range: GridRange
  /** The cell with the focus is edited. */
  readonly isEditing: boolean
  /** Down to where what is marked would be filled now. */
  readonly reach: number | undefined
  readonly filling: FillHandleProps
  readonly editing: CellEditing
}

const hasMark = ({ row, range }: GridRowProps): boolean => {
  const { top, bottom } = areaOf(range)
  return range.focus.row === row || (row >= top && row <= bottom)
}

/** While one scrolls, rows stay as they are. */
const isUnchanged = (one: GridRowProps, other: GridRowProps): boolean =>
  one.row === other.row &&
  one.picture === other.picture &&
  one.columns === other.columns &&
  one.table.cells === other.table.cells &&
  one.table.contents.rowAt(one.row) === other.table.contents.rowAt(other.row) &&
  one.reach === other.reach &&
  ((one.range === other.range && one.isEditing === other.isEditing) || (!hasMark(one) && !hasMark(other)))

/** One asset. Its name stands for the row. */
export const GridRow = memo(({ row, columns, table, picture, range, isEditing, reach, filling, editing }: GridRowProps) => {
  const asset = table.contents.rowAt(row)?.asset
  const area = areaOf(range)
  const isFocusRow = range.focus.row === row
  return (
    <Row aria-rowindex={row + 2} style={{ top: row * ROW_HEIGHT, height: ROW_HEIGHT }} data-focus={isFocusRow || undefined}>
      {columns.map(({ column, place, left, gap }) => (
        <GridCell
          key={column.id}
          place={{ row, column: place }}
          column={column}
          left={left}
          gap={gap}
          table={table}
          editing={editing}
          isFocus={isFocusRow && range.focus.column === place}
          isOpen={isEditing && isFocusRow && range.focus.column === place}
          isReached={reach !== undefined && row > area.bottom && row <= reach && place >= area.left && place <= area.right}
          filling={row === area.bottom && place === area.right && column.attribute !== undefined ? filling : undefined}
          isMarked={asset !== undefined && isInArea(area, { row, column: place })}
        >
          {asset === undefined ? (
            <Skeleton $width="60%" $height={theme.space[3]} />
          ) : (
            column.id === 'name' && (
              <Name>
                <span>{picture !== undefined && <Thumbnail asset={{ ...asset, width: null, height: null }} address={picture} small />}</span>
                <FileName name={asset.name} />
              </Name>
            )
          )}
        </GridCell>
      ))}
    </Row>
  )
}, isUnchanged)
GridRow.displayName = 'GridRow'

export const Row = styled.div.attrs({ role: 'row' })`
  position: absolute;
  left: 0;
  display: flex;
  width: 100%;

  &[data-focus] {
    z-index: 1;
  }
`

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;
  font-weight: ${theme.font.weight.medium};

  > span:first-child {
    ${rowPicture}
    width: 32px;
    height: 28px;
  }

  > :last-child {
    min-width: 0;
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
