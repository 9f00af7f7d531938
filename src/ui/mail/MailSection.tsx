import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** A part of the page, under its heading. */
export const MailSection = styled.section`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
  max-width: ${theme.size.text};
  padding: ${theme.space[4]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.surface};
  overflow-wrap: anywhere;

  h2 {
    font-size: ${theme.font.size.lead};
    font-weight: ${theme.font.weight.semibold};
  }

  p {
    margin: 0;
    color: ${theme.color.inkSoft};
  }
`

/** What a mail server said, word for word. */
export const Reply = styled.code`
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkSoft};
`
