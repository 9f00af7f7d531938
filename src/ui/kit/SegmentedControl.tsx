import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { Tooltip } from './Tooltip.tsx'
import { visuallyHidden } from './VisuallyHidden.tsx'

interface Segment<Value extends string> {
  readonly value: Value
  readonly label: string
  /** Stands for the label, which then becomes the tooltip. */
  readonly icon?: ReactNode
}

interface SegmentedControlProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly segments: readonly Segment<Value>[]
  readonly onChange: (value: Value) => void
}

/** One of a few: a group of radio buttons, so arrows move within it and it is one tab stop. */
export const SegmentedControl = <Value extends string>({ label, value, segments, onChange }: SegmentedControlProps<Value>) => {
  const name = useId()
  return (
    <Root role="radiogroup" aria-label={label}>
      {segments.map((segment) => {
        const option = (
          <Option key={segment.value}>
            <input
              type="radio"
              name={name}
              value={segment.value}
              aria-label={segment.label}
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
            />
            {segment.icon ?? segment.label}
          </Option>
        )
        return segment.icon === undefined ? option : <Tooltip key={segment.value} text={segment.label}>{option}</Tooltip>
      })}
    </Root>
  )
}

const Root = styled.div`
  display: inline-flex;
  flex: none;
  height: ${theme.size.control};
  border: ${theme.border.strong};
  border-radius: ${theme.radius.small};
  background: ${theme.color.surface};
`

const Option = styled.label`
  display: inline-grid;
  place-items: center;
  min-width: ${theme.size.control};
  padding: 0 ${theme.space[2]};
  font-weight: ${theme.font.weight.medium};
  color: ${theme.color.inkSoft};
  cursor: pointer;

  &:first-child,
  span:first-child > & {
    border-radius: ${theme.radius.inner} 0 0 ${theme.radius.inner};
  }

  &:last-child,
  span:last-child > & {
    border-radius: 0 ${theme.radius.inner} ${theme.radius.inner} 0;
  }

  &:has(:checked) {
    color: ${theme.color.primary};
    background: ${theme.color.primarySoft};
  }

  &:has(:focus-visible) {
    outline: ${theme.focus.ring};
    outline-offset: ${theme.focus.offset};
  }

  input {
    ${visuallyHidden}
  }
`
