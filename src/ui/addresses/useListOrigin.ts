import { useMemo } from 'react'
import { useLocation } from 'react-router'
import type { Origin } from '../../application/assets/AssetPlace.ts'
import { originNamed } from './origins.ts'

/** The list at the page's address, as what is opened from it remembers it. */
export const useListOrigin = (): Origin | undefined => {
  const { pathname, search } = useLocation()
  return useMemo(() => originNamed(pathname + search), [pathname, search])
}
