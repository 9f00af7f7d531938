import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import { HOME } from '../../application/home/homeActors.ts'
import { placeAt } from '../../domain/home/visited.ts'

/** Milliseconds after which one was somewhere, rather than passing through. */
const STAY_MS = 2_000

/** Remembers the folders and assets that are looked at, for home to lead back to. */
export const useVisits = (capabilities: Capabilities): void => {
  const { pathname } = useLocation()
  useEffect(() => {
    const place = placeAt(pathname)
    if (place === undefined) return undefined
    // What cannot be fetched now is fetched with home itself; this visit is not among the places then.
    const timer = setTimeout(() => void capabilities.load(HOME).then(({ visited }) => visited.visit(place), () => undefined), STAY_MS)
    return () => clearTimeout(timer)
  }, [capabilities, pathname])
}
