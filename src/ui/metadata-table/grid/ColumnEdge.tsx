import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { TableColumn } from '../../../domain/metadata-table/columns.ts'
import { COLUMN_WIDTH } from '../../../domain/templates/displayFields.ts'
import { theme } from '../../theme/theme.ts'

interface ColumnEdgeProps {
  readonly column: TableColumn
  readonly name: string
  /** Pixels. */
  readonly onResize: (width: number) => void
}

/** Pixels by one key. */
const STEP = 10

/** Hands the keys to the edge of a column: the grid is one tab stop, so its menu leads here. */
export const focusEdge = (columnId: string): void => document.querySelector<HTMLElement>(`[data-edge="${columnId}"]`)?.focus()

/** The edge of a column, drawn by the pointer or moved by arrows; Enter and Escape lead back to the grid. */
export const ColumnEdge = ({ column: { id, width }, name, onResize }: ColumnEdgeProps) => {
  const { t } = useTranslation()
  const drag = useRef<{ readonly from: number; readonly width: number }>(undefined)
  const { narrowest, widest } = COLUMN_WIDTH
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const grid = event.currentTarget.closest<HTMLElement>('[role="grid"]')
    const acts: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => onResize(width - STEP),
      ArrowRight: () => onResize(width + STEP),
      Home: () => onResize(narrowest),
      End: () => onResize(widest),
      Enter: () => grid?.focus({ preventScroll: true }),
      Escape: () => grid?.focus({ preventScroll: true }),
    }
    const act = acts[event.key]
    if (act === undefined) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  return (
    <Edge
      aria-orientation="vertical"
      aria-label={t('metadataTable.columnWidth', { column: name })}
      aria-valuenow={width}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      tabIndex={-1}
      data-edge={id}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        drag.current = { from: event.clientX, width }
      }}
      onPointerMove={(event) => drag.current && onResize(drag.current.width + event.clientX - drag.current.from)}
      onPointerUp={() => {
        drag.current = undefined
      }}
    />
  )
}

const Edge = styled.span.attrs({ role: 'separator' })`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  width: ${theme.space[2]};
  cursor: col-resize;
  touch-action: none;

  &:focus-visible {
    background: ${theme.color.primary};
    outline: none;
  }
`
