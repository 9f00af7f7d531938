import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

interface Held {
  readonly id: string
  readonly at: number
}

const rowsOf = (list: HTMLElement): readonly HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-item]')]

const idAt = (list: HTMLElement, target: Element): string | undefined =>
  rowsOf(list).find((item) => (item.closest('tr') ?? item).contains(target))?.dataset['item']

/**
 * Where the row with the focus leaves a list, the one that is at its place by then has the focus; else the last one. Rows are told by
 * `data-item`.
 */
export const useFocusKept = (list: RefObject<HTMLElement | null>): void => {
  const held = useRef<Held>(undefined)
  useEffect(() => {
    const met = ({ target }: FocusEvent) => {
      const element = list.current
      const id = element !== null && target instanceof Element ? idAt(element, target) : undefined
      held.current = element === null || id === undefined ? undefined : { id, at: rowsOf(element).findIndex(({ dataset }) => dataset['item'] === id) }
    }
    document.addEventListener('focusin', met)
    return () => document.removeEventListener('focusin', met)
  }, [list])
  useLayoutEffect(() => {
    const element = list.current
    if (element === null || held.current === undefined || document.activeElement !== document.body) return
    const { id, at } = held.current
    const rows = rowsOf(element)
    if (rows.some(({ dataset }) => dataset['item'] === id)) return
    const next = rows[at] ?? rows.at(-1)
    next?.querySelector<HTMLElement>('a, input, button')?.focus()
  })
}
