import { useState } from 'react'
import { useLocation } from 'react-router'
import type { ScrollState } from '../../../application/folders/scrollStates.ts'

/** Where somebody stood in a result when they left it, by the entry of the browser's history. */
const left = new Map<string, ScrollState>()
const KEPT = 50

/** Where one stood in the result at the page's address, to go back to. */
export const useHitPlace = () => {
  // The address may already be the next one when the list goes.
  const { key: now } = useLocation()
  const [key] = useState(now)
  return {
    stood: left.get(key),
    leave: (state: ScrollState): void => {
      left.delete(key)
      left.set(key, state)
      const [oldest] = left.keys()
      if (left.size > KEPT && oldest !== undefined) left.delete(oldest)
    },
  }
}
