import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** The name of a group of searches, with what can be done with all of it. */
export const GroupHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[2]};
  min-height: ${theme.size.compact};
  margin-bottom: ${theme.space[2]};

  h2 {
    font-size: ${theme.font.size.lead};
    font-weight: ${theme.font.weight.semibold};
  }
`

/** Searches below each other. */
export const Box = styled.ul`
  border: ${theme.border.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.surface};
  overflow: hidden;

  > li + li {
    border-top: ${theme.border.line};
  }
`
