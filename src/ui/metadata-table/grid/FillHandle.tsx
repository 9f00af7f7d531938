import type { PointerEvent } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../theme/theme.ts'
import { ROW_HEIGHT } from './gridGeometry.ts'

export interface FillHandleProps {
  /** The row down to which it would fill, while it is drawn there; undefined: nowhere. */
  readonly onReach: (row: number | undefined) => void
  readonly onFill: (row: number) => void
}

/** Pixels from the edge of the grid within which it is scrolled. */
const EDGE = 24

/** The row of the grid under the pointer. */
const rowUnder = ({ clientX, clientY }: PointerEvent): number | undefined => {
  const index = document.elementFromPoint(clientX, clientY)?.closest('[role="row"]')?.getAttribute('aria-rowindex')
  return index === null || index === undefined ? undefined : Number(index) - 2
}

/** The corner of what is marked: drawn down, it repeats that. By keyboard Ctrl+D does. */
export const FillHandle = ({ onReach, onFill }: FillHandleProps) => (
  <Corner
    aria-hidden
    data-fill
    onPointerDown={(event) => {
      event.preventDefault()
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
    }}
    onPointerMove={(event) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
      const grid = event.currentTarget.closest('[role="grid"]')
      if (grid !== null && event.clientY > grid.getBoundingClientRect().bottom - EDGE) grid.scrollBy({ top: ROW_HEIGHT })
      onReach(rowUnder(event))
    }}
    onPointerUp={(event) => {
      const row = rowUnder(event)
      onReach(undefined)
      if (row !== undefined && row >= 0) onFill(row)
    }}
    onPointerCancel={() => onReach(undefined)}
    onClick={(event) => event.stopPropagation()}
  />
)

const Corner = styled.span`
  position: absolute;
  right: 0;
  bottom: 0;
  z-index: 3;
  width: ${theme.size.tick};
  height: ${theme.size.tick};
  cursor: crosshair;
  touch-action: none;

  &::after {
    content: '';
    position: absolute;
    right: 0;
    bottom: 0;
    width: ${theme.space[2]};
    height: ${theme.space[2]};
    border: 1px solid ${theme.color.surface};
    background: ${theme.color.primary};
  }
`
