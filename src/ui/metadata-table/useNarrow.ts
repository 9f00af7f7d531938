import { useSyncExternalStore } from 'react'
import { theme } from '../theme/theme.ts'

const narrow = () => window.matchMedia(theme.media.belowMd.replace('@media ', ''))

const listen = (changed: () => void) => {
  const query = narrow()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the window is a phone's, where the table becomes cards. */
export const useNarrow = (): boolean => useSyncExternalStore(listen, () => narrow().matches)
