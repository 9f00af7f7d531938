import { css, styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

const tones = { primary: theme.color.primary, success: theme.color.success, danger: theme.color.danger, warning: theme.color.warning }

type Tone = keyof typeof tones

interface ProgressBarProps {
  readonly label: string
  /** From 0 to 1; absent while nobody knows. */
  readonly value?: number | undefined
  readonly tone?: Tone
}

export const ProgressBar = ({ label, value, tone = 'primary' }: ProgressBarProps) => (
  <Bar aria-label={label} $tone={tone} {...(value !== undefined && { value: Math.min(1, Math.max(0, value)) })} />
)

const fill = css`
  border-radius: 2px;
  background: currentcolor;
`

const Bar = styled.progress<{ $tone: Tone }>`
  display: block;
  width: 100%;
  height: ${theme.space[1]};
  overflow: hidden;
  border: 0;
  border-radius: 2px;
  color: ${({ $tone }) => tones[$tone]};
  background: ${theme.color.line};
  appearance: none;

  &::-webkit-progress-bar {
    background: none;
  }

  &::-webkit-progress-value {
    ${fill}
  }

  &::-moz-progress-bar {
    ${fill}
  }

  &:indeterminate {
    background: ${theme.color.primaryLine};
  }
`
