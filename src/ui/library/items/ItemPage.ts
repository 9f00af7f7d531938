import { styled } from 'styled-components'
import { theme } from '../../theme/theme.ts'

/** The page of a list over many folders. */
export const ItemPage = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space[3]};
  width: 100%;
  min-height: 0;
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[8]};
  overflow: hidden auto;

  ${theme.media.belowMd} {
    padding: ${theme.space[3]} ${theme.space[3]} ${theme.space[8]};
  }
`

export const ItemHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};

  h1 {
    font-size: ${theme.font.size.title};
    font-weight: ${theme.font.weight.bold};
    letter-spacing: ${theme.font.tracking.tight};
    overflow-wrap: anywhere;
  }

  output {
    color: ${theme.color.inkFaint};
    font-variant-numeric: ${theme.font.figures};
  }
`

export const ItemTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  margin-left: auto;

  ${theme.media.belowMd} {
    width: 100%;
    margin: 0;
  }
`
