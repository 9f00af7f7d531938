import { ChevronDown } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { menuPanel, menuRow } from '../../kit/menuShape.ts'
import { TextInput } from '../../kit/TextField.tsx'
import { theme } from '../../theme/theme.ts'

const COMBOBOX = { type: 'text', role: 'combobox' } as const

export interface ComboboxOption {
  readonly id: string
  readonly label: string
  /** Beside it: of what it is, or how many there are. */
  readonly detail?: string | undefined
}

interface ComboboxProps {
  readonly label: string
  /** What stands in the field. */
  readonly text: string
  /** What fits what is typed. */
  readonly options: readonly ComboboxOption[]
  readonly placeholder?: string | undefined
  /** Of a field with a label of its own. */
  readonly wiring?: object | undefined
  readonly onText: (text: string) => void
  readonly onPick: (option: ComboboxOption) => void
  readonly onOpen?: () => void
  /** The focus has gone elsewhere. */
  readonly onLeave?: () => void
}

/** A field with a list of what fits below it: arrows move, Enter chooses, Escape closes. What is done with what is typed is the caller's. */
export const Combobox = ({ label, text, options, placeholder, wiring, onText, onPick, onOpen, onLeave }: ComboboxProps) => {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [row, setRow] = useState(-1)
  const isListed = isOpen && options.length > 0
  useEffect(() => {
    // Some browsers answer with a promise, which is no way to end an effect.
    list.current?.children[row]?.scrollIntoView({ block: 'nearest' })
  }, [row])
  const open = () => {
    if (isOpen) return
    setRow(-1)
    setOpen(true)
    onOpen?.()
  }
  const pick = (option: ComboboxOption) => {
    setOpen(false)
    onPick(option)
  }
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (isOpen) setRow(Math.max(0, Math.min(options.length - 1, row + step)))
      else open()
    }
    if (event.key === 'Escape' && isListed) {
      event.stopPropagation()
      setOpen(false)
    }
    const option = options[row]
    if (event.key !== 'Enter' || !isListed || option === undefined) return
    event.preventDefault()
    pick(option)
  }
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    setOpen(false)
    onLeave?.()
  }
  return (
    <Root onBlur={left}>
      <TextInput
        {...COMBOBOX}
        autoComplete="off"
        spellCheck={false}
        aria-label={wiring === undefined ? label : undefined}
        {...wiring}
        $size="field"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={isListed ? `${id}-list` : undefined}
        aria-activedescendant={isListed && row >= 0 ? `${id}-${row}` : undefined}
        placeholder={placeholder}
        value={text}
        // What is typed now stands for what was chosen.
        onFocus={({ currentTarget }) => currentTarget.select()}
        onClick={open}
        onKeyDown={keys}
        onChange={({ currentTarget }) => {
          setRow(-1)
          setOpen(true)
          onText(currentTarget.value)
        }}
      />
      <ChevronDown size={16} aria-hidden />
      {isListed && (
        // The field keeps the focus.
        <Panel onMouseDown={(event) => event.preventDefault()}>
          <List ref={list} id={`${id}-list`} aria-label={label}>
            {options.map((option, at) => (
              <Row key={option.id} id={`${id}-${at}`} aria-selected={at === row} data-focus={at === row || undefined} onClick={() => pick(option)}>
                <bdi>{option.label}</bdi>
                {option.detail !== undefined && <small>{option.detail}</small>}
              </Row>
            ))}
          </List>
        </Panel>
      )}
    </Root>
  )
}

const Root = styled.div`
  position: relative;
  min-width: 0;

  > input {
    padding-right: ${theme.space[8]};
    text-overflow: ellipsis;
  }

  > svg {
    position: absolute;
    inset: 0 ${theme.space[2]} 0 auto;
    height: ${theme.size.field};
    color: ${theme.color.inkSoft};
    pointer-events: none;
  }
`

const Panel = styled.div`
  ${menuPanel}
  position: absolute;
  top: calc(100% + ${theme.space[1]});
  inset-inline-start: 0;
  min-width: max(100%, ${theme.size.menu});
`

const List = styled.ul.attrs({ role: 'listbox' })`
  max-height: calc(8 * ${theme.size.control});
  overflow: auto;
`

const Row = styled.li.attrs({ role: 'option' })`
  ${menuRow}

  > bdi {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > small {
    flex: none;
    max-width: 50%;
    font-size: ${theme.font.size.caption};
    font-variant-numeric: ${theme.font.figures};
    color: ${theme.color.inkFaint};
    overflow-wrap: anywhere;
  }

  &:hover {
    background: ${theme.color.hover};
  }
`
