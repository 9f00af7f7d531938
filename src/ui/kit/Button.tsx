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
    data-tone={tone}
    data-size={size}
    disabled={disabled}
    aria-disabled={busy || undefined}
    aria-busy={busy || undefined}
    {...(busy && { onClick: (event) => event.preventDefault() })}
  >
    {icon}
    {children}
  </Root>
)

const tones = css`
  &:where([data-tone='primary']) {
    color: ${theme.color.primaryInk};
    background: ${theme.color.primary};
  }

  &:where([data-tone='primary']):hover:not(:disabled) {
    background: ${theme.color.primaryStrong};
  }

  &:where([data-tone='secondary']) {
    border-color: ${theme.color.lineStrong};
    background: ${theme.color.surface};
  }

  &:where([data-tone='secondary']):hover:not(:disabled) {
    border-color: ${theme.color.control};
  }

  &:where([data-tone='ghost']) {
    color: ${theme.color.inkSoft};
  }

  &:where([data-tone='ghost']):hover:not(:disabled) {
    color: ${theme.color.ink};
    background: ${theme.color.hover};
  }

  &:where([data-tone='danger']) {
    color: ${theme.color.dangerInk};
    background: ${theme.color.danger};
  }

  &:where([data-tone='danger']):hover:not(:disabled) {
    background: ${theme.color.dangerStrong};
  }

  &:where([data-tone='publish']) {
    color: ${theme.color.publishInk};
    background: ${theme.color.publish};
  }

  &:where([data-tone='publish']):hover:not(:disabled) {
    background: ${theme.color.publishStrong};
  }
`

export interface ButtonShape {
  readonly 'data-tone': ButtonTone
  readonly 'data-size': ButtonSize
}

/** How buttons look. `:where` adds no weight, so that what is made of it can look otherwise. */
export const buttonShape = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.snug};
  min-height: ${theme.size.control};
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

  &:where([data-size='compact']) {
    min-height: ${theme.size.compact};
  }

  &:where([data-size='tall']) {
    min-height: ${theme.size.tall};
  }

  ${tones}

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
