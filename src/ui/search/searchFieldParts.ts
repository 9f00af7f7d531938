import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

export const OnPhone = styled.div`
  ${theme.media.md} {
    display: none;
  }
`

/** The field, and what it offers below; on phones over the bar. */
export const Box = styled.search`
  position: relative;
  display: flex;
  flex: 0 1 ${theme.size.search};
  align-items: center;
  gap: ${theme.space[2]};
  width: ${theme.size.search};
  min-width: 0;
  height: ${theme.size.field};
  padding: 0 ${theme.space[1]} 0 10px;
  border: ${theme.border.control};
  border-radius: ${theme.radius.small};
  color: ${theme.color.inkFaint};
  background: ${theme.color.surface};

  &:focus-within {
    border-color: ${theme.color.primary};
    outline: ${theme.focus.ring};
    outline-offset: -1px;
  }

  > input {
    flex: 1;
    min-width: 0;
    height: 100%;
    padding: 0;
    border: 0;
    font: inherit;
    color: ${theme.color.ink};
    background: none;
    outline: none;
  }

  > input[data-marked] {
    color: transparent;
    caret-color: ${theme.color.ink};
  }

  > input[data-marked]::selection {
    color: transparent;
  }

  ${theme.media.forced} {
    > input[data-marked] {
      color: FieldText;
    }
  }

  > input::placeholder {
    color: ${theme.color.inkFaint};
    opacity: 1;
  }

  ${theme.media.belowMd} {
    display: none;

    &[data-unfolded='true'] {
      position: absolute;
      inset: ${theme.space[1]} ${theme.space[2]};
      z-index: ${theme.layer.panel};
      display: flex;
      width: auto;
      height: auto;
      font-size: ${theme.font.size.lead};
    }
  }
`

/** What stands in the field, drawn over it with names of fields marked. */
export const Marks = styled.div`
  position: absolute;
  inset: 0 ${theme.size.control} 0 calc(10px + 16px + ${theme.space[2]});
  display: flex;
  align-items: center;
  overflow: hidden;
  color: ${theme.color.ink};
  white-space: pre;
  pointer-events: none;

  ${theme.media.forced} {
    display: none;
  }
`
