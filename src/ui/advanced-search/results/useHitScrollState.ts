import { useState } from 'react'
import { useLocation } from 'react-router'
import { keepScrollState, type ScrollState, type ScrollStates } from '../../../application/folders/scrollStates.ts'

let scrollStates: ScrollStates = new Map()

/** Where one stood in the result at the page's address, to go back to. */
export const useHitScrollState = () => {
  // The address may already be the next one when the list goes.
  const { key: now } = useLocation()
  const [key] = useState(now)
  return {
    scrollState: scrollStates.get(key),
    leave: (scrollState: ScrollState): void => {
      scrollStates = keepScrollState(scrollStates, key, scrollState)
    },
  }
}
