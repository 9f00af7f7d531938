import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** Where a file is dropped or chosen; `data-over` while one is held above it. */
export const DropPlace = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  justify-items: center;
  padding: ${theme.space[8]} ${theme.space[4]};
  border: 2px dashed ${theme.color.lineStrong};
  border-radius: ${theme.radius.large};
  text-align: center;
  color: ${theme.color.inkSoft};
  overflow-wrap: anywhere;

  p {
    margin: 0;
  }

  &[data-over='true'] {
    border-color: ${theme.color.primary};
    background: ${theme.color.primarySoft};
  }
`
