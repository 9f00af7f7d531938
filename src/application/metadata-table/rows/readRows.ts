import { waitFor } from 'xstate'
import { missingPages, rowIn } from './rowPages.ts'
import type { TableRowsActor, TableRowsSnapshot } from './tableRows.machine.ts'

/** Milliseconds that a command waits for rows. */
const TIMEOUT = 15_000

/**
 * Has the rows from the first to the last of these read, where they have not been. False: they could not be, or by then other assets stand in those
 * that had been, so that what was meant for one of them would go to another.
 */
export const readRows = async (tableRows: TableRowsActor, rows: readonly number[]): Promise<boolean> => {
  if (rows.length === 0) return true
  const [from, to] = [Math.min(...rows), Math.max(...rows)]
  const { asked } = tableRows.getSnapshot().context
  const before = rows.map((row) => rowIn(tableRows.getSnapshot().context.pages, row)?.asset.id)
  const isMoved = ({ context: { pages } }: TableRowsSnapshot) => rows.some((row, at) => before[at] !== undefined && (rowIn(pages, row)?.asset.id ?? before[at]) !== before[at])
  const isThere = ({ context }: TableRowsSnapshot) => missingPages(context.pages, { from, to }, context.total).length === 0
  if (isThere(tableRows.getSnapshot())) return true
  tableRows.send({ type: 'rows.wanted', from, to })
  const isOver = (snapshot: TableRowsSnapshot) => isThere(snapshot) || isMoved(snapshot) || snapshot.matches('stuck') || snapshot.context.asked !== asked
  const last = await waitFor(tableRows, isOver, { timeout: TIMEOUT }).catch(() => undefined)
  return last !== undefined && isThere(last) && !isMoved(last) && last.context.asked === asked
}
