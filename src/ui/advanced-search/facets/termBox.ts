import { css } from 'styled-components'
import { theme } from '../../theme/theme.ts'

/** A box that is ticked, or crossed out by a minus. */
export const termBox = css`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${theme.size.box};
  height: ${theme.size.box};
  margin: 0;
  border: ${theme.border.box};
  border-radius: ${theme.radius.tiny};
  background: ${theme.color.surface};
  appearance: none;
  cursor: pointer;

  &::before {
    width: ${theme.size.tick};
    height: ${theme.size.tick};
    background: ${theme.color.primaryInk};
    clip-path: polygon(14% 47%, 26% 36%, 42% 53%, 75% 18%, 87% 29%, 42% 77%);
    content: '';
    transform: scale(0);
  }

  &:checked,
  &[data-state='excluded'] {
    border-color: ${theme.color.primary};
    background: ${theme.color.primary};
  }

  &[data-state='excluded'] {
    border-color: ${theme.color.danger};
    background: ${theme.color.danger};
  }

  &:checked::before {
    transform: none;
  }
`
