import { type PointerEvent, type RefObject, useRef } from 'react'
import { type Area, areaBetween, movedBy, resizedBy, type Spot } from '../../domain/persons/area.ts'

/** Pixels below which a press is no drawing. */
const LEAST = 6

type Drag = { readonly kind: 'draw' | 'move' | 'resize'; readonly from: Spot; readonly area: Area; readonly at: readonly [number, number] }

interface ActionContext {
  /** What the areas are shares of. */
  readonly box: RefObject<HTMLElement | null>
  /** A new area is under way; undefined: it was too small to be meant. */
  readonly onDrawing: (area: Area | undefined) => void
  readonly onDrawn: (area: Area) => void
  readonly onChanged: (area: Area) => void
}

/** Draws new areas, and moves and resizes the one in hand, by mouse, pen or finger. */
export const useRegionDrag = ({ box, onDrawing, onDrawn, onChanged }: ActionContext) => {
  const drag = useRef<Drag>(undefined)

  const spotOf = ({ clientX, clientY }: PointerEvent): Spot => {
    const bounds = box.current?.getBoundingClientRect()
    if (bounds === undefined || bounds.width === 0 || bounds.height === 0) return { x: 0, y: 0 }
    return { x: (clientX - bounds.left) / bounds.width, y: (clientY - bounds.top) / bounds.height }
  }
  const begin = (kind: Drag['kind'], event: PointerEvent<HTMLElement>, area: Area) => {
    if (event.button !== 0) return
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { kind, from: spotOf(event), area, at: [event.clientX, event.clientY] }
  }
  const areaNow = ({ kind, from, area }: Drag, event: PointerEvent): Area => {
    const now = spotOf(event)
    if (kind === 'draw') return areaBetween(from, now)
    return (kind === 'move' ? movedBy : resizedBy)(area, { x: now.x - from.x, y: now.y - from.y })
  }
  const isMeant = ({ at: [x, y] }: Drag, event: PointerEvent): boolean => Math.hypot(event.clientX - x, event.clientY - y) >= LEAST

  return {
    begin,
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = drag
      if (current === undefined || !isMeant(current, event)) return
      const area = areaNow(current, event)
      if (current.kind === 'draw') onDrawing(area)
      else onChanged(area)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const { current } = drag
      drag.current = undefined
      if (current?.kind !== 'draw') return
      onDrawing(undefined)
      if (isMeant(current, event)) onDrawn(areaNow(current, event))
    },
    onPointerCancel: () => {
      drag.current = undefined
      onDrawing(undefined)
    },
  }
}
