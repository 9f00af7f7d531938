import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { Tooltip } from './Tooltip.tsx'

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  /** The accessible name, shown as the tooltip. */
  readonly label: string
  readonly icon: ReactNode
  /** `control` 32 px, `compact` 28 px; touch screens get 44 px. */
  readonly size?: keyof typeof sizes
  readonly tone?: 'plain' | 'publish' | 'danger'
  /** A shortcut shown beside the label. */
  readonly shortcut?: string
  readonly ref?: Ref<HTMLButtonElement>
}

export const IconButton = ({ label, icon, size = 'control', tone = 'plain', shortcut, ...rest }: IconButtonProps) => (
  <Tooltip text={label} {...(shortcut !== undefined && { shortcut })}>
    <IconButtonRoot type="button" aria-label={label} {...rest} $size={size} $tone={tone}>
      {icon}
    </IconButtonRoot>
  </Tooltip>
)

const sizes = { compact: theme.size.compact, control: theme.size.control }
const colors = { plain: theme.color.inkSoft, publish: theme.color.publish, danger: theme.color.danger }

const IconButtonRoot = styled.button<{ $size: keyof typeof sizes; $tone: keyof typeof colors }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => sizes[$size]};
  height: ${({ $size }) => sizes[$size]};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.small};
  color: ${({ $tone }) => colors[$tone]};
  background: none;
  cursor: pointer;
  transition: background-color ${theme.motion.fast}, color ${theme.motion.fast};

  &:hover:not(:disabled),
  &[aria-expanded='true'] {
    background: ${theme.color.hover};
  }

  &[aria-pressed='true'] {
    color: ${theme.color.primary};
    background: ${theme.color.primarySoft};
  }

  &:disabled {
    cursor: default;
    opacity: 0.5;
  }

  ${theme.media.coarse} {
    min-width: ${theme.size.touch};
    min-height: ${theme.size.touch};
  }
`
