import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { css, styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

export type ButtonTone = 'primary' | 'secondary' | 'ghost' | 'danger' | 'publish'
export type ButtonSize = 'compact' | 'control' | 'tall'

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  readonly tone?: ButtonTone
  readonly size?: ButtonSize
  readonly icon?: ReactNode
  /** Work is under way: the button keeps its focus and its place, and does nothing. */
  readonly busy?: boolean
  readonly disabled?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

/** A button. It is a plain `button` unless told otherwise; only a form's own submits. */
export const Button = ({ tone = 'secondary', size = 'control', icon, busy = false, disabled = false, children, ...rest }: ButtonProps) => (
  <Root
    type="button"
    {...rest}
    $tone={tone}
    $size={size}
    disabled={disabled}
    aria-disabled={busy || undefined}
    aria-busy={busy || undefined}
    {...(busy && { onClick: (event) => event.preventDefault() })}
  >
    {icon}
    {children}
  </Root>
)

const tones = {
  primary: css`
    color: ${theme.color.primaryInk};
    background: ${theme.color.primary};
    &:hover:not(:disabled) {
      background: ${theme.color.primaryStrong};
    }
  `,
  secondary: css`
    border-color: ${theme.color.lineStrong};
    background: ${theme.color.surface};
    &:hover:not(:disabled) {
      border-color: ${theme.color.control};
    }
  `,
  ghost: css`
    color: ${theme.color.inkSoft};
    &:hover:not(:disabled) {
      color: ${theme.color.ink};
      background: ${theme.color.hover};
    }
  `,
  danger: css`
    color: ${theme.color.dangerInk};
    background: ${theme.color.danger};
    &:hover:not(:disabled) {
      background: ${theme.color.dangerStrong};
    }
  `,
  publish: css`
    color: ${theme.color.publishInk};
    background: ${theme.color.publish};
    &:hover:not(:disabled) {
      background: ${theme.color.publishStrong};
    }
  `,
}

export interface ButtonShape {
  readonly $tone: ButtonTone
  readonly $size: ButtonSize
}

export const buttonShape = css<ButtonShape>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.snug};
  min-height: ${({ $size }) => theme.size[$size]};
  padding: 0 ${theme.space[3]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.small};
  font: inherit;
  font-weight: ${theme.font.weight.medium};
  color: ${theme.color.ink};
  background: none;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color ${theme.motion.fast}, border-color ${theme.motion.fast}, color ${theme.motion.fast};
  ${({ $tone }) => tones[$tone]}

  &:disabled {
    cursor: default;
    opacity: 0.55;
  }

  &[aria-busy='true'] {
    cursor: progress;
    opacity: 0.75;
  }
`

const Root = styled.button<ButtonShape>`
  ${buttonShape}
`
