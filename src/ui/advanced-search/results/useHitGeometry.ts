import { type RefObject, useLayoutEffect, useState } from 'react'
import type { ListView } from '../../../application/preferences/Preferences.ts'
import { type HitGeometry, hitGeometry } from './hitGeometry.ts'

/** The geometry of the hits from how wide their list is, now and whenever that changes. */
export const useHitGeometry = (list: RefObject<HTMLElement | null>, view: ListView): HitGeometry => {
  const [geometry, setGeometry] = useState<HitGeometry>({ columns: 1, rowHeight: 0 })
  useLayoutEffect(() => {
    const element = list.current
    if (element === null) return undefined
    const measure = () => {
      const next = hitGeometry(view, element.clientWidth)
      setGeometry((before) => (before.columns === next.columns && before.rowHeight === next.rowHeight ? before : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, view])
  return geometry
}
