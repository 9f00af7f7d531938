import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** Two fields side by side, on a phone below each other. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: ${theme.space[4]};

  ${theme.media.belowSm} {
    grid-template-columns: 1fr;
  }
`
