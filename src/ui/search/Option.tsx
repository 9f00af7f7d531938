import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** One thing of a list that a search field offers; the focus stays in the field. */
export const Option = styled.div.attrs({ role: 'option' })`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.size.field};
  padding: 6px ${theme.space[2]};
  border-radius: ${theme.radius.small};
  cursor: pointer;

  &[aria-selected='true'] {
    background: ${theme.color.primarySoft};
  }
`
