import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { rowPicture } from '../rows/rowPicture.ts'

/** The small picture that stands before a folder or asset in a list of one line each. */
export const Picture = styled.span`
  ${rowPicture}
  color: ${theme.color.primary};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

/** What is told of it beside the picture. */
export const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
`
