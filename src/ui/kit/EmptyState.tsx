import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

interface EmptyStateProps {
  readonly icon?: ReactNode
  readonly title: string
  /** What the place is for. */
  readonly text?: ReactNode
  /** The first thing to do here. */
  readonly action?: ReactNode
}

export const EmptyState = ({ icon, title, text, action }: EmptyStateProps) => (
  <StateRoot data-state-root>
    {icon !== undefined && <Icon aria-hidden>{icon}</Icon>}
    <StateTitle data-state-title>{title}</StateTitle>
    {text !== undefined && <StateText>{text}</StateText>}
    {action !== undefined && <Actions>{action}</Actions>}
  </StateRoot>
)

export const StateRoot = styled.div`
  display: grid;
  flex: 1;
  align-content: center;
  justify-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.place};
  padding: ${theme.space[8]} ${theme.space[5]};
  text-align: center;
  overflow-wrap: anywhere;
`

const Icon = styled.div`
  display: grid;
  place-items: center;
  width: ${theme.size.bar};
  height: ${theme.size.bar};
  margin-bottom: ${theme.space[2]};
  border-radius: ${theme.radius.large};
  color: ${theme.color.primary};
  background: ${theme.color.primarySoft};
`

export const StateTitle = styled.h2`
  font-size: ${theme.font.size.lead};
  font-weight: ${theme.font.weight.semibold};
  letter-spacing: ${theme.font.tracking.tight};
`

export const StateText = styled.p`
  max-width: 44ch;
  color: ${theme.color.inkSoft};
  text-wrap: balance;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[3]};
`
