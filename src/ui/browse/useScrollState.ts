import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { ScrollState } from '../../application/folders/scrollStates.ts'
import { placesOf, rowsToDraw, tileAt } from './places.ts'
import type { RowWindow } from './useRows.ts'

interface ScrollStateProps extends Pick<RowWindow, 'seen' | 'jump' | 'scrollTop'> {
  /** Where one stood when the list was left. */
  readonly scrollState: ScrollState | undefined
  readonly list: RefObject<HTMLElement | null>
  readonly total: number
  readonly columns: number
  /** Pixels; 0 while the list cannot be scrolled yet. */
  readonly rowHeight: number
  /** What stands at a place; undefined while it is on its way. */
  readonly idAt: (place: number) => string | undefined
  /** The place of the tab stop: where what was left stands now, as far as that is known. */
  readonly current: number
  readonly onLeave: (scrollState: ScrollState) => void
  /** The focus has come back to a place. */
  readonly onBack: (place: number) => void
}

/** Tells where one stands when a list goes, and goes there, with the focus, when it comes back: to what was left, or to its place where it has gone. */
export const useScrollState = (props: ScrollStateProps) => {
  const { scrollState, list, total, columns, rowHeight, seen, jump, scrollTop, idAt, current, onLeave, onBack } = props
  const measured = rowHeight > 0
  const focusAwaited = useRef(false)
  const leave = useEffectEvent(() => onLeave({ place: current, itemId: idAt(current), scrollTop: scrollTop() }))
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

  const focusAgain = ({ place, itemId }: ScrollState) => {
    const tile = tileAt(list.current, current)
    const visible = rowsToDraw(seen, seen.first, total).flatMap((row) => placesOf(row, columns, total))
    // What was left may be among what is still on its way.
    if (!tile || (idAt(current) !== itemId && visible.some((one) => idAt(one) === undefined))) return
    tile.focus({ preventScroll: true })
    const moved = Math.floor(current / columns) - Math.floor(place / columns)
    if (moved !== 0) jump(scrollTop() + moved * rowHeight)
    onBack(current)
  }
  // A place is drawn only after the list has gone there, and what stands there now may come later still.
  useLayoutEffect(() => {
    if (!focusAwaited.current || scrollState === undefined || seen.last < seen.first) return
    if (document.activeElement === document.body) focusAgain(scrollState)
    focusAwaited.current = document.activeElement === document.body
  })
}
