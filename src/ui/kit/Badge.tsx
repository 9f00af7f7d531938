import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

export type BadgeTone = 'neutral' | 'publish' | 'warning' | 'danger' | 'success'

interface BadgeProps {
  /** `publish` only for what is or becomes public. */
  readonly tone?: BadgeTone
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** A short state on a picture or in a row. */
export const Badge = ({ tone = 'neutral', icon, children }: BadgeProps) => (
  <BadgeRoot $tone={tone}>
    {icon}
    {children}
  </BadgeRoot>
)

/** A state as a coloured dot and its word; the word carries the meaning. */
export const StatusDot = ({ tone = 'neutral', children }: { readonly tone?: BadgeTone; readonly children: ReactNode }) => (
  <DotRoot>
    <Dot $tone={tone} aria-hidden />
    {children}
  </DotRoot>
)

const ink = {
  neutral: theme.color.inkSoft,
  publish: theme.color.publish,
  warning: theme.color.warning,
  danger: theme.color.danger,
  success: theme.color.inkSoft,
}
const background = {
  neutral: theme.color.surface,
  publish: theme.color.publishSoft,
  warning: theme.color.warningSoft,
  danger: theme.color.dangerSoft,
  success: theme.color.surface,
}
const dot = { ...ink, neutral: theme.color.control, success: theme.color.success }

const BadgeRoot = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  padding: 2px ${theme.space[2]};
  border-radius: ${theme.radius.round};
  font-size: ${theme.font.size.caption};
  font-weight: ${theme.font.weight.semibold};
  line-height: 1.35;
  color: ${({ $tone }) => ink[$tone]};
  background: ${({ $tone }) => background[$tone]};
  box-shadow: ${theme.shadow.picture};
  white-space: nowrap;
`

const DotRoot = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.snug};
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkSoft};
  white-space: nowrap;
`

const Dot = styled.i<{ $tone: BadgeTone }>`
  flex: none;
  width: ${theme.size.dot};
  height: ${theme.size.dot};
  border-radius: ${theme.radius.round};
  background: ${({ $tone }) => dot[$tone]};
`
