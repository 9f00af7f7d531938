import { cloneElement, type MouseEvent, type ReactElement, type ReactNode, useState } from 'react'
import { LazyMenuSurface, preloadMenu } from './lazyMenu.tsx'
import type { MenuEntry } from './MenuEntries.tsx'
import type { MenuPlace } from './MenuSurface.tsx'

interface ButtonAttributes {
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void
  readonly onPointerEnter?: () => void
  readonly 'aria-haspopup'?: 'menu'
  readonly 'aria-expanded'?: boolean
}

interface MenuProps {
  /** A Button or IconButton. */
  readonly button: ReactElement<ButtonAttributes>
  /** What the menu is about, for screen readers. */
  readonly label: string
  readonly entries: readonly MenuEntry[]
  /** Stands above the entries. */
  readonly head?: ReactNode
  readonly align?: 'start' | 'end'
}

/** A menu under its button. In toolbars, entries with `checked` make it a choice of one. */
export const Menu = ({ button, label, entries, head, align = 'end' }: MenuProps) => {
  const [place, setPlace] = useState<MenuPlace>()
  return (
    <>
      {cloneElement(button, {
        'aria-haspopup': 'menu',
        'aria-expanded': place !== undefined,
        onPointerEnter: preloadMenu,
        onClick: (event) => {
          const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
          setPlace({ x: left, y: top, width, height })
        },
      })}
      {place !== undefined && (
        <LazyMenuSurface label={label} at={place} entries={entries} head={head} align={align} onClose={() => setPlace(undefined)} />
      )}
    </>
  )
}
