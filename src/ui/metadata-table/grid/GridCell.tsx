import { CircleAlert, CloudUpload, Check, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableColumn } from '../../../domain/metadata-table/columns.ts'
import type { CellPlace } from '../../../domain/metadata-table/gridRange.ts'
import { Spinner } from '../../kit/Spinner.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { CellEditor } from '../CellEditor.tsx'
import { CellRoot, Mark, Text } from '../cellStyles.ts'
import { CellTrouble } from '../CellTrouble.tsx'
import { FillHandle, type FillHandleProps } from './FillHandle.tsx'
import { GhostText } from './GhostText.tsx'
import type { CellEditing } from '../useCellEditing.ts'
import type { CellState, Table } from '../useTable.ts'

interface GridCellProps {
  readonly place: CellPlace
  readonly column: TableColumn
  /** Pixels. */
  readonly left: number
  readonly gap: number
  readonly table: Table
  readonly editing: CellEditing
  readonly isFocus: boolean
  /** It is edited. */
  readonly isOpen: boolean
  readonly isMarked: boolean
  /** What is marked would be filled on to here. */
  readonly isReached: boolean
  /** Of the last cell of what is marked. */
  readonly filling: FillHandleProps | undefined
  /** What stands in place of its text. */
  readonly children: ReactNode
}

const MARKS: Readonly<Record<NonNullable<CellState>, ReactNode>> = {
  edited: <CloudUpload size={14} aria-hidden />,
  saving: <Spinner size="inline" />,
  saved: <Check size={14} aria-hidden />,
  refused: <CircleAlert size={14} aria-hidden />,
  conflict: <TriangleAlert size={14} aria-hidden />,
}
const RIGHT = ['integer', 'number', 'price']

const StateMark = ({ state }: { readonly state: NonNullable<CellState> }) => {
  const { t } = useTranslation()
  return (
    <Mark>
      {MARKS[state]}
      <VisuallyHidden>{t(`metadataTable.state.${state}`)}</VisuallyHidden>
    </Mark>
  )
}

/**
 * One cell with its state; the one with the focus is edited in its place. It has no hooks: dozens come and go in each frame of scrolling.
 */
export const GridCell = ({ place, column, left, gap, table, editing, isFocus, isOpen, isMarked, isReached, filling, children }: GridCellProps) => {
  const { actors, cellAt, textAt, stateOf, ghostAt, ghosts } = table
  const cell = cellAt(place)
  const isRead = table.contents.rowAt(place.row) !== undefined
  const state = stateOf(cell)
  const ghost = isOpen || children !== false ? undefined : ghostAt(place)
  const hasTrouble = state === 'refused' || state === 'conflict'
  const point = (isExtending: boolean) => actors.gridFocus.send({ type: 'cell.pointed', place, isExtending })
  return (
    <CellRoot
      id={`cell-${place.row}-${place.column}`}
      role={column.id === 'name' && isRead ? 'rowheader' : 'gridcell'}
      aria-colindex={place.column + 1}
      aria-selected={isMarked}
      aria-readonly={cell?.isEditable !== true || undefined}
      aria-invalid={hasTrouble || undefined}
      data-focus={isFocus || undefined}
      data-reached={isReached || undefined}
      data-state={state}
      data-pinned={column.isPinned || undefined}
      data-end={(column.attribute !== undefined && RIGHT.includes(column.attribute.type)) || undefined}
      style={{ width: column.width, ...(column.isPinned ? { left } : { marginLeft: gap }) }}
      onPointerDown={(event) => {
        if (event.button === 0 && !isOpen && event.pointerType === 'mouse') point(event.shiftKey)
      }}
      onPointerEnter={(event) => {
        // What is marked of the text in an open cell marks no cells, and the cell stays where it is.
        if (event.buttons === 1 && event.pointerType === 'mouse' && !actors.cellEditor.getSnapshot().hasTag('open')) point(true)
      }}
      onClick={(event) => {
        if (!isOpen && !event.shiftKey && !isFocus) point(false)
      }}
      onDoubleClick={() => {
        if (!isOpen) editing.open(place)
      }}
    >
      {isOpen ? (
        <CellEditor table={table} place={place} editing={editing} />
      ) : (
        <>
          {ghost !== undefined && <GhostText ghost={ghost} isFocus={isFocus} decide={ghosts.decide} />}
          {ghost === undefined && (children === false ? <Text>{textAt(place)}</Text> : children)}
          {state !== undefined && <StateMark state={state} />}
          {filling !== undefined && cell?.isEditable === true && <FillHandle {...filling} />}
          {isFocus && hasTrouble && cell?.edit !== undefined && <CellTrouble table={table} cell={cell} edit={cell.edit} onChosen={editing.back} />}
        </>
      )}
    </CellRoot>
  )
}
