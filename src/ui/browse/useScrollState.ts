import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { ScrollState } from '../../application/folders/scrollStates.ts'
import type { Span } from './window.ts'

interface ScrollStateProps {
  /** Where one stood when the list was left. */
  readonly scrollState: ScrollState | undefined
  /** The rows have their height, so that the list can be scrolled. */
  readonly measured: boolean
  readonly seen: Span
  readonly jump: (scrollTop: number) => void
  readonly scrollTop: () => number
  readonly onLeave: (scrollTop: number) => void
  /** Focuses what had the tab stop, once it is there. */
  readonly focusAgain: () => void
}

/** Tells where one stands when a list goes, and goes there, with the focus, when it comes back. */
export const useScrollState = ({ scrollState, measured, seen, jump, scrollTop, onLeave, focusAgain }: ScrollStateProps) => {
  const focusAwaited = useRef(false)
  const leave = useEffectEvent(() => onLeave(scrollTop()))
  const comeBack = useEffectEvent(() => {
    if (scrollState === undefined) return
    jump(scrollState.scrollTop)
    focusAwaited.current = document.activeElement === document.body
  })
  useLayoutEffect(() => {
    if (!measured) return undefined
    comeBack()
    return () => leave()
  }, [measured])

  // A place is drawn only after the list has gone there, and what stands there now may come later still.
  useLayoutEffect(() => {
    if (!focusAwaited.current || seen.last < seen.first) return
    if (document.activeElement === document.body) focusAgain()
    focusAwaited.current = document.activeElement === document.body
  })
}
