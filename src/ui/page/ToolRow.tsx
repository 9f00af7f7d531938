import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** The head of a page, with its tools. The selection's bar stands in its place, over it: what is below does not move. */
export const ToolRow = styled.div`
  position: relative;
  flex: none;

  ${theme.media.md} {
    &[data-selecting='true'] > :not([data-bar]) {
      visibility: hidden;
    }
  }
`
