import { CalendarClock, Globe, GlobeLock } from 'lucide-react'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import { ellipsis } from '../kit/mixins.ts'
import { theme } from '../theme/theme.ts'

export const Section = styled.section`
  display: grid;
  justify-items: start;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[5]};
`

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  width: 100%;

  ${theme.media.sm} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${theme.space[3]};
  }

  ${theme.media.md} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

/** Under the folders of a place that has more than are shown. */
export const Beyond = styled.p`
  color: ${theme.color.inkSoft};

  a {
    text-decoration: underline;
  }
`

export const Card = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding: 10px ${theme.space[3]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.surface};
  transition: border-color ${theme.motion.fast};

  > svg {
    color: ${theme.color.primary};
  }

  [data-density='compact'] & {
    padding-block: ${theme.space[1]};
  }

  ${theme.media.belowSm} {
    min-height: ${theme.size.bar};
    padding-block: 0;
  }

  &:hover {
    border-color: ${theme.color.lineStrong};
  }

  &[data-selected='true'] {
    border-color: ${theme.color.primary};
    background: ${theme.color.primarySoft};
    box-shadow: inset 0 0 0 1px ${theme.color.primary};
  }

  &[data-cut] {
    border-style: dashed;
    border-color: ${theme.color.control};
    font-style: italic;
  }

  &[data-drop='accepts'] {
    border-color: ${theme.color.primary};
    background: ${theme.color.primarySoft};
    outline: ${theme.focus.ring};
  }

  &[data-drop='refuses'] {
    opacity: 0.55;
  }
`

export const CardText = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  line-height: 1.3;
`

/** The whole card is pressed by its name's link. */
export const CardLink = styled(Link)`
  font-weight: ${theme.font.weight.semibold};
  color: ${theme.color.ink};
  ${ellipsis}

  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.large};
    content: '';
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: ${theme.focus.ring};
    outline-offset: ${theme.focus.offset};
  }
`

export const Count = styled.span`
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkFaint};
  ${ellipsis}
`

export const Public = styled(Globe)`
  && {
    flex: none;
    color: ${theme.color.publish};
  }
`

/** On the portal from a later day. */
export const Later = styled(CalendarClock)`
  && {
    flex: none;
    color: ${theme.color.publish};
  }
`

export const Kept = styled(GlobeLock)`
  && {
    flex: none;
    color: ${theme.color.inkFaint};
  }
`

export const Above = styled.span`
  position: relative;
  z-index: 1;
  display: flex;

  &[data-on='false'] > :first-child {
    opacity: 0;
  }

  *:hover > &[data-on='false'] > :first-child,
  &[data-on='false']:focus-within > :first-child {
    opacity: 1;
  }

  [aria-pressed='true'] {
    color: ${theme.color.star};
    background: none;
  }

  [aria-pressed='true'] > svg {
    fill: currentColor;
  }

  ${theme.media.coarse} {
    &[data-on='false'] > :first-child {
      display: none;
    }
  }
`
