import { css, styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** A list of some things with its title, as it stands beside others on home. */
export const Card = styled.section`
  min-width: 0;

  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${theme.space[2]};
    min-height: ${theme.size.compact};
    margin-bottom: ${theme.space[3]};
  }

  h2 {
    font-size: ${theme.font.size.lead};
    font-weight: ${theme.font.weight.semibold};
  }

  > div > a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
    font-weight: ${theme.font.weight.medium};
    color: ${theme.color.primary};
  }

  > ul {
    border: ${theme.border.line};
    border-radius: ${theme.radius.large};
    background: ${theme.color.surface};
  }

  > ul > li + li {
    border-top: ${theme.border.line};
  }
`

/** A row of a card. */
export const cardRow = css`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.size.bar};
  padding: ${theme.space[2]} ${theme.space[4]};
`

/** What a row is of, with a line about it below. */
export const Lines = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  color: ${theme.color.ink};

  strong {
    font-weight: ${theme.font.weight.medium};
  }

  small {
    overflow: hidden;
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
