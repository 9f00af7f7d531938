import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** A short list in a panel or dialog, a line each: what stands first takes the room, and what can be done stands behind it. */
export const LineList = styled.ul`
  width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    padding: ${theme.space[1]} 0;
    border-bottom: ${theme.border.line};
  }

  > li > [data-grows] {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
