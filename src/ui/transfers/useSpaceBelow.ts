import { useEffect, type RefObject } from 'react'

/** Read by what scrolls below the panel. */
const PROPERTY = '--covered'

/** Tells pages how much of their end lies under a panel at the bottom of the screen, so that it can be scrolled out from there. */
export const useSpaceBelow = (panel: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { current } = panel
    if (current === null) return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty(PROPERTY, `${Math.ceil(window.innerHeight - current.getBoundingClientRect().top)}px`)
    })
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty(PROPERTY)
    }
  }, [panel])
}
