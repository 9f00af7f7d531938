import * as Result from 'effect/Result'
import { expect, vi } from 'vitest'
import { inMemoryPorts } from '../../src/infrastructure/composition/inMemoryApplication.ts'
import { TABLE_PAGE } from '../../src/application/metadata-table/rows/rowPages.ts'
import { startMetadataTable } from '../../src/application/metadata-table/startMetadataTable.ts'
import { WHOLE_MODULE } from '../../src/application/metadata-table/viewQuery.ts'

/** A table of so many pages, of which the first has been read. The rows' first attribute says HM- and their number. */
export const longTable = async (pages: number) => {
  const ports = inMemoryPorts()
  const total = pages * TABLE_PAGE
  const [sample = expect.fail()] = ports.sample.pictures
  const [code = expect.fail()] = ports.keptTemplates.all().find(({ name }) => name === 'Document')?.attributes ?? []
  const row = (at: number) => ({
    asset: { ...sample, id: `asset-${at}`, name: `Plate ${at}`, fileNumber: `${at}`, path: [], editable: true },
    attributes: [code.id],
    values: [[`HM-${at}`]],
    revisions: [1],
  })
  /** Where the pages began that were read. */
  const read: number[] = []
  ports.metadataTable.rows = async ({ after = '0', limit }) => {
    const [start, end] = [Number(after), Number(after) + limit]
    read.push(start)
    const items = Array.from({ length: Math.min(limit, total - start) }, (_, at) => row(start + at))
    return Result.succeed({ items, next: end < total ? String(end) : null, total, names: [] })
  }
  ports.metadataTable.positions = async (_, every) =>
    Result.succeed({ total, every, starts: Array.from({ length: Math.ceil(total / every) - 1 }, (__, at) => String((at + 1) * every)) })
  const table = startMetadataTable(ports)
  table.tableView.send({ type: 'view.opened', resourceType: 'RECORDS', templateId: undefined, query: WHOLE_MODULE })
  await vi.waitFor(() => expect(table.tableRows.getSnapshot().value).toBe('shown'))
  table.gridFocus.send({ type: 'grid.sized', size: { rows: total, columns: 6, pageRows: 10 } })
  /** By Ctrl+End; the grid then shows its last rows. */
  const goToEnd = async () => {
    table.gridFocus.send({ type: 'focus.moved', move: 'gridEnd', isExtending: false })
    table.tableRows.send({ type: 'rows.seen', from: total - 20, to: total - 1 })
    await vi.waitFor(() => expect(table.tableRows.getSnapshot().context.pages.has(pages - 1)).toBe(true))
  }
  return { ...table, total, read, goToEnd }
}
