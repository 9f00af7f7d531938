import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** What a picture of a row lies on, whole. */
export const Mat = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.size.bar};
  height: ${theme.size.tall};
  overflow: hidden;
  border-radius: ${theme.radius.tiny};
  background: ${theme.color.mat};

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`
