import { Menu as HeadlessMenu, MenuButton, MenuItems } from '@headlessui/react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { MenuEntries, type MenuEntry } from './MenuEntries.tsx'
import { menuPanel } from './menuShape.ts'

/** A rectangle of the window that the menu opens beside; a point has no extent. */
export interface MenuPlace {
  readonly x: number
  readonly y: number
  readonly width?: number
  readonly height?: number
}

export interface MenuSurfaceProps {
  readonly label: string
  readonly at: MenuPlace
  readonly entries: readonly MenuEntry[]
  readonly head?: ReactNode
  readonly align?: 'start' | 'end'
  readonly onClose: () => void
}

/**
 * An open menu. Headless UI opens a menu by its own button alone, so an invisible one lies over the place and is pressed by key; when the
 * menu closes, the focus returns to what had it before.
 */
export const MenuSurface = ({ label, at, entries, head, align = 'start', onClose }: MenuSurfaceProps) => {
  const opener = useRef<Element | null>(null)
  const chosen = useRef<() => void>(undefined)
  // Headless UI gives the focus back some frames later, but not to what has gone.
  useEffect(() => () => chosen.current?.(), [])
  const close = () => {
    const { activeElement } = document
    const isLost = activeElement === null || activeElement === document.body || activeElement.closest('[data-menu-place]') !== null
    if (isLost && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    onClose()
  }
  return (
    <HeadlessMenu>
      {({ open }) => (
        <>
          <Place
            ref={(element: HTMLButtonElement | null) => press(element, opener)}
            data-menu-place
            aria-label={label}
            tabIndex={-1}
            style={{ left: at.x, top: at.y, width: at.width ?? 0, height: at.height ?? 0 }}
          />
          <WhenClosed open={open} onClosed={close} />
          <Panel modal={false} anchor={{ to: `bottom ${align}`, gap: 4, padding: 8 }} onKeyDownCapture={staysOpen}>
            {head}
            <MenuEntries entries={entries.map((entry) => awaiting(entry, chosen))} />
          </Panel>
        </>
      )}
    </HeadlessMenu>
  )
}

const awaiting = (entry: MenuEntry, chosen: { current: (() => void) | undefined }): MenuEntry => {
  const { onClosed } = entry
  return onClosed === undefined ? entry : { ...entry, onSelect: () => (chosen.current = onClosed) }
}

const press = (button: HTMLButtonElement | null, opener: { current: Element | null }) => {
  if (button === null || opener.current !== null) return
  opener.current = document.activeElement
  button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
}

/** What is refused is not chosen by Enter or Space, which would close the menu before the reason is read. */
const staysOpen = (event: KeyboardEvent<HTMLElement>) => {
  if ((event.key !== 'Enter' && event.key !== ' ') || event.currentTarget.querySelector('[data-focus][data-menu-refused]') === null) return
  event.preventDefault()
  event.stopPropagation()
}

const WhenClosed = ({ open, onClosed }: { readonly open: boolean; readonly onClosed: () => void }) => {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !open) onClosed()
    wasOpen.current = open
  })
  return null
}

/** Nothing of it is seen, whatever lists say of the buttons in their rows. */
const Place = styled(MenuButton)`
  position: fixed;
  padding: 0;
  border: 0;
  background: none;
  outline: none;
  pointer-events: none;
`

const Panel = styled(MenuItems)`
  ${menuPanel}
`
