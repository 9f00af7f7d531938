import { Link } from 'react-router'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** The name of a row, which leads to what the row is about. */
export const NameLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.target};
  font-weight: ${theme.font.weight.medium};
  color: ${theme.color.ink};
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    text-decoration: underline;
  }
`
