import { NavLink } from 'react-router'
import { styled } from 'styled-components'
import { insetFocus } from '../kit/mixins.ts'
import { theme } from '../theme/theme.ts'

/** Over the places of a kind. */
export const Group = styled.h2`
  margin: ${theme.space[3]} ${theme.space[2]} ${theme.space[1]};
  font-size: ${theme.font.size.caption};
  font-weight: ${theme.font.weight.semibold};
  color: ${theme.color.inkFaint};
`

/** A place that the navigation leads to; `$on`: the page is of it. */
export const Place = styled(NavLink)<{ $on: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space.roomy};
  min-height: ${theme.size.control};
  padding: 0 ${theme.space[2]};
  border: 1px solid ${({ $on }) => ($on ? theme.color.line : 'transparent')};
  border-radius: ${theme.radius.small};
  font-weight: ${theme.font.weight.medium};
  color: ${({ $on }) => ($on ? theme.color.ink : theme.color.inkSoft)};
  background: ${({ $on }) => ($on ? theme.color.surface : 'none')};
  ${insetFocus}

  &:hover {
    color: ${theme.color.ink};
  }

  &[data-drop='accepts'] {
    background: ${theme.color.primarySoft};
    outline: ${theme.focus.ring};
    outline-offset: -2px;
  }

  &[data-drop='refuses'] {
    opacity: 0.55;
  }

  > svg {
    color: ${({ $on }) => ($on ? theme.color.primary : 'inherit')};
  }

  ${theme.media.coarse} {
    min-height: ${theme.size.touch};
  }
`

/** A view of the place above it. */
export const Below = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.compact};
  margin: ${theme.space.half} 0 ${theme.space.half} ${theme.space[4]};
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.small};
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkSoft};
  ${insetFocus}

  &:hover,
  &[aria-current='page'] {
    color: ${theme.color.publish};
  }

  &[aria-current='page'] {
    background: ${theme.color.publishSoft};
  }

  &[data-tone='plain']:hover,
  &[data-tone='plain'][aria-current='page'] {
    color: ${theme.color.primary};
  }

  &[data-tone='plain'][aria-current='page'] {
    background: ${theme.color.primarySoft};
  }

  ${theme.media.coarse} {
    min-height: ${theme.size.touch};
  }
`

export const Count = styled.small`
  margin-left: auto;
  font-size: ${theme.font.size.caption};
  font-weight: ${theme.font.weight.regular};
  font-variant-numeric: ${theme.font.figures};
  color: ${theme.color.inkFaint};
`
