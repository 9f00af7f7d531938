import type { InputHTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'onChange' | 'onToggle'> {
  readonly label: string
  readonly checked: boolean
  readonly onToggle: (on: boolean) => void
}

/** For what takes effect at once; what waits for a Save is a checkbox. */
export const Switch = ({ label, onToggle, ...input }: SwitchProps) => (
  <Root>
    {label}
    <Track
      {...input}
      type="checkbox"
      role="switch"
      aria-checked={input.checked}
      onChange={(event) => onToggle(event.currentTarget.checked)}
    />
  </Root>
)

const Root = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  min-height: ${theme.size.control};
  cursor: pointer;

  &:has(:disabled) {
    cursor: default;
    color: ${theme.color.inkFaint};
  }
`

const Track = styled.input`
  flex: none;
  width: ${theme.size.field};
  height: ${theme.size.track};
  padding: 2px;
  border: ${theme.border.box};
  border-radius: ${theme.radius.round};
  background: ${theme.color.surface};
  appearance: none;
  cursor: inherit;
  transition: background-color ${theme.motion.fast};

  &::before {
    display: block;
    width: ${theme.size.knob};
    height: ${theme.size.knob};
    border-radius: ${theme.radius.round};
    background: ${theme.color.control};
    content: '';
    transition: transform ${theme.motion.fast};
  }

  &:checked {
    border-color: ${theme.color.primary};
    background: ${theme.color.primary};
  }

  &:checked::before {
    background: ${theme.color.primaryInk};
    transform: translateX(${theme.space[4]});
  }

  &:disabled {
    opacity: 0.5;
  }
`
