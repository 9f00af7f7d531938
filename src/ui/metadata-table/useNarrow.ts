import { useSyncExternalStore } from 'react'
import { BREAKPOINTS } from '../../domain/constants.ts'

const narrow = () => window.matchMedia(`(max-width: ${BREAKPOINTS.md - 0.02}px)`)

const listen = (changed: () => void) => {
  const query = narrow()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the window is a phone's, where the table becomes cards. */
export const useNarrow = (): boolean => useSyncExternalStore(listen, () => narrow().matches)
