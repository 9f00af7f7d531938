import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** A radio button with its words, as one of the rows of a group. */
export const RadioRow = styled.label`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[2]};
  min-height: ${theme.size.field};
  padding: ${theme.space[1]} ${theme.space[3]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.small};
  font-variant-numeric: ${theme.font.figures};
  cursor: pointer;

  &:hover {
    background: ${theme.color.hover};
  }

  &:has(:checked) {
    border-color: ${theme.color.primary};
    background: ${theme.color.primarySoft};
  }

  &:has([type='radio']:focus-visible) {
    outline: ${theme.focus.ring};
    outline-offset: ${theme.focus.offset};
  }

  [type='radio']:focus-visible {
    outline: none;
  }

  input {
    width: ${theme.size.box};
    height: ${theme.size.box};
    margin: 0;
    accent-color: ${theme.color.primary};
  }

  strong {
    flex: 1;
    font-weight: ${theme.font.weight.medium};
  }

  small {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
  }
`
