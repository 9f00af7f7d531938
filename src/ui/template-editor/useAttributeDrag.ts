import { type DragEvent, useRef, useState } from 'react'

/** Before which place of a section something would be put. */
export interface Place {
  readonly section: string
  readonly at: number
}

interface Dragging {
  readonly id: string
  readonly place: Place | undefined
}

const KIND = 'application/x-vitrine-attribute'

const ROW = '[data-attribute]'

/** The upper half of a row is the place before it, the lower half the one after it; below the rows of a section is its end. */
const placeOf = (event: DragEvent<HTMLElement>, dragged: string): Place | undefined => {
  if (!(event.target instanceof Element)) return undefined
  const section = event.target.closest<HTMLElement>('[data-section]')
  if (section === null) return undefined
  const others = [...section.querySelectorAll<HTMLElement>(ROW)].filter(({ dataset }) => dataset['attribute'] !== dragged)
  const after = others.filter((row) => {
    const { top, height } = row.getBoundingClientRect()
    return event.clientY > top + height / 2
  })
  return { section: section.dataset['section'] ?? '', at: after.length }
}

/** Attributes are dragged by their rows; where a finger drags, the page scrolls, and their form has buttons for it. */
export const useAttributeDrag = (put: (id: string, place: Place) => void) => {
  // What is drawn lags behind what the pointer has done.
  const now = useRef<Dragging>(undefined)
  const [dragging, setDragging] = useState<Dragging>()
  const become = (next: Dragging | undefined) => {
    now.current = next
    setDragging(next)
  }
  const handlers = {
    onDragStart: (event: DragEvent<HTMLElement>) => {
      const row = event.target instanceof Element ? event.target.closest<HTMLElement>(ROW) : null
      const id = row?.dataset['attribute']
      if (id === undefined) return
      event.dataTransfer.setData(KIND, id)
      event.dataTransfer.effectAllowed = 'move'
      become({ id, place: undefined })
    },
    onDragOver: (event: DragEvent<HTMLElement>) => {
      const held = now.current
      if (held === undefined) return
      const place = placeOf(event, held.id)
      if (place !== undefined) event.preventDefault()
      if (place?.section !== held.place?.section || place?.at !== held.place?.at) become({ id: held.id, place })
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      const held = now.current
      if (held?.place === undefined) return
      event.preventDefault()
      put(held.id, held.place)
      become(undefined)
    },
    onDragEnd: () => become(undefined),
  }
  return { dragging, handlers }
}
