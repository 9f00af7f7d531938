import type { RefObject } from 'react'
import type { MetadataTableActors } from '../../application/metadata-table/metadataTableActors.ts'
import type { CommandDone } from '../../application/metadata-table/tableCommands.ts'
import type { CellPlace, GridMove } from '../../domain/metadata-table/gridRange.ts'
import { isChoice } from '../../domain/templates/attributeTypes.ts'
import type { Table } from './useTable.ts'

export interface CellEditing {
  /** With the text that begins it, or with what the cell has. */
  readonly open: (place: CellPlace, text?: string) => void
  /** Takes what was typed or chosen, and goes on from there. */
  readonly commit: (move?: GridMove) => void
  readonly cancel: () => void
  /** Of a choice of one: takes it at once. */
  readonly choose: (id: string) => void
}

const sameList = (one: readonly string[], other: readonly string[]): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Editing the cell that has the focus. `grid` gets the focus back. */
export const useCellEditing = ({ actors, cellAt, textAt, language }: Table, grid: RefObject<HTMLElement | null>, onDone: (done: CommandDone) => void): CellEditing => {
  const { cellEditor, gridFocus, tableCommands }: MetadataTableActors = actors
  const focusAt = () => gridFocus.getSnapshot().context.range.focus
  const close = () => {
    cellEditor.send({ type: 'editor.closed' })
    grid.current?.focus({ preventScroll: true })
  }
  const take = () => {
    const editor = cellEditor.getSnapshot()
    const place = focusAt()
    const cell = cellAt(place)
    if (cell === undefined || !editor.hasTag('open')) return
    const { text, values } = editor.context
    if (isChoice(cell.attribute.type)) {
      if (!sameList(values, cell.values)) onDone(tableCommands.choose(place, values))
    } else if (text !== textAt(place)) void tableCommands.enter(place, text, language).then(onDone)
  }
  return {
    open: (place, text) => {
      const cell = cellAt(place)
      if (cell === undefined) return
      if (!cell.isEditable) onDone({ changed: 0, left: 1 })
      else {
        const { assetId, attributeId, attribute, values } = cell
        const begun = text ?? (isChoice(attribute.type) ? '' : textAt(place))
        cellEditor.send({ type: 'editor.opened', cell: { assetId, attributeId, attribute }, text: begun, values })
      }
    },
    commit: (move) => {
      take()
      close()
      if (move !== undefined) gridFocus.send({ type: 'focus.moved', move, isExtending: false })
    },
    cancel: close,
    choose: (id) => {
      cellEditor.send({ type: 'option.toggled', id })
      if (cellEditor.getSnapshot().context.values.length <= 1 && cellAt(focusAt())?.attribute.type === 'dropDown' && cellAt(focusAt())?.attribute.repeatable === false) {
        take()
        close()
      }
    },
  }
}
