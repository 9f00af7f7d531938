import { css } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** The floating panel that menus and lists of options share. */
export const menuPanel = css`
  z-index: ${theme.layer.menu};
  min-width: ${theme.size.menu};
  max-width: min(${theme.size.menuMax}, calc(100vw - ${theme.space[4]}));
  padding: ${theme.space[1]};
  overflow: auto;
  border: ${theme.border.strong};
  border-radius: ${theme.radius.large};
  color: ${theme.color.ink};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.float};

  &:focus {
    outline: none;
  }
`

export const menuRow = css`
  display: flex;
  align-items: center;
  gap: ${theme.space.roomy};
  width: 100%;
  min-height: ${theme.size.control};
  padding: ${theme.space[1]} ${theme.space[2]};
  border: 0;
  border-radius: ${theme.radius.small};
  font: inherit;
  text-align: start;
  color: inherit;
  background: none;
  cursor: pointer;

  &[data-focus] {
    background: ${theme.color.hover};
  }

  &[data-disabled] {
    color: ${theme.color.inkFaint};
    cursor: default;
  }

  ${theme.media.coarse} {
    min-height: ${theme.size.touch};
  }
`

/** A browser popover beside what opened it, on the other side where the window ends. Whoever uses it says which side (`position-area`). */
export const beside = css`
  position: fixed;
  inset: auto;
  margin: ${theme.space[1]} 0;
  position-try-fallbacks:
    flip-block,
    flip-inline,
    flip-block flip-inline;
`
