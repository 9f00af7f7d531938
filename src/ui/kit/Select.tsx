import { Description, Field as HeadlessField, Label, Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react'
import { Check, ChevronsUpDown } from 'lucide-react'
import { css, styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { control, Hint, ProblemText, requiredMark } from './Field.tsx'
import { useFilled } from './filling.ts'
import { ellipsis } from './mixins.ts'
import { menuPanel, menuRow } from './menuShape.ts'
import { visuallyHidden } from './VisuallyHidden.tsx'

interface Option<Value> {
  readonly value: Value
  readonly label: string
}

interface SelectProps<Value> {
  readonly label: string
  readonly value: Value
  readonly options: readonly Option<Value>[]
  readonly onChange: (value: Value) => void
  readonly disabled?: boolean
  readonly required?: boolean
  /** The label is read aloud only: what stands beside it says the same. */
  readonly isLabelHidden?: boolean
  readonly hint?: string | undefined
  /** What is wrong with the choice; linked to the control and announced. */
  readonly problem?: string | undefined
}

/** One of a list of options, in a form. Toolbars take a Menu with `checked` entries, whose code comes when it is opened. */
export const Select = <Value extends string | null>(props: SelectProps<Value>) => {
  const filled = useFilled()
  const { label, value, options, onChange, disabled = false, required = false, isLabelHidden = false, hint, problem } = props
  const change = (chosen: Value) => {
    filled()
    onChange(chosen)
  }
  return (
    <Root>
      <FieldLabel data-required={required || undefined} data-hidden={isLabelHidden || undefined}>{label}</FieldLabel>
      <Listbox value={value} onChange={change} disabled={disabled} invalid={problem !== undefined}>
        <Trigger aria-invalid={problem === undefined ? undefined : true}>
          <Chosen>{options.find((option) => option.value === value)?.label}</Chosen>
          <ChevronsUpDown size={16} aria-hidden />
        </Trigger>
        <Options modal={false} anchor={{ to: 'bottom start', gap: 4, padding: 8 }}>
          {options.map((option) => (
            <Row key={option.value} value={option.value}>
              <Chosen>{option.label}</Chosen>
              {option.value === value && <Check size={16} aria-hidden />}
            </Row>
          ))}
        </Options>
      </Listbox>
      {hint !== undefined && <Description as={Hint}>{hint}</Description>}
      {problem !== undefined && (
        <Description as={ProblemText} aria-live="polite">
          {problem}
        </Description>
      )}
    </Root>
  )
}

const Root = styled(HeadlessField)`
  display: grid;
  gap: ${theme.space.snug};
  min-width: 0;
`

const FieldLabel = styled(Label)`
  font-weight: ${theme.font.weight.medium};

  &[data-required]::after {
    ${requiredMark}
  }

  &[data-hidden] {
    ${visuallyHidden}
  }
`

/** Two long options may differ at their ends alone. */
const whole = css`
  > span {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`

const Trigger = styled(ListboxButton)`
  ${control}
  display: flex;
  align-items: center;
  gap: ${theme.space.snug};
  min-width: 0;
  text-align: start;
  cursor: pointer;

  ${theme.media.belowMd} {
    padding-block: ${theme.space[1]};
    ${whole}
  }
`

const Chosen = styled.span`
  flex: 1;
  ${ellipsis}
`

const Options = styled(ListboxOptions)`
  ${menuPanel}
`

const Row = styled(ListboxOption)`
  ${menuRow}
  ${whole}

  &[data-selected] {
    font-weight: ${theme.font.weight.medium};
  }
`
