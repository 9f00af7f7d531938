import { useSelector } from '@xstate/react'
import { Check, Search } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { isWordLeft } from '../../application/metadata-table/cellEditor.machine.ts'
import { moveAfterEdit } from '../../domain/metadata-table/gridRange.ts'
import { Button } from '../kit/Button.tsx'
import { theme } from '../theme/theme.ts'
import { keepInViewport, UnderCell } from './cellStyles.ts'
import type { CellEditing } from './useCellEditing.ts'
import type { Table } from './useTable.ts'

interface OptionEditorProps {
  readonly table: Table
  readonly label: string
  readonly editing: CellEditing
}

/** Where the arrows have come to, and whether it still is what Enter takes. */
const NOWHERE = { at: -1, isPointing: false }

const begin = (field: HTMLInputElement | null) => field?.focus({ preventScroll: true })

/** A choice: its options are found by typing, taken by Enter. What was neither typed nor come to by an arrow is not meant. */
export const OptionEditor = ({ table, label, editing }: OptionEditorProps) => {
  const { t } = useTranslation()
  const id = useId()
  const { cellEditor } = table.actors
  const snapshot = useSelector(cellEditor, (current) => current)
  const { text, options, values, total, cell } = snapshot.context
  const [arrow, setArrow] = useState(NOWHERE)
  const isOffering = snapshot.matches({ choosing: 'offering' })
  const at = arrow.isPointing ? Math.min(arrow.at, options.length - 1) : isWordLeft(snapshot) ? 0 : -1
  /** While others are searched, none of those that are still shown is the one that is meant. */
  const pointed = isOffering ? options[at] : undefined
  const point = (to: number) => setArrow({ at: Math.max(0, Math.min(to, options.length - 1)), isPointing: true })
  /** The arrows go on from there, and a second Enter does not take it back. */
  const leave = (place: number) => setArrow({ at: place, isPointing: false })
  const hasFailed = snapshot.matches({ choosing: 'failed' })
  const type = cell?.attribute.type
  const nothingFound = type === 'asset' ? (text === '' ? t('metadataTable.typeAsset') : t('metadataTable.noAsset')) : t(type === 'contact' ? 'metadataTable.noContact' : 'metadataTable.noOption')
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    const from = Math.max(at, arrow.at)
    const move = moveAfterEdit({ key: event.key, isShift: event.shiftKey })
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => point(from + 1),
      ArrowUp: () => point(from - 1),
      Enter: () => {
        leave(at)
        if (pointed === undefined) editing.commit(move)
        else editing.choose(pointed.id, move)
      },
      Escape: () => editing.cancel(),
      ...(editing.isGrid && { Tab: () => editing.commit(move) }),
    }
    const act = acts[event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) editing.leave(relatedTarget)
  }
  return (
    <Panel ref={keepInViewport} onBlur={onBlur}>
      <Field>
        <Search size={14} aria-hidden />
        <input
          ref={begin}
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-controls={`${id}-options`}
          aria-activedescendant={pointed === undefined ? undefined : `${id}-${at}`}
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setArrow(NOWHERE)
            cellEditor.send({ type: 'text.typed', text: event.target.value })
          }}
          onKeyDown={onKeyDown}
        />
      </Field>
      <List id={`${id}-options`} aria-busy={!isOffering && !hasFailed} aria-label={cell?.attribute.name} aria-multiselectable={cell?.attribute.type === 'multipleChoice' || undefined}>
        {options.map((option, place) => (
          <Option
            key={option.id}
            id={`${id}-${place}`}
            aria-selected={values.includes(option.id)}
            data-active={option === pointed || undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => {
              leave(place)
              editing.toggle(option.id)
            }}
          >
            <span>
              {option.label}
              {option.note !== undefined && option.note !== '' && <small>{option.note}</small>}
            </span>
            {values.includes(option.id) && <Check size={14} aria-hidden />}
          </Option>
        ))}
      </List>
      {isOffering && options.length === 0 && <p>{nothingFound}</p>}
      {total > options.length && <small>{t('metadataTable.moreOptions', { count: total - options.length })}</small>}
      {hasFailed && (
        <Button size="compact" onClick={() => cellEditor.send({ type: 'retry' })}>
          {t('kit.tryAgain')}
        </Button>
      )}
    </Panel>
  )
}

const Panel = styled(UnderCell)`
  top: 0;
  min-width: max(100%, ${theme.size.place});
  margin: 0;
  padding: ${theme.space[2]};

  &[data-above] {
    bottom: 0;
    margin: 0;
  }
`

const Field = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.inkSoft};

  input {
    flex: 1;
    min-width: 0;
    height: ${theme.size.compact};
    border: 0;
    font: inherit;
    color: ${theme.color.ink};
    background: none;
    outline: none;
  }
`

const List = styled.div.attrs({ role: 'listbox' })`
  max-height: ${theme.size.menuMax};
  overflow: auto;
`

const Option = styled.div.attrs({ role: 'option' })`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.control};
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.small};
  cursor: pointer;

  /* Two long ones may differ at their ends alone. */
  > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: ${theme.color.inkSoft};
  }

  &[data-active],
  &:hover {
    background: ${theme.color.primarySoft};
  }
`
