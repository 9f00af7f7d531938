import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** What hangs below the search field. */
export const Panel = styled.div`
  position: absolute;
  inset: calc(100% + ${theme.space[1]}) 0 auto;
  z-index: ${theme.layer.menu};
  max-height: min(70dvh, 560px);
  overflow: auto;
  border: ${theme.border.strong};
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.float};

  ${theme.media.md} {
    min-width: 440px;
  }
`

/** The field keeps the focus while something below it is pressed. */
export const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()
