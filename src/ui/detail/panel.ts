import { styled } from 'styled-components'
import { endRoom } from '../page/endRoom.ts'
import { theme } from '../theme/theme.ts'

/** The column beside an asset's picture; below it on small screens. */
export const Panel = styled.aside`
  display: flex;
  flex: none;
  flex-direction: column;
  width: 420px;
  overflow: auto;
  border-left: ${theme.border.line};
  background: ${theme.color.surface};
  ${endRoom()}

  ${theme.media.belowLg} {
    width: auto;
    overflow: visible;
    border-top: ${theme.border.line};
    border-left: 0;
  }
`

/** Fields by name. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(min-content, min(7.75rem, 40%)) minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding: 18px ${theme.space[5]};
  font-size: ${theme.font.size.body};

  dt {
    color: ${theme.color.inkFaint};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`
