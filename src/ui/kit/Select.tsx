import { Field as HeadlessField, Label, Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react'
import { Check, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { control } from './Field.tsx'
import { ellipsis } from './focus.ts'
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
  /** `plain` stands in toolbars: no edge, the label for screen readers alone. */
  readonly look?: 'field' | 'plain'
  readonly icon?: ReactNode
  readonly disabled?: boolean
}

/** One of a list of options. */
export const Select = <Value extends string | null>({ label, value, options, onChange, look = 'field', icon, disabled = false }: SelectProps<Value>) => (
  <Root>
    <FieldLabel $hidden={look === 'plain'}>{label}</FieldLabel>
    <Listbox value={value} onChange={onChange} disabled={disabled}>
      <Trigger $look={look}>
        {icon}
        <Chosen>{options.find((option) => option.value === value)?.label}</Chosen>
        {look === 'field' && <ChevronsUpDown size={16} aria-hidden />}
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
  </Root>
)

const Root = styled(HeadlessField)`
  display: grid;
  gap: 6px;
  min-width: 0;
`

const FieldLabel = styled(Label)<{ $hidden: boolean }>`
  font-weight: ${theme.font.weight.medium};
  ${({ $hidden }) => $hidden && visuallyHidden}
`

const plain = css`
  min-height: ${theme.size.control};
  padding: 0 ${theme.space[2]};
  border: 0;
  border-radius: ${theme.radius.small};
  font: inherit;
  font-weight: ${theme.font.weight.medium};
  color: ${theme.color.inkSoft};
  background: none;

  &:hover,
  &[data-open] {
    color: ${theme.color.ink};
    background: ${theme.color.hover};
  }
`

const Trigger = styled(ListboxButton)<{ $look: 'field' | 'plain' }>`
  ${({ $look }) => ($look === 'field' ? control : plain)}
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  text-align: start;
  cursor: pointer;
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

  &[data-selected] {
    font-weight: ${theme.font.weight.medium};
  }
`
