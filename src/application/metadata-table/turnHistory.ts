import { turned } from '../../domain/metadata-table/editHistory.ts'
import type { CellRef } from '../../domain/metadata/valueCell.ts'
import type { CommandDone } from './commandDone.ts'
import type { TableParts } from './tableParts.ts'
import { type TableSight, valueCellAt } from './tableSight.ts'

/** Takes the last step back, or again, as far as its cells are as that step left them. */
export const turnHistory = ({ tableView, tableHistory, tableAutosaveOf }: TableParts, sight: () => TableSight, way: 'undo' | 'redo'): CommandDone => {
  const { history } = tableHistory.getSnapshot().context
  const seen = sight()
  const places = new Map(seen.read().flatMap(([row, { asset }]) => seen.columns.map(({ id }, column) => [`${asset.id} ${id}`, { row, column }] as const)))
  const known = ({ assetId, attributeId }: CellRef) => seen.autosave.known.get(`${assetId} ${attributeId}`)
  const cellAt = ({ assetId, attributeId }: CellRef) => {
    const place = places.get(`${assetId} ${attributeId}`)
    return place && valueCellAt(seen, place)
  }
  const turning = turned(history, way, (cell) => cellAt(cell)?.values ?? known(cell)?.values ?? [])
  if (turning === undefined) return { changed: 0, left: 0 }
  const cells = turning.cells.flatMap((cell) => {
    const stored = cellAt(cell)?.stored ?? known(cell)
    return stored === undefined ? [] : [{ ...cell, stored }]
  })
  tableAutosaveOf(tableView.getSnapshot().context.resourceType).send({ type: 'cells.write', cells })
  tableHistory.send({ type: 'step.turned', history: turning.history })
  return { changed: cells.length, left: turning.left }
}
