import { styled } from 'styled-components'
import { endRoom } from '../page/endRoom.ts'
import { titleText } from '../kit/mixins.ts'
import { theme } from '../theme/theme.ts'

/** A page of the administration that scrolls in itself. */
export const AdminPage = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  gap: ${theme.space[2]};
  min-height: 0;
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[10]};
  overflow: auto;
  ${endRoom(theme.space[10])}
`

/** Its title, how much there is, and at the end what makes another. */
export const AdminPageHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space[2]} ${theme.space[3]};
  padding-bottom: ${theme.space[3]};

  h1 {
    ${titleText}
  }

  output {
    color: ${theme.color.inkFaint};
  }

  > a {
    margin-left: auto;
  }
`
