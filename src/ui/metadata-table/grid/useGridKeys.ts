import type { ClipboardEvent, KeyboardEvent } from 'react'
import type { CommandDone } from '../../../application/metadata-table/commandDone.ts'
import { areaOf, gridMoveOf } from '../../../domain/metadata-table/gridRange.ts'
import { DECIDED_AT_ONCE } from '../../../domain/suggestions/deciding.ts'
import type { CellEditing } from '../useCellEditing.ts'
import type { Table } from '../useTable.ts'

interface Wanted {
  readonly editing: CellEditing
  readonly onDone: (done: CommandDone) => void
  readonly onFind: () => void
  readonly onBeside: () => void
  /** The menu of the column that has the focus. */
  readonly onColumnMenu: () => void
}

const isMenuKey = ({ key, shiftKey, altKey }: KeyboardEvent): boolean => key === 'ContextMenu' || (key === 'F10' && shiftKey) || (key === 'ArrowDown' && altKey)

/** What keys and the clipboard do while the focus is in the grid and no cell is being edited. */
export const useGridKeys = ({ actors, language, ghostAt, ghosts }: Table, { editing, onDone, onFind, onBeside, onColumnMenu }: Wanted) => {
  const { gridFocus, tableCommands } = actors
  /** What is proposed of the cells that are marked is accepted, or refused; undefined: nothing is. */
  const onGhosts = ({ key }: KeyboardEvent): (() => void) | undefined => {
    const decision = key === 'Enter' ? 'accept' : key === 'Backspace' || key === 'Delete' ? 'refuse' : undefined
    if (decision === undefined) return undefined
    const { top, bottom, left, right } = areaOf(gridFocus.getSnapshot().context.range)
    const rows = Array.from({ length: Math.min(bottom - top, DECIDED_AT_ONCE) + 1 }, (_, at) => top + at)
    const ids = rows.flatMap((row) => Array.from({ length: right - left + 1 }, (_, at) => ghostAt({ row, column: left + at })?.suggestion.id ?? []).flat())
    return ids.length === 0 ? undefined : () => ghosts.decide(ids, decision)
  }
  const focusAt = () => gridFocus.getSnapshot().context.range.focus
  const byCommand: Readonly<Record<string, () => void>> = {
    a: () => gridFocus.send({ type: 'all.marked' }),
    d: () => void tableCommands.fillDown().then(onDone),
    f: onFind,
    h: onFind,
    y: () => onDone(tableCommands.redo()),
    z: () => onDone(tableCommands.undo()),
  }
  const plain: Readonly<Record<string, () => void>> = {
    Enter: () => editing.open(focusAt()),
    F2: () => editing.open(focusAt()),
    Delete: () => void tableCommands.clear().then(onDone),
    Backspace: () => void tableCommands.clear().then(onDone),
    ' ': onBeside,
  }
  /** What a key does; undefined: it is not the grid's. */
  const meaning = (event: KeyboardEvent): (() => void) | undefined => {
    const isCommand = event.ctrlKey || event.metaKey
    if (isMenuKey(event)) return onColumnMenu
    // Held for the third character of a key, which Windows tells as Ctrl and Alt.
    if (event.getModifierState('AltGraph') && [...event.key].length === 1) return () => editing.open(focusAt(), event.key)
    const deciding = isCommand && !event.shiftKey ? onGhosts(event) : undefined
    if (deciding !== undefined) return deciding
    const moving = gridMoveOf({ key: event.key, isCommand, isShift: event.shiftKey })
    if (moving !== undefined) return () => gridFocus.send({ type: 'focus.moved', ...moving })
    if (isCommand) return event.key.toLowerCase() === 'z' && event.shiftKey ? byCommand['y'] : byCommand[event.key.toLowerCase()]
    if (event.altKey) return undefined
    return plain[event.key] ?? ([...event.key].length === 1 ? () => editing.open(focusAt(), event.key) : undefined)
  }
  const isOwn = (event: { readonly target: EventTarget; readonly currentTarget: EventTarget }) => event.target === event.currentTarget
  const clip = (event: ClipboardEvent, text: string | undefined) => {
    event.preventDefault()
    if (text === undefined) return onDone(tableCommands.uncopied())
    event.clipboardData.setData('text/plain', text)
  }
  return {
    onKeyDown: (event: KeyboardEvent) => {
      // The letter that its accent begins is composed in the cell, where this very key is the first of it.
      if (isOwn(event) && event.key === 'Dead') return editing.open(focusAt(), '')
      const act = isOwn(event) ? meaning(event) : undefined
      if (act === undefined) return
      event.preventDefault()
      event.stopPropagation()
      act()
    },
    onCopy: (event: ClipboardEvent) => {
      if (isOwn(event)) clip(event, tableCommands.copy(language))
    },
    onCut: (event: ClipboardEvent) => {
      if (!isOwn(event)) return
      const cut = tableCommands.cut(language)
      clip(event, cut?.text)
      void cut?.done.then(onDone)
    },
    onPaste: (event: ClipboardEvent) => {
      // A picture, or a file, is no text that would empty cells.
      if (!isOwn(event) || !event.clipboardData.types.includes('text/plain')) return
      event.preventDefault()
      void tableCommands.paste(event.clipboardData.getData('text/plain'), language).then(onDone)
    },
  }
}
