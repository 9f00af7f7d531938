import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A row of a list, a tile of a grid that has one tab stop, a card of a folder. */
const MARKS = ['data-item', 'data-place', 'data-folder-row'] as const
type Mark = (typeof MARKS)[number]

/** What has the focus in a list page: a row of a list, a tile of a grid, a card, or something beside them. */
interface Held {
  readonly element: Element
  /** Of which list it is in a row; undefined: it stands in none. */
  readonly mark: Mark | undefined
  /** Its row's place; beside the rows, how many stand before it. */
  readonly at: number
  /** What the head of a column sorts by. */
  readonly sort: string | undefined
}

/** What opens over a page, and gives the focus back. */
const OVER_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"], [data-menu-place], #headlessui-portal-root'
/** What lost the focus though nobody put it down. */
const TAKEN_AWAY = ':disabled, [inert] *'
/** What keeps the focus in itself. */
const KEEPS = 'data-keeps-focus'
const TAB_STOP = '[data-place][tabindex="0"]'

const rowsOf = (page: HTMLElement, marks: readonly Mark[]): readonly HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>(marks.map((mark) => `[${mark}]`).join())].map((element) =>
    element.matches('[data-item]') ? (element.closest('tr') ?? element) : element,
  )

const isAfter = (element: Element, row: Element): boolean => (row.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0

/** `before`: what was held until then. Tools that stand above all rows are used for the row one came from. */
const heldAt = (page: HTMLElement, element: Element, before: Held | undefined): Held => {
  const sort = element.closest<HTMLElement>('[data-sort]')?.dataset['sort']
  for (const mark of MARKS) {
    const rows = rowsOf(page, [mark])
    const at = rows.findIndex((row) => row.contains(element))
    if (at >= 0) return { element, mark, at: Number(rows[at]?.dataset['place'] ?? at), sort }
  }
  const at = rowsOf(page, MARKS).filter((row) => isAfter(element, row)).length
  return at === 0 && before !== undefined ? { ...before, element, sort } : { element, mark: undefined, at, sort }
}

const stopIn = (row: HTMLElement | undefined): HTMLElement | null | undefined =>
  row?.matches('[tabindex]') === true ? row : row?.querySelector<HTMLElement>('a, input, button')

const anyStop = (page: HTMLElement): HTMLElement | null | undefined => page.querySelector<HTMLElement>(TAB_STOP) ?? stopIn(rowsOf(page, MARKS)[0])

/** What has the focus in the place of what went: of a row, the one at its place by then, else the last one; of what stood after rows, the next. */
const stopInPlaceOf = (page: HTMLElement, { mark, at, sort }: Held, isRead: boolean): HTMLElement | null | undefined => {
  if (sort !== undefined) return page.querySelector<HTMLElement>(`[data-sort="${sort}"]`) ?? (isRead ? anyStop(page) : undefined)
  if (mark === 'data-place') return page.querySelector<HTMLElement>(`[data-place="${at}"]`) ?? anyStop(page)
  if (mark === undefined && at === 0) return anyStop(page)
  const rows = rowsOf(page, mark === undefined ? MARKS : [mark])
  const next = rows[at]
  if (mark === undefined && next?.matches('[data-place]:not([data-item])') === true) return anyStop(page)
  // Where more is on its way, the rows that were there are not what was asked for.
  return next === undefined && mark === undefined && !isRead ? undefined : (stopIn(next ?? rows.at(-1)) ?? anyStop(page))
}

/** Where there is no row any more: what is said in their stead, else the heading of the page, of a part of one its whole. */
const homeOf = (page: HTMLElement): HTMLElement => {
  const home = page.querySelector<HTMLElement>('[data-state-title]') ?? page.querySelector<HTMLElement>('h1') ?? page
  home.tabIndex = -1
  return home
}

/**
 * Keeps the focus in a page, or a part of one, when what had it goes away: a row that leaves, also by a menu or a dialog that is closed only then, a
 * tool that went with the selection, what was pressed for more rows or to try again, or the head of a column while the list is read in its order.
 * Nothing is scrolled for it. A part of a page that keeps the focus in itself does so as long as it is there. Whoever goes to another page has lost
 * nothing, and whoever put the focus down gets it nowhere else.
 */
export const useFocusKept = (page: RefObject<HTMLElement | null>): void => {
  const { pathname } = useLocation()
  const held = useRef<Held>(undefined)
  /** What keeps the focus of what is held. */
  const keeper = useRef<Element | null>(null)
  const address = useRef(pathname)
  useLayoutEffect(() => {
    if (address.current !== pathname) held.current = undefined
    address.current = pathname
  }, [pathname])
  useEffect(() => {
    page.current?.setAttribute(KEEPS, '')
    const meet = (element: Element | null) => {
      if (page.current === null || element === null || element.closest(OVER_PAGE) !== null) return
      keeper.current = element.closest(`[${KEEPS}]`)
      held.current = page.current !== element && page.current.contains(element) ? heldAt(page.current, element, held.current) : undefined
    }
    const met = ({ target }: FocusEvent) => meet(target instanceof Element ? target : null)
    const left = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null || !(target instanceof Element)) return
      // What went away lost the focus by that; and a window that is left gives it back.
      queueMicrotask(() => {
        const isPutDown = target.isConnected && document.activeElement === document.body && !target.matches(TAKEN_AWAY)
        if (isPutDown && held.current?.element === target) held.current = undefined
      })
    }
    const keep = () => {
      const element = page.current
      if (element === null || held.current === undefined || held.current.element.isConnected || document.activeElement !== document.body) return
      if (keeper.current !== element && keeper.current?.isConnected === true) return
      // A list that is being read may have rows soon.
      const isRead = element.querySelector('[aria-busy="true"]') === null
      const next = stopInPlaceOf(element, held.current, isRead)
      if (next !== null && next !== undefined) next.focus({ preventScroll: true })
      else if (isRead) homeOf(element).focus()
    }
    meet(document.activeElement)
    document.addEventListener('focusin', met)
    document.addEventListener('focusout', left)
    const observer = new MutationObserver(keep)
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert'] })
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', met)
      document.removeEventListener('focusout', left)
    }
  }, [page])
}
