import { type InputHTMLAttributes, type Ref, useCallback } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  readonly label: string
  /** The label is for screen readers alone, as in a table's rows. */
  readonly labelHidden?: boolean
  /** Some but not all of what it stands for. */
  readonly mixed?: boolean
  readonly ref?: Ref<HTMLInputElement>
}

export const Checkbox = ({ label, labelHidden = false, mixed = false, ref, ...input }: CheckboxProps) => {
  const attach = useCallback(
    (element: HTMLInputElement | null) => {
      if (element !== null) element.indeterminate = mixed
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
    },
    [mixed, ref],
  )
  return (
    <Root>
      <Box {...input} ref={attach} type="checkbox" />
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </Root>
  )
}

const Root = styled.label`
  /* The target is wider than the box, whose edge stands in line with the fields. */
  margin-left: -${theme.space[1]};
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: ${theme.size.target};
  min-width: ${theme.size.target};
  cursor: pointer;

  &:has(:disabled) {
    cursor: default;
    color: ${theme.color.inkFaint};
  }
`

const TICK = 'polygon(14% 47%, 26% 36%, 42% 53%, 75% 18%, 87% 29%, 42% 77%)'
const DASH = 'polygon(18% 40%, 82% 40%, 82% 60%, 18% 60%)'

const Box = styled.input`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${theme.size.box};
  height: ${theme.size.box};
  margin: 0 ${theme.space[1]};
  border: ${theme.border.box};
  border-radius: ${theme.radius.tiny};
  background: ${theme.color.surface};
  appearance: none;
  cursor: inherit;

  &::before {
    width: ${theme.size.tick};
    height: ${theme.size.tick};
    background: ${theme.color.primaryInk};
    clip-path: ${TICK};
    content: '';
    transform: scale(0);
  }

  &:checked,
  &:indeterminate {
    border-color: ${theme.color.primary};
    background: ${theme.color.primary};
  }

  &:checked::before,
  &:indeterminate::before {
    transform: none;
  }

  &:indeterminate::before {
    clip-path: ${DASH};
  }

  &:disabled {
    opacity: 0.5;
  }
`
