import { css } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** The focus ring of what fills its container, where an outer ring would be cut off. */
export const insetFocus = css`
  &:focus-visible {
    outline: ${theme.focus.ring};
    outline-offset: ${theme.focus.inset};
  }
`

/** One line, ending in an ellipsis. */
export const ellipsis = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** The title of a page. */
export const titleText = css`
  font-size: ${theme.font.size.title};
  font-weight: ${theme.font.weight.bold};
  letter-spacing: ${theme.font.tracking.tight};
`
