import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** What a phone's single row has no room for. */
export const OnDesktop = styled.div`
  display: contents;

  ${theme.media.belowMd} {
    display: none;
  }
`
