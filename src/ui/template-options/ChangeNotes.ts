import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** What came of a change, in small print. It stands there before there is anything to tell, so that what comes is read. */
export const ChangeNotes = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkSoft};

  &:empty {
    position: absolute;
  }
`
