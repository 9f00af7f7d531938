import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { GridFocusActor } from '../../../application/metadata-table/gridFocus.machine.ts'
import { type ScrollSpeed, scrollSpeeds } from '../../browse/scrollSpeed.ts'
import { coveredEnd } from '../../page/endRoom.ts'
import { HEAD_HEIGHT, pinnedWidth, type PlacedColumn, ROW_HEIGHT, scrollFor, type Viewport } from './gridGeometry.ts'

interface Extent {
  readonly rows: number
  readonly columns: readonly PlacedColumn[]
}

const viewportOf = ({ scrollTop, scrollLeft, clientWidth, clientHeight }: HTMLElement, speed: ScrollSpeed = 'reading'): Viewport => ({
  top: scrollTop,
  left: scrollLeft,
  width: clientWidth,
  height: clientHeight,
  speed,
})

/** What of the grid is in sight. It tells the focus how large the grid is, and follows it. */
export const useGridViewport = (grid: RefObject<HTMLElement | null>, gridFocus: GridFocusActor, { rows, columns }: Extent): Viewport => {
  const [viewport, setViewport] = useState<Viewport>({ top: 0, left: 0, width: 1600, height: 900, speed: 'reading' })
  useLayoutEffect(() => {
    const box = grid.current
    if (box === null) return undefined
    const look = (speed?: ScrollSpeed) => setViewport(viewportOf(box, speed))
    const steps = scrollSpeeds((last) => {
      if (last !== 'reading') look()
    })
    const scrolled = () => {
      const speed = steps.scrolled({ top: box.scrollTop, at: performance.now() }, box.clientHeight)
      flushSync(() => look(speed))
    }
    look()
    const observer = new ResizeObserver(() => look())
    observer.observe(box)
    box.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      observer.disconnect()
      steps.ended()
      box.removeEventListener('scroll', scrolled)
    }
  }, [grid])
  const pageRows = Math.max(1, Math.floor((viewport.height - HEAD_HEIGHT) / ROW_HEIGHT) - 1)
  useEffect(() => gridFocus.send({ type: 'grid.sized', size: { rows, columns: columns.length, pageRows } }), [gridFocus, rows, columns.length, pageRows])
  useEffect(() => {
    let before = gridFocus.getSnapshot().context.range.focus
    const following = gridFocus.subscribe(({ context }) => {
      const { focus } = context.range
      const box = grid.current
      const placed = columns[focus.column]
      if (box === null || placed === undefined || focus === before) return
      before = focus
      const whole = viewportOf(box)
      box.scrollTo(scrollFor({ ...whole, height: whole.height - coveredEnd(box) }, focus.row, placed, pinnedWidth(columns)))
    })
    return () => following.unsubscribe()
  }, [grid, gridFocus, columns])
  return viewport
}
