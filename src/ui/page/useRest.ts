import { useEffect, useSyncExternalStore } from 'react'
import type { Rest, ShellActors } from '../../application/actors.ts'

/** What the first page does not begin with, once it is there. */
export const useRest = ({ now, subscribe }: Rest): ShellActors | undefined => useSyncExternalStore(subscribe, now)

/** Milliseconds of a page that is busy with itself. */
const QUIET_MS = 2000

/** Has the rest fetched soon after the first page, so that it is at hand when it is wanted, also without a network. */
export const usePreloadedRest = ({ load }: Rest): void => {
  useEffect(() => {
    const timer = setTimeout(() => {
      // Whoever wants it tries again.
      load().catch(() => undefined)
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [load])
}
