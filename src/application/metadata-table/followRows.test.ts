import * as Result from 'effect/Result'
import { expect, it, vi } from 'vitest'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { TABLE_PAGE } from './rows/rowPages.ts'
import { startMetadataTable } from './startMetadataTable.ts'
import { WHOLE_MODULE } from './viewQuery.ts'

/** Rows of three pages, each read when it is first looked at. */
const longTable = async () => {
  const ports = inMemoryPorts()
  const [sample = expect.fail()] = ports.sample.pictures
  const total = 2 * TABLE_PAGE + 100
  const rows = Array.from({ length: total }, (_, at) => ({ asset: { ...sample, id: `asset-${at}`, name: `Plate ${at}`, fileNumber: `HM-${at}`, path: [], editable: true }, values: {} }))
  ports.metadataTable.rows = async ({ after = '0', limit }) => {
    const end = Number(after) + limit
    return Result.succeed({ items: rows.slice(Number(after), end), next: end < total ? String(end) : null, total, names: [] })
  }
  const table = startMetadataTable(ports)
  table.tableView.send({ type: 'view.opened', resourceType: 'RECORDS', templateId: undefined, query: WHOLE_MODULE })
  await vi.waitFor(() => expect(table.tableRows.getSnapshot().value).toBe('shown'))
  table.gridFocus.send({ type: 'grid.sized', size: { rows: total, columns: 6, pageRows: 10 } })
  return { ...table, total }
}

it('the focus stays where it was sent, though the row there had not been read', async () => {
  const { gridFocus, tableRows, total } = await longTable()
  gridFocus.send({ type: 'focus.moved', move: 'down', isExtending: false })
  gridFocus.send({ type: 'focus.moved', move: 'gridEnd', isExtending: false })
  tableRows.send({ type: 'rows.seen', from: total - 20, to: total - 1 })
  await vi.waitFor(() => expect(tableRows.getSnapshot().context.pages.has(2)).toBe(true))
  expect(gridFocus.getSnapshot().context.range.focus.row).toBe(total - 1)
})
