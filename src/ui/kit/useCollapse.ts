import { type RefObject, useLayoutEffect } from 'react'

/** Pixels that a step takes beside its name. */
const BETWEEN = 26
/** Pixels of the button that has what is collapsed. */
const MORE = 54

const naturalWidth = (step: Element | null | undefined): number => (step?.lastElementChild?.scrollWidth ?? 0) + BETWEEN

/** Of a way that is longer than its place the middle collapses, then all above: the name of the page has what room there is. */
export const useCollapse = (list: RefObject<HTMLElement | null>): void =>
  useLayoutEffect(() => {
    const { current } = list
    if (current === null) return undefined
    const measure = () => {
      const steps = [...current.children].filter((step) => !step.hasAttribute('data-more'))
      const whole = steps.reduce((sum, step) => sum + naturalWidth(step), 0)
      const ends = naturalWidth(steps[0]) + MORE + naturalWidth(steps.at(-1))
      const room = current.clientWidth
      // On a phone the list is not there, and has no room to be measured.
      if (room === 0) return
      if (whole <= room || steps.length < 2) current.removeAttribute('data-collapsed')
      else current.setAttribute('data-collapsed', ends <= room && steps.length > 2 ? 'middle' : 'above')
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(current)
    return () => sizes.disconnect()
  })
