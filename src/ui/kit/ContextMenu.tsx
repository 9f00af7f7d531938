import { LazyMenuSurface } from './lazyMenu.tsx'
import type { MenuEntry } from './MenuEntries.tsx'

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
 * The same menu at a point, rendered while it is open. The element that opens it listens to `contextmenu`, which Shift+F10 and the menu key
 * raise as well.
 */
export const ContextMenu = (props: ContextMenuProps) => <LazyMenuSurface key={`${props.at.x},${props.at.y}`} {...props} />
