import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import { placeAfter } from './moves.ts'
import type { Point } from '../kit/ContextMenu.tsx'

/** How a place was pressed or moved to: with Ctrl or Cmd, with Shift. */
export interface Manner {
  readonly toggle: boolean
  readonly range: boolean
}

export interface Presses {
  /** A click of the mouse, or Space. `focused`: the place that had the focus before. */
  readonly onPress: (place: number, manner: Manner, focused: number) => void
  /** An arrow or the like leads here; with Shift the selection follows. */
  readonly onMove: (place: number, manner: Manner, focused: number) => void
  readonly onOpen: (place: number) => void
  readonly onMenu: (place: number, at: Point) => void
  readonly onStar: (place: number) => void
  readonly onEscape: () => void
  readonly onSelectAll: () => void
}

interface PressHandling extends Presses {
  readonly total: number
  readonly columns: number
  readonly page: () => number
  readonly current: number
  /** Something is selected: a tap then adds to it instead of opening. */
  readonly selecting: boolean
}

/** Milliseconds of a touch that selects, and pixels that a finger may stray meanwhile. */
const LONG_PRESS = 450
const STRAY = 10

const placeOf = (target: EventTarget): { place: number; action: string | undefined; element: HTMLElement } | undefined => {
  if (!(target instanceof Element)) return undefined
  const element = target.closest<HTMLElement>('[data-place]')
  const place = Number(element?.dataset['place'])
  if (element === null || Number.isNaN(place)) return undefined
  return { place, element, action: target.closest<HTMLElement>('[data-action]')?.dataset['action'] }
}

export const mannerOf = (event: MouseEvent | KeyboardEvent): Manner => ({ toggle: event.ctrlKey || event.metaKey, range: event.shiftKey })

const cornerOf = (element: HTMLElement): Point => {
  const box = element.getBoundingClientRect()
  return { x: box.left + 12, y: box.top + 12 }
}

/** A button that is pressed by a key tells no place of a pointer. */
const pointOf = (event: MouseEvent, element: HTMLElement): Point => (event.detail === 0 ? cornerOf(element) : { x: event.clientX, y: event.clientY })

/** Clicks, touches and keys of a whole list, heard once: what is pressed is told by `data-place` and `data-action`. */
export const usePresses = (handling: PressHandling) => {
  const { total, columns, page, current, selecting, onPress, onMove, onOpen, onMenu, onStar, onEscape, onSelectAll } = handling
  const touch = useRef<{ timer: number; at: Point; held: boolean; byTouch: boolean; focused?: number }>({ timer: 0, at: { x: 0, y: 0 }, held: false, byTouch: false })

  const release = () => window.clearTimeout(touch.current.timer)
  const openByKey = (event: KeyboardEvent, place: number, element: HTMLElement) => {
    event.preventDefault()
    onMenu(place, cornerOf(element))
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      release()
      const pressed = placeOf(event.target)
      touch.current = { timer: 0, at: { x: event.clientX, y: event.clientY }, held: false, byTouch: event.pointerType !== 'mouse', focused: current }
      if (pressed === undefined || event.pointerType === 'mouse') return
      touch.current.timer = window.setTimeout(() => {
        touch.current.held = true
        onPress(pressed.place, { toggle: true, range: false }, current)
      }, LONG_PRESS)
    },
    onPointerMove: (event: PointerEvent) => {
      const { at } = touch.current
      if (Math.abs(event.clientX - at.x) > STRAY || Math.abs(event.clientY - at.y) > STRAY) release()
    },
    onPointerUp: release,
    onPointerCancel: release,
    onClick: (event: MouseEvent) => {
      const pressed = placeOf(event.target)
      if (pressed === undefined || event.button !== 0) return
      event.preventDefault()
      if (touch.current.held) return
      const manner = mannerOf(event)
      const modified = manner.toggle || manner.range
      // A press of the mouse takes the focus along before it is a click.
      const { focused = current } = touch.current
      if (pressed.action === 'menu') onMenu(pressed.place, pointOf(event, pressed.element))
      else if (pressed.action === 'star') onStar(pressed.place)
      else if (pressed.action === 'toggle') onPress(pressed.place, { ...manner, toggle: true }, focused)
      else if (touch.current.byTouch && selecting) onPress(pressed.place, { toggle: true, range: false }, focused)
      else if (!modified && (touch.current.byTouch || pressed.action === 'open')) onOpen(pressed.place)
      else onPress(pressed.place, manner, focused)
    },
    onDoubleClick: (event: MouseEvent) => {
      const pressed = placeOf(event.target)
      if (pressed !== undefined && pressed.action === undefined) onOpen(pressed.place)
    },
    onContextMenu: (event: MouseEvent) => {
      const pressed = placeOf(event.target)
      if (pressed === undefined) return
      event.preventDefault()
      if (!touch.current.byTouch) onMenu(pressed.place, { x: event.clientX, y: event.clientY })
    },
    onKeyDown: (event: KeyboardEvent) => {
      const pressed = placeOf(event.target)
      if (pressed === undefined) return
      const { place, element } = pressed
      const manner = mannerOf(event)
      if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) return openByKey(event, place, element)
      if (event.key === 'Enter') onOpen(place)
      else if (event.key === ' ') onPress(place, { ...manner, toggle: !manner.range }, place)
      else if (event.key === 'Escape' && selecting) onEscape()
      else if (manner.toggle && event.key.toLowerCase() === 'a') onSelectAll()
      else {
        const to = placeAfter(event.key, place, { total, columns, page: page() })
        if (to === undefined) return undefined
        onMove(to, manner, place)
      }
      event.preventDefault()
      return undefined
    },
  }
}
