import { type RefObject, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { keepScrollState, type ScrollStates } from '../../application/folders/scrollStates.ts'

/** Where somebody stood in a list when they left it. */
interface ListScrollState {
  /** Pixels. */
  readonly scrollTop: number
  /** What had the focus. */
  readonly itemId: string | undefined
}

let scrollStates: ScrollStates<ListScrollState> = new Map()

const scrollerOf = (element: HTMLElement): HTMLElement => {
  for (let above = element.parentElement; above !== null; above = above.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(above).overflowY)) return above
  }
  return document.documentElement
}

const itemAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-item]')?.dataset['item'] : undefined

/** Goes back to where one stood in a list that is shown whole, with the focus. */
export const useListScrollState = (list: RefObject<HTMLElement | null>): void => {
  // The address may already be the next one when the list goes.
  const { key: now } = useLocation()
  const [key] = useState(now)
  useLayoutEffect(() => {
    const element = list.current
    if (element === null) return undefined
    const scroller = scrollerOf(element)
    let { itemId, scrollTop } = scrollStates.get(key) ?? { itemId: undefined, scrollTop: 0 }
    if (scrollTop > 0) scroller.scrollTop = scrollTop
    if (itemId !== undefined && document.activeElement === document.body) {
      element.querySelector<HTMLElement>(`[data-item="${CSS.escape(itemId)}"]`)?.focus({ preventScroll: true })
    }
    const met = (event: Event) => {
      itemId = itemAt(event.target) ?? itemId
    }
    const scrolled = () => {
      scrollTop = scroller.scrollTop
    }
    element.addEventListener('focusin', met)
    element.addEventListener('click', met)
    scroller.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      element.removeEventListener('focusin', met)
      element.removeEventListener('click', met)
      scroller.removeEventListener('scroll', scrolled)
      scrollStates = keepScrollState(scrollStates, key, { itemId, scrollTop })
    }
  }, [list, key])
}
