import { css } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** The small picture of a row, or what stands for it. */
export const rowPicture = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 48px;
  height: 32px;
  overflow: hidden;
  border-radius: 4px;
  background: ${theme.color.mat};
`
