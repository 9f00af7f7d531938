import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** Relations below each other: a picture, a name, what else is known, and what can be done. */
export const RelationRows = styled.ul`
  border: ${theme.border.line};
  border-radius: ${theme.radius.large};

  > li {
    display: flex;
    align-items: center;
    gap: ${theme.space[1]};
    min-height: ${theme.size.tall};
    padding: ${theme.space[1]} ${theme.space[2]} ${theme.space[1]} ${theme.space[3]};
  }

  > li + li {
    border-top: ${theme.border.line};
  }

  > li > span:nth-child(2) {
    display: grid;
    flex: 1;
    min-width: 0;
    padding: 0 ${theme.space[2]};
  }

  small {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
    overflow-wrap: anywhere;
  }

  small:empty {
    display: none;
  }
`

/** What is noted of a relation. */
export const RelationNote = styled.span`
  color: ${theme.color.inkSoft};
  white-space: pre-line;
  overflow-wrap: anywhere;
`
