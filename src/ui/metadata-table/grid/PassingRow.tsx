import { styled } from 'styled-components'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { theme } from '../../theme/theme.ts'
import { ROW_HEIGHT } from './gridGeometry.ts'
import { Row } from './GridRow.tsx'

/** A row that goes by too quickly to be read. */
export const PassingRow = ({ row }: { readonly row: number }) => (
  <Row aria-rowindex={row + 2} style={{ top: row * ROW_HEIGHT, height: ROW_HEIGHT }}>
    <Cell aria-colindex={1}>
      <Skeleton $width={theme.size.menu} $height={theme.space[3]} />
    </Cell>
  </Row>
)

const Cell = styled.div.attrs({ role: 'gridcell' })`
  display: flex;
  flex: 1;
  align-items: center;
  padding: 0 ${theme.space[2]};
  border-bottom: ${theme.border.line};

  > span {
    animation: none;
  }
`
