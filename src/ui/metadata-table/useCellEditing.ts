import { useEffect } from 'react'
import { isPicked } from '../../application/metadata-table/cellEditor.machine.ts'
import type { MetadataTableActors } from '../../application/metadata-table/metadataTableActors.ts'
import type { CommandDone } from '../../application/metadata-table/commandDone.ts'
import type { CellPlace, GridMove } from '../../domain/metadata-table/gridRange.ts'
import { mostValues } from '../../domain/metadata/values.ts'
import { useAfterPress } from '../forms/useAfterPress.ts'
import type { Table } from './useTable.ts'

export interface CellEditing {
  /** With the text that begins it, or with what the cell has. */
  readonly open: (place: CellPlace, text?: string) => void
  /** Takes what was typed or chosen, and goes on from there where this is a grid. */
  readonly commit: (move?: GridMove) => void
  /** Takes it as the focus goes to something else (null: to nothing), which keeps it. */
  readonly leave: (to: EventTarget | null) => void
  readonly cancel: () => void
  /** By a press: chosen, or no more. Of a choice of one it is taken at once. */
  readonly toggle: (id: string) => void
  /** By a key: of a choice of one it is taken at once, also where it was chosen already, and goes on as {@link commit} does. */
  readonly choose: (id: string, move: GridMove | undefined) => void
  /** What gets the focus back, and with it what is chosen beside a cell. */
  readonly back: () => void
  /** Enter and Tab go from cell to cell; otherwise they do what they do on any page. */
  readonly isGrid: boolean
}

interface Place {
  readonly back: () => void
  readonly isGrid: boolean
  readonly onDone: (done: CommandDone) => void
}

/** Editing the cell that has the focus. What stands in the editor is taken when the table or the page is left. */
export const useCellEditing = ({ actors, cellAt, textAt, language }: Table, { back, isGrid, onDone }: Place): CellEditing => {
  const { cellEditor, gridFocus, tableCommands, draftedAt, keepDraft }: MetadataTableActors = actors
  const afterPress = useAfterPress()
  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && keepDraft()
    window.addEventListener('pagehide', tableCommands.keepOpen)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      window.removeEventListener('pagehide', tableCommands.keepOpen)
      document.removeEventListener('visibilitychange', hidden)
      void tableCommands.take()
      cellEditor.send({ type: 'editor.closed' })
    }
  }, [tableCommands, cellEditor, keepDraft])
  const close = () => {
    cellEditor.send({ type: 'editor.closed' })
    back()
  }
  const take = (isEntered = false) => {
    if (cellEditor.getSnapshot().hasTag('open')) void tableCommands.take(isEntered)?.then(onDone)
  }
  const goOn = (move: GridMove | undefined) => {
    close()
    if (isGrid && move !== undefined) gridFocus.send({ type: 'focus.moved', move, isExtending: false })
  }
  const takeOnly = (move: GridMove | undefined) => {
    const { cell } = cellEditor.getSnapshot().context
    if (cell === undefined || mostValues(cell.attribute) > 1) return
    take()
    goOn(move)
  }
  const left = (to: EventTarget | null) => {
    take()
    if (to === null) close()
    else cellEditor.send({ type: 'editor.closed' })
  }
  return {
    open: (place, text) => {
      const cell = cellAt(place)
      if (cell === undefined) return
      if (!cell.isEditable) onDone({ changed: 0, left: 1 })
      else {
        const drafted = text === undefined ? draftedAt(cell) : undefined
        const unread = cell.edit?.typed ?? ''
        const shown = isPicked(cell.attribute) ? unread : textAt(place)
        // What was typed before and meant nothing stands for the values.
        const values = isPicked(cell.attribute) && text === undefined && unread !== '' ? [] : cell.values
        cellEditor.send({ type: 'editor.opened', cell: drafted?.cell ?? cell, text: text ?? drafted?.text ?? shown, shown, values, chosen: drafted?.chosen, language })
      }
    },
    commit: (move) => {
      take(true)
      goOn(move)
    },
    // Rows of a grid stand where they are; a card grows by what is said of its value.
    leave: (to) => (isGrid ? left(to) : afterPress(() => left(to))),
    cancel: close,
    back,
    isGrid,
    toggle: (id) => {
      cellEditor.send({ type: 'option.toggled', id })
      takeOnly(undefined)
    },
    choose: (id, move) => {
      cellEditor.send({ type: 'option.chosen', id })
      takeOnly(move)
    },
  }
}
