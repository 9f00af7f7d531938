import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** The column of groups; on small screens one goes from group to group by arrows. */
export const Listed = styled.nav`
  flex: none;
  width: ${theme.size.sidebar};
  padding: ${theme.space[2]};
  overflow: hidden auto;
  overscroll-behavior: contain;
  border-right: ${theme.border.line};

  ${theme.media.belowLg} {
    display: none;
  }
`
