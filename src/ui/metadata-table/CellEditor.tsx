import { useSelector } from '@xstate/react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { isPicked } from '../../application/metadata-table/cellEditor.machine.ts'
import { type CellPlace, moveAfterEdit } from '../../domain/metadata-table/gridRange.ts'
import { theme } from '../theme/theme.ts'
import { OptionEditor } from './OptionEditor.tsx'
import type { CellEditing } from './useCellEditing.ts'
import type { Table } from './useTable.ts'

interface CellEditorProps {
  readonly table: Table
  readonly place: CellPlace
  readonly editing: CellEditing
}

/** Puts the caret behind what is there. */
const begin = (field: HTMLInputElement | HTMLTextAreaElement | null) => {
  if (field === null || document.activeElement === field) return
  field.focus({ preventScroll: true })
  field.setSelectionRange(field.value.length, field.value.length)
}

/** A line break where the caret is. */
const broken = (field: HTMLTextAreaElement): string => {
  field.setRangeText('\n', field.selectionStart, field.selectionEnd, 'end')
  return field.value
}

/**
 * The field of the cell that is edited. Enter and Tab take what is typed and go on, Escape gives it up. In a long text a line is broken by Enter with
 * Alt or Ctrl, as spreadsheets have it, and on a card by Enter alone.
 */
export const CellEditor = ({ table, place, editing }: CellEditorProps) => {
  const { t } = useTranslation()
  const { actors, contents } = table
  const { text, cell } = useSelector(actors.cellEditor, (snapshot) => snapshot.context)
  if (cell === undefined) return null
  const label = t('metadataTable.editor', { column: cell.attribute.name, name: contents.rowAt(place.row)?.asset.name })
  const type = (typed: string) => actors.cellEditor.send({ type: 'text.typed', text: typed })
  const isLong = cell.attribute.type === 'longText'
  /** What a key does; undefined: what it does in any field. */
  const meaning = ({ key, shiftKey, altKey, ctrlKey, currentTarget, nativeEvent }: KeyboardEvent): (() => void) | undefined => {
    if (nativeEvent.isComposing) return undefined
    if (key === 'Escape') return editing.cancel
    const move = moveAfterEdit({ key, isShift: shiftKey })
    if (move === undefined || (key === 'Tab' && (altKey || !editing.isGrid))) return undefined
    if (key === 'Enter' && isLong && !editing.isGrid) return undefined
    if (key === 'Enter' && isLong && (altKey || ctrlKey) && currentTarget instanceof HTMLTextAreaElement) return () => type(broken(currentTarget))
    return altKey ? undefined : () => editing.commit(move)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    const act = meaning(event)
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  if (isPicked(cell.attribute)) return <OptionEditor table={table} label={label} editing={editing} />
  const field = {
    'aria-label': label,
    value: text,
    onChange: (event: { readonly target: { readonly value: string } }) => type(event.target.value),
    onKeyDown,
    onBlur: ({ relatedTarget }: FocusEvent) => editing.leave(relatedTarget),
  }
  return isLong ? <Area ref={begin} rows={5} {...field} /> : <Line ref={begin} {...field} />
}

const Line = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  padding: 0 ${theme.space[2]};
  border: 0;
  font: inherit;
  color: ${theme.color.ink};
  background: ${theme.color.surface};
  outline: ${theme.focus.ring};
  user-select: text;
`

const Area = styled.textarea`
  position: absolute;
  top: 0;
  left: 0;
  z-index: ${theme.layer.sticky};
  width: max(100%, ${theme.size.search});
  padding: ${theme.space[2]};
  border: 0;
  font: inherit;
  color: ${theme.color.ink};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.float};
  outline: ${theme.focus.ring};
  resize: vertical;
`
