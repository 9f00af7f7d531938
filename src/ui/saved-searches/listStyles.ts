import { Link } from 'react-router'
import { styled } from 'styled-components'
import { ellipsis } from '../kit/mixins.ts'
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

/** A search in such a list: the way to what it finds, and what can be done with it. */
export const SearchRow = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding-right: ${theme.space[3]};

  &:hover {
    background: ${theme.color.hover};
  }
`

export const SearchWay = styled(Link)`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${theme.space[3]};
  min-width: 0;
  min-height: ${theme.size.row};
  padding-left: ${theme.space[4]};
  border-radius: ${theme.radius.large};
  color: ${theme.color.ink};

  &:focus-visible {
    outline: ${theme.focus.ring};
    outline-offset: ${theme.focus.inset};
  }

  > svg {
    flex: none;
    color: ${theme.color.inkFaint};
  }
`

/** What a saved search is called, and below it what it finds. */
export const SearchLines = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  color: ${theme.color.ink};

  strong {
    font-weight: ${theme.font.weight.medium};
    ${ellipsis}
  }

  small {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
    ${ellipsis}
  }
`
