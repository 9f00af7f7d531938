import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

interface ChipProps {
  readonly children: ReactNode
  readonly icon?: ReactNode
  /** Makes the chip removable; the label says what is removed. */
  readonly onRemove?: () => void
  readonly removeLabel?: string
}

/** A tag or an active filter. */
export const Chip = ({ children, icon, onRemove, removeLabel }: ChipProps) => (
  <Root>
    {icon}
    {children}
    {onRemove !== undefined && (
      <Remove type="button" aria-label={removeLabel} onClick={onRemove}>
        <X size={12} />
      </Remove>
    )}
  </Root>
)

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: ${theme.size.target};
  padding: 0 ${theme.space.roomy};
  border: ${theme.border.line};
  border-radius: ${theme.radius.round};
  font-size: ${theme.font.size.caption};
  background: ${theme.color.sunken};
  white-space: nowrap;
`

const Remove = styled.button`
  display: grid;
  place-items: center;
  width: ${theme.size.target};
  height: ${theme.size.target};
  margin-right: -${theme.space[2]};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.round};
  color: ${theme.color.inkSoft};
  background: none;
  cursor: pointer;

  &:hover {
    color: ${theme.color.ink};
    background: ${theme.color.hover};
  }
`
