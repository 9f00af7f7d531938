import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** People who are to be invited or were, one in a line: who it is, and what is said of them. */
export const InviteeList = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    gap: ${theme.space[3]};
    padding: ${theme.space[2]} 0;
    border-bottom: ${theme.border.line};
    overflow-wrap: anywhere;
  }

  li > span:first-child {
    display: grid;
  }

  li > span:last-child {
    white-space: normal;
  }

  li > span > span {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkSoft};
  }

  strong {
    font-weight: ${theme.font.weight.medium};
  }
`
