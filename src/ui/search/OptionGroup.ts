import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** Options that belong together. */
export const Members = styled.div.attrs({ role: 'group' })``

/** What they are called. */
export const Group = styled.div.attrs({ role: 'presentation' })`
  padding: ${theme.space[3]} ${theme.space[2]} ${theme.space[1]};
  font-size: ${theme.font.size.caption};
  font-weight: ${theme.font.weight.semibold};
  color: ${theme.color.inkFaint};
`
