import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../theme/theme.ts'

/** Which rows of all there are, and the field that narrows them. */
export const TableBar = ({ children }: { readonly children: ReactNode }) => <Row>{children}</Row>

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  padding: 0 ${theme.space[5]} ${theme.space[3]};

  > span {
    max-width: 100%;
    white-space: normal;
    overflow-wrap: anywhere;
  }

  ${theme.media.belowMd} {
    padding: 0 ${theme.space[3]} ${theme.space[2]};
  }
`
