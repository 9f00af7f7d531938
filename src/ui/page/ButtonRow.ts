import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** What can be done, side by side as far as there is room. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`
