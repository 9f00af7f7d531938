import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { Step } from '../../domain/templates/sections.ts'

interface KeysOf {
  readonly isOpen: boolean
  readonly onSelect: (id: string) => void
  readonly onStep: (id: string, step: Step) => void
}

const STEPS: Readonly<Record<string, Step>> = { ArrowUp: -1, ArrowDown: 1 }

const rowsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-attribute] > button')]

const idOf = (row: HTMLElement | undefined): string | undefined => row?.parentElement?.dataset['attribute']

/** Arrows, Home and End go through the rows; with Alt they take the row along. The focus stays with the attribute wherever it goes. */
export const useAttributeKeys = ({ isOpen, onSelect, onStep }: KeysOf) => {
  const root = useRef<HTMLElement>(null)
  const moved = useRef<string>(undefined)
  useLayoutEffect(() => {
    const id = moved.current
    moved.current = undefined
    if (id === undefined || root.current === null) return
    rowsOf(root.current).find((row) => idOf(row) === id)?.focus()
  })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const rows = rowsOf(event.currentTarget)
    const at = rows.findIndex((row) => row === document.activeElement)
    if (at < 0) return
    const step = STEPS[event.key]
    if (event.altKey && step !== undefined) {
      const id = idOf(rows[at])
      event.preventDefault()
      if (id === undefined || !isOpen) return
      moved.current = id
      onStep(id, step)
      return
    }
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: rows.length - 1 }[event.key]
    const next = to === undefined ? undefined : rows[to]
    const id = idOf(next)
    if (to !== undefined) event.preventDefault()
    if (next === undefined || id === undefined) return
    next.focus()
    onSelect(id)
  }
  return { ref: root, onKeyDown }
}
