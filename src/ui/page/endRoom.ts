import { css } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** Of what scrolls to the bottom of the screen, or fills what does: its end can be scrolled out from under the transfers. Below `lg` the page as a whole does. */
export const endRoom = (own = '0px') => css`
  ${theme.media.lg} {
    padding-bottom: calc(${own} + var(--covered, 0px));
    scroll-padding-bottom: var(--covered, 0px);
  }
`

/** Pixels at the end of what scrolls that lie under the transfers. */
export const coveredEnd = (box: Element): number => Number.parseFloat(getComputedStyle(box).scrollPaddingBottom) || 0
