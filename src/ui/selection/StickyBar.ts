import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** What can be done with what is picked in the table after it, whose focus it never covers. */
export const StickyBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.row};
  padding: ${theme.space[1]} ${theme.space[3]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};

  /* On a phone it would cover the rows. */
  ${theme.media.md} {
    position: sticky;
    top: 0;
    z-index: ${theme.layer.sticky};

    & ~ * :is(a, button, input) {
      scroll-margin-top: calc(2 * ${theme.size.row});
    }
  }

  output {
    margin-right: auto;
    font-weight: ${theme.font.weight.medium};
  }
`
