import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { panned, type Point, type Size, STEP, type View, zoomed } from './zoom.ts'

interface ZoomGestures {
  readonly view: View
  readonly picture: Size
  readonly frame: Size
  readonly onView: (view: View) => void
  readonly onFit: () => void
  readonly onActual: () => void
}

/** Pixels of one press of an arrow key. */
const NUDGE = 60

/** Pixels scrolled to a factor: a notch of a mouse wheel (100) is about a quarter. */
const factorOf = (deltaY: number): number => Math.exp(-deltaY / 450)

const fromCentre = (element: Element, { clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => {
  const box = element.getBoundingClientRect()
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
}

const between = (one: Point, other: Point) => ({
  middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
  distance: Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1),
})

/** Wheel, pinch, drag and keys over a picture. */
export const useZoomGestures = (element: RefObject<HTMLElement | null>, gestures: ZoomGestures) => {
  const { view, picture, frame, onView, onFit, onActual } = gestures
  const pointers = useRef(new Map<number, Point>())

  const zoomBy = (factor: number, point: Point = { x: 0, y: 0 }) => {
    onView(zoomed(view, factor, point, picture, frame))
  }
  const panBy = (x: number, y: number) => {
    onView(panned(view, { x, y }, picture, frame))
  }

  useEffect(() => {
    const target = element.current
    if (target === null) return undefined
    // React listens passively to wheels; the page behind must not scroll or zoom.
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      zoomBy(factorOf(event.ctrlKey ? event.deltaY * 4 : event.deltaY), fromCentre(target, event))
    }
    target.addEventListener('wheel', wheel, { passive: false })
    return () => target.removeEventListener('wheel', wheel)
  })

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, fromCentre(event.currentTarget, event))
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = pointers.current.get(event.pointerId)
      if (before === undefined) return
      const now = fromCentre(event.currentTarget, event)
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
      pointers.current.set(event.pointerId, now)
      if (other === undefined) return panBy(now.x - before.x, now.y - before.y)
      const [from, to] = [between(before, other), between(now, other)]
      return zoomBy(to.distance / from.distance, to.middle)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => void pointers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void pointers.current.delete(event.pointerId),
    onDoubleClick: () => (view.scale < 1 ? onActual() : onFit()),
    onKeyDown: (event: KeyboardEvent) => {
      const moves: Readonly<Record<string, () => void>> = {
        '+': () => zoomBy(STEP),
        '=': () => zoomBy(STEP),
        '-': () => zoomBy(1 / STEP),
        0: onFit,
        1: onActual,
        ArrowLeft: () => panBy(NUDGE, 0),
        ArrowRight: () => panBy(-NUDGE, 0),
        ArrowUp: () => panBy(0, NUDGE),
        ArrowDown: () => panBy(0, -NUDGE),
      }
      const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : moves[event.key]
      if (move === undefined) return
      event.preventDefault()
      move()
    },
  }
}
