import { rowIn, rowOfAsset } from './rows/rowPages.ts'
import type { TableCommands } from './tableCommands.ts'
import type { TableParts } from './tableParts.ts'

/** The focus stays with its asset where others shift the rows, and what stands in the editor is taken before its row goes. Steps of one module are not taken back in another. */
export const followRows = ({ tableRows, tableView, gridFocus, cellEditor, tableHistory }: Pick<TableParts, 'tableRows' | 'tableView' | 'gridFocus' | 'cellEditor' | 'tableHistory'>, { take }: TableCommands): void => {
  let assetId: string | undefined
  let focusRow = gridFocus.getSnapshot().context.range.focus.row
  const focused = () => rowIn(tableRows.getSnapshot().context.pages, gridFocus.getSnapshot().context.range.focus.row)?.asset.id
  const leave = () => {
    void take()
    cellEditor.send({ type: 'editor.closed' })
  }
  gridFocus.subscribe(({ context: { range } }) => {
    // Whose row it was sent to is known when that has been read.
    assetId = focused() ?? (range.focus.row === focusRow ? assetId : undefined)
    focusRow = range.focus.row
  })
  tableRows.subscribe(({ context: { pages } }) => {
    const { row } = gridFocus.getSnapshot().context.range.focus
    const now = rowIn(pages, row)?.asset.id
    if (assetId === undefined) assetId = now
    if (now === undefined || now === assetId) return
    const there = rowOfAsset(pages, assetId ?? '')
    if (there === undefined) {
      if (cellEditor.getSnapshot().context.cell?.assetId === assetId) leave()
      assetId = now
    } else gridFocus.send({ type: 'rows.shifted', by: there - row })
  })
  let module = tableView.getSnapshot().context.resourceType
  tableView.subscribe((view) => {
    if (!view.hasTag('open') && cellEditor.getSnapshot().hasTag('open')) leave()
    if (view.context.resourceType === module) return
    module = view.context.resourceType
    tableHistory.send({ type: 'history.forgotten' })
  })
}
