import { turned } from '../../domain/metadata-table/editHistory.ts'
import { cellKey, type CellRef } from '../../domain/metadata/valueCell.ts'
import type { CommandDone } from './commandDone.ts'
import type { TableParts } from './tableParts.ts'
import { type TableContents, valueCellAt } from './tableContents.ts'

/** Takes the last step back, or again, as far as its cells are as that step left them. */
export const turnHistory = ({ tableView, tableHistory, tableAutosaveOf }: TableParts, contents: () => TableContents, way: 'undo' | 'redo'): CommandDone => {
  const { history } = tableHistory.getSnapshot().context
  const seen = contents()
  const places = new Map(seen.read().flatMap(([row, { asset }]) => seen.columns.map(({ id }, column) => [cellKey({ assetId: asset.id, attributeId: id }), { row, column }] as const)))
  /** Of a cell that is not shown: what is written there, else what it was answered. */
  const edit = (cell: CellRef) => seen.autosave.edits.get(cellKey(cell))
  const known = (cell: CellRef) => edit(cell)?.base ?? seen.autosave.known.get(cellKey(cell))
  const cellAt = (cell: CellRef) => {
    const place = places.get(cellKey(cell))
    return place && valueCellAt(seen, place)
  }
  const turning = turned(history, way, (cell) => cellAt(cell)?.values ?? edit(cell)?.values ?? known(cell)?.values ?? [])
  if (turning === undefined) return { changed: 0, left: 0 }
  const cells = turning.cells.flatMap((cell) => {
    const stored = cellAt(cell)?.stored ?? known(cell)
    return stored === undefined ? [] : [{ ...cell, stored }]
  })
  tableAutosaveOf(tableView.getSnapshot().context.resourceType).send({ type: 'cells.write', cells })
  tableHistory.send({ type: 'step.turned', history: turning.history })
  const [columnId, ...others] = new Set(cells.map(({ attributeId }) => attributeId))
  const column = others.length === 0 ? seen.columns.find(({ id }) => id === columnId)?.attribute?.name : undefined
  return { changed: cells.length, left: turning.left, turned: { way, column } }
}
