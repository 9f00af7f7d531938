import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { insetFocus } from './mixins.ts'

interface TabsProps {
  readonly label: string
  /** `count`: how much there is behind a tab; none is not told. */
  readonly tabs: readonly { readonly to: string; readonly label: string; readonly count?: number | undefined }[]
}

/** Brings the current tab into sight where not all of them have room, and moves nothing but the bar. */
const showCurrent = (bar: HTMLElement | null, current: string) => {
  const tab = [...(bar?.querySelectorAll('a') ?? [])].find(({ pathname }) => pathname === current)
  if (bar === null || tab === undefined) return
  const [outer, inner] = [bar.getBoundingClientRect(), tab.getBoundingClientRect()]
  bar.scrollLeft += Math.max(0, inner.right - outer.right) - Math.max(0, outer.left - inner.left)
}

/**
 * Tabs are addresses: links, of which the current one is marked, so that each can be shared and reloaded. They stand in one entry of the
 * browser's history, which keeps what it knows of the way there.
 */
export const Tabs = ({ label, tabs }: TabsProps) => {
  const { state, pathname } = useLocation()
  const bar = useRef<HTMLElement>(null)
  useEffect(() => showCurrent(bar.current, pathname), [pathname])
  return (
    <Bar ref={bar} aria-label={label} data-tabs>
      {tabs.map((tab) => (
        <Tab key={tab.to} to={tab.to} replace state={state}>
          {tab.label}
          {tab.count !== undefined && tab.count > 0 && <Count> {tab.count}</Count>}
        </Tab>
      ))}
    </Bar>
  )
}

const Bar = styled.nav`
  display: flex;
  gap: ${theme.space[3]};
  /* A grid that is short of room would take all of it from what scrolls. */
  min-height: ${theme.size.touch};
  padding: 0 ${theme.space[5]};
  overflow-x: auto;
  border-bottom: ${theme.border.line};
  white-space: nowrap;

  /* No tab is beyond the edge of a phone: what has no room stands below. */
  ${theme.media.belowSm} {
    flex-wrap: wrap;
    gap: 0 ${theme.space[2]};
    padding: 0 ${theme.space[3]};
  }

  /* What stands around them there has its own edge. */
  [role='dialog'] & {
    padding-inline: 0;
  }
`

const Tab = styled(NavLink)`
  padding: ${theme.space.roomy} 0;
  border-bottom: 2px solid transparent;
  font-weight: ${theme.font.weight.medium};
  color: ${theme.color.inkSoft};
  transition: color ${theme.motion.fast};
  ${insetFocus}

  &:hover {
    color: ${theme.color.ink};
  }

  &[aria-current='page'] {
    border-bottom-color: ${theme.color.primary};
    color: ${theme.color.ink};
  }
`

const Count = styled.span`
  margin-left: ${theme.space[1]};
  font-size: ${theme.font.size.caption};
  font-weight: ${theme.font.weight.regular};
  font-variant-numeric: ${theme.font.figures};
  color: ${theme.color.inkFaint};
`
