import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Size } from './zoom.ts'

/** The inner size of an element in pixels, kept up to date; nothing before it has been measured. */
export const useFrameSize = (frame: RefObject<HTMLElement | null>): Size | undefined => {
  const [size, setSize] = useState<Size>()
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return size
}
