import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Density, ListView } from '../../application/preferences/Preferences.ts'
import { type Geometry, geometryOf } from './geometry.ts'

const NOT_YET: Geometry = { view: 'grid', density: 'comfortable', columns: 1, rowHeight: 0 }

const same = (one: Geometry, other: Geometry): boolean =>
  one.view === other.view && one.density === other.density && one.columns === other.columns && one.rowHeight === other.rowHeight

/** The geometry of a list from how wide it is, now and whenever that changes. */
export const useGeometry = (list: RefObject<HTMLElement | null>, view: ListView, density: Density): Geometry => {
  const [geometry, setGeometry] = useState(NOT_YET)
  useLayoutEffect(() => {
    const element = list.current
    if (element === null) return undefined
    const measure = () => {
      const next = geometryOf(view, density, element.clientWidth)
      setGeometry((before) => (same(before, next) ? before : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, view, density])
  return geometry
}
