import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** What has the focus in a list page: a row of a list, a tile of a grid, a card, or something beside them. */
interface Held {
  readonly element: Element
  /** How the rows of its list are told; undefined: it is in none. */
  readonly mark: string | undefined
  readonly at: number
}

/** A row of a list, a tile of a grid that has one tab stop, a card of a folder. */
const MARKS = ['data-item', 'data-place', 'data-folder-row'] as const

/** What opens over a page, and gives the focus back. */
const OVER_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"], [data-menu-place], #headlessui-portal-root'

const rowsOf = (page: HTMLElement, mark: string): readonly HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>(`[${mark}]`)].map((element) => (mark === 'data-item' ? (element.closest('tr') ?? element) : element))

const heldAt = (page: HTMLElement, element: Element): Held => {
  for (const mark of MARKS) {
    const at = rowsOf(page, mark).findIndex((row) => row.contains(element))
    if (at >= 0) return { element, mark, at }
  }
  return { element, mark: undefined, at: 0 }
}

const stopIn = (row: HTMLElement | undefined): HTMLElement | null | undefined =>
  row?.matches('[tabindex]') === true ? row : row?.querySelector<HTMLElement>('a, input, button')

/** What has the focus in the place of a row that left its list: the one at its place by then, else the last one. */
const stopInPlaceOf = (page: HTMLElement, { mark, at }: Held): HTMLElement | null | undefined => {
  if (mark === 'data-place') return page.querySelector<HTMLElement>('[data-place][tabindex="0"]')
  const rows = mark === undefined ? [] : rowsOf(page, mark)
  return stopIn(rows[at] ?? rows.at(-1))
}

const anyStop = (page: HTMLElement): HTMLElement | null | undefined =>
  page.querySelector<HTMLElement>('[data-place][tabindex="0"]') ?? stopIn(MARKS.flatMap((mark) => rowsOf(page, mark))[0])

/** Where there is no row any more: what is said in their stead, else the heading of the page. */
const homeOf = (page: HTMLElement): HTMLElement | null => {
  const home = page.querySelector<HTMLElement>('[data-state-title]') ?? page.querySelector<HTMLElement>('h1')
  if (home !== null) home.tabIndex = -1
  return home
}

/**
 * Keeps the focus in the page of a list when what had it goes away: a row that leaves, also by a menu or a dialog that is closed only then, or a
 * tool that went with the selection. Whoever goes to another address has lost nothing.
 */
export const useFocusKept = (page: RefObject<HTMLElement | null>): void => {
  const { key } = useLocation()
  const held = useRef<Held>(undefined)
  const address = useRef(key)
  useLayoutEffect(() => {
    if (address.current !== key) held.current = undefined
    address.current = key
  }, [key])
  useEffect(() => {
    const meet = (element: Element | null) => {
      if (page.current === null || element === null || element.closest(OVER_PAGE) !== null) return
      held.current = page.current !== element && page.current.contains(element) ? heldAt(page.current, element) : undefined
    }
    const met = ({ target }: FocusEvent) => meet(target instanceof Element ? target : null)
    const keep = () => {
      const element = page.current
      if (element === null || held.current === undefined || held.current.element.isConnected || document.activeElement !== document.body) return
      const next = stopInPlaceOf(element, held.current) ?? anyStop(element)
      if (next !== null && next !== undefined) next.focus()
      // A list that is being read may have rows soon.
      else if (element.querySelector('[aria-busy="true"]') === null) homeOf(element)?.focus()
    }
    meet(document.activeElement)
    document.addEventListener('focusin', met)
    const observer = new MutationObserver(keep)
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert'] })
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', met)
    }
  }, [page])
}
