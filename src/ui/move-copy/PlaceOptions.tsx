import { Folder } from 'lucide-react'
import { styled } from 'styled-components'
import { ellipsis } from '../kit/mixins.ts'
import { theme } from '../theme/theme.ts'

export interface PlaceOption {
  readonly folderId: string
  readonly name: string
  /** The folders above it. */
  readonly way?: string
  /** Why nothing can be put there. */
  readonly refusal: string | undefined
}

interface PlaceOptionsProps {
  readonly id: string
  readonly label: string
  /** In the tree's place. */
  readonly isTall: boolean
  readonly options: readonly PlaceOption[]
  /** The one that the keys are at. */
  readonly row: number
  readonly chosenId: string | null | undefined
  readonly onChoose: (option: PlaceOption) => void
}

/** Folders to choose from, below the field that has the focus. */
export const PlaceOptions = ({ id, label, isTall, options, row, chosenId, onChoose }: PlaceOptionsProps) => (
  <Frame data-tall={isTall}>
    <h3 id={`${id}-label`}>{label}</h3>
    <Listbox id={id} aria-labelledby={`${id}-label`}>
      {options.map((option, at) => (
        <Option
          key={option.folderId}
          id={`${id}-${at}`}
          aria-selected={option.folderId === chosenId}
          aria-disabled={option.refusal !== undefined || undefined}
          title={option.refusal}
          data-active={at === row}
          onClick={() => onChoose(option)}
        >
          <Folder size={16} aria-hidden />
          <span>{option.name}</span>
          {option.way !== undefined && <small>{option.way}</small>}
        </Option>
      ))}
    </Listbox>
  </Frame>
)

const Frame = styled.div`
  overflow: auto;

  &[data-tall='true'] {
    height: ${theme.size.place};
    padding: ${theme.space[2]};
    border: ${theme.border.line};
    border-radius: ${theme.radius.small};
    background: ${theme.color.sunken};
  }

  h3 {
    font-size: ${theme.font.size.caption};
    font-weight: ${theme.font.weight.medium};
    color: ${theme.color.inkSoft};
  }
`

const Listbox = styled.div.attrs({ role: 'listbox' })``

const Option = styled.div.attrs({ role: 'option' })`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 ${theme.space[2]};
  min-height: ${theme.size.compact};
  padding: ${theme.space[1]} ${theme.space[2]};
  border-radius: ${theme.radius.small};
  cursor: pointer;

  > span,
  small {
    ${ellipsis}
  }

  small {
    grid-column: 2;
    color: ${theme.color.inkSoft};
  }

  &:hover,
  &[data-active='true'] {
    background: ${theme.color.hover};
  }

  &[data-active='true'] {
    outline: 2px solid ${theme.color.primary};
    outline-offset: -2px;
  }

  &[aria-selected='true'] {
    color: ${theme.color.primary};
    background: ${theme.color.primarySoft};
  }

  &[aria-disabled='true'] {
    color: ${theme.color.inkFaint};
    cursor: not-allowed;
  }
`
