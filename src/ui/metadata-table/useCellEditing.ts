import { useEffect } from 'react'
import { isPicked } from '../../application/metadata-table/cellEditor.machine.ts'
import type { MetadataTableActors } from '../../application/metadata-table/metadataTableActors.ts'
import type { CommandDone } from '../../application/metadata-table/commandDone.ts'
import type { CellPlace, GridMove } from '../../domain/metadata-table/gridRange.ts'
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
  /** Of a choice of one: takes it at once. */
  readonly choose: (id: string) => void
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
      close()
      if (isGrid && move !== undefined) gridFocus.send({ type: 'focus.moved', move, isExtending: false })
    },
    // Rows of a grid stand where they are; a card grows by what is said of its value.
    leave: (to) => (isGrid ? left(to) : afterPress(() => left(to))),
    cancel: close,
    back,
    isGrid,
    choose: (id) => {
      cellEditor.send({ type: 'option.toggled', id })
      const { cell, values } = cellEditor.getSnapshot().context
      if (values.length <= 1 && cell !== undefined && cell.attribute.type !== 'multipleChoice' && !cell.attribute.repeatable) {
        take()
        close()
      }
    },
  }
}
