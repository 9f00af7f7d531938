import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** A failure above a form or a list that stays usable. */
export const Alert = styled.div.attrs({ role: 'alert' })`
  padding: ${theme.space[2]} ${theme.space[3]};
  border: 1px solid ${theme.color.danger};
  border-radius: ${theme.radius.small};
  color: ${theme.color.ink};
  background: ${theme.color.dangerSoft};
`
