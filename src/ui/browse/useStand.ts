import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Stand } from '../../application/folders/stands.ts'
import type { Span } from './window.ts'

interface StandProps {
  /** Where one stood when the list was left. */
  readonly stand: Stand | undefined
  /** The rows have their height, so that the list can be scrolled. */
  readonly measured: boolean
  readonly seen: Span
  readonly jump: (scrollTop: number) => void
  readonly scrollTop: () => number
  readonly onLeave: (scrollTop: number) => void
  /** What had the tab stop, once it is drawn. */
  readonly tile: () => HTMLElement | null | undefined
}

/** Tells where one stands when a list goes, and goes there, with the focus, when it comes back. */
export const useStand = ({ stand, measured, seen, jump, scrollTop, onLeave, tile }: StandProps) => {
  const focusAwaited = useRef(false)
  const leave = useEffectEvent(() => onLeave(scrollTop()))
  const comeBack = useEffectEvent(() => {
    if (stand === undefined) return
    jump(stand.scrollTop)
    focusAwaited.current = document.activeElement === document.body
  })
  useLayoutEffect(() => {
    if (!measured) return undefined
    comeBack()
    return () => leave()
  }, [measured])

  // The place is drawn only after the list has gone there.
  const focusIfDrawn = useEffectEvent(({ first, last }: Span) => {
    const drawn = focusAwaited.current && last >= first ? tile() : undefined
    if (!drawn) return
    focusAwaited.current = false
    drawn.focus({ preventScroll: true })
  })
  useLayoutEffect(() => focusIfDrawn(seen), [seen])
}
