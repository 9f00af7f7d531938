import { type PointerEvent, useState } from 'react'

/** The place that the mouse is on. Touch screens have no such place. */
export const usePointed = () => {
  const [pointed, setPointed] = useState<number>()
  const point = ({ target, pointerType }: PointerEvent) => {
    const place = pointerType === 'mouse' && target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset['place'] : undefined
    setPointed(place === undefined ? undefined : Number(place))
  }
  return { pointed, pointing: { onPointerOver: point, onPointerLeave: () => setPointed(undefined) } }
}
