/** The constants of specification section 9 that no other module owns. */

/** Pixels from which on each size of screen begins. Phone: below sm; tablet: from sm to md; mobile: below md; desktop: from md. */
export const BREAKPOINTS = { sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536, '3xl': 1650 } as const

/** The grid counts in twelfths: the span of one item by size of screen, and so 2, 3, 4, 4 and 6 columns. */
export const GRID_SPANS = { xs: 6, sm: 4, md: 3, lg: 3, xl: 2 } as const
export const GRID_TWELFTHS = 12

/** The columns of the grid on a screen of so many pixels. */
export const gridColumns = (width: number): number => {
  const step = (['xl', 'lg', 'md', 'sm'] as const).find((name) => width >= BREAKPOINTS[name])
  return GRID_TWELFTHS / GRID_SPANS[step ?? 'xs']
}

/** Pixels. */
export const SPINNER_SIZE = 50

export const PATH_SEPARATOR = '/'

/** How a flag is written where only text can stand. */
export const FLAG = { on: '1', off: '0' } as const

/** Marks a field that was edited (specification section 3). */
export const EDITED_MARKER = ':edited?'

/** Milliseconds after which a notification hides itself. */
export const NOTIFICATION_DURATION = 5_000

/** The specification names this number without saying what it is for; nothing uses it. */
export const UNEXPLAINED_NUMBER = 10_000_000
