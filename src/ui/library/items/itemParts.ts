import { styled } from 'styled-components'
import { theme } from '../../theme/theme.ts'

/** The small picture that stands before a folder or asset in a list of one line each. */
export const Picture = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 48px;
  height: 32px;
  overflow: hidden;
  border-radius: 4px;
  color: ${theme.color.primary};
  background: ${theme.color.mat};

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
