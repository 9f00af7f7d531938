import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** A key or a shortcut. */
export const Kbd = styled.kbd`
  flex: none;
  padding: 0 ${theme.space.snug};
  border: 1px solid color-mix(in srgb, currentcolor 30%, transparent);
  border-radius: ${theme.radius.tiny};
  font: inherit;
  font-size: ${theme.font.size.caption};
  color: inherit;
`
