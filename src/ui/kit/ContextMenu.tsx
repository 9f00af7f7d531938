import { Menu as HeadlessMenu, MenuButton } from '@headlessui/react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { MenuPanel } from './Menu.tsx'
import { MenuEntries, type MenuEntry } from './MenuEntries.tsx'

export interface Point {
  readonly x: number
  readonly y: number
}

interface ContextMenuProps {
  readonly label: string
  /** Where it opens, in the window: the pointer's place, or the corner of the focused item. */
  readonly at: Point
  readonly entries: readonly MenuEntry[]
  readonly onClose: () => void
}

/**
 * The same menu at a point: rendered while it is open. When it closes, the focus returns to what had it. The element that opens it
 * listens to `contextmenu`, which Shift+F10 and the menu key raise as well.
 */
export const ContextMenu = ({ label, at, entries, onClose }: ContextMenuProps) => {
  const opener = useRef<Element | null>(null)
  const close = () => {
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    onClose()
  }
  return (
    <HeadlessMenu key={`${at.x},${at.y}`}>
      {({ open }) => (
        <>
          <Corner ref={(element: HTMLButtonElement | null) => openAt(element, opener)} aria-label={label} tabIndex={-1} style={{ left: at.x, top: at.y }} />
          <WhenClosed open={open} onClosed={close} />
          <MenuPanel modal={false} anchor={{ to: 'bottom start', padding: 8 }}>
            <MenuEntries entries={entries} />
          </MenuPanel>
        </>
      )}
    </HeadlessMenu>
  )
}

/** Headless UI's menu opens by its button alone, so the invisible button at the point is pressed by key. */
const openAt = (button: HTMLButtonElement | null, opener: { current: Element | null }) => {
  if (button === null || opener.current !== null) return
  opener.current = document.activeElement
  button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
}

const WhenClosed = ({ open, onClosed }: { readonly open: boolean; readonly onClosed: () => void }) => {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !open) onClosed()
    wasOpen.current = open
  })
  return null
}

const Corner = styled(MenuButton)`
  position: fixed;
  width: 1px;
  height: 1px;
  padding: 0;
  border: 0;
  opacity: 0;
  pointer-events: none;
`
