import * as Result from 'effect/Result'
import { expect, vi } from 'vitest'
import { inMemoryEntry, inMemoryPorts, inMemoryShell } from '../../src/infrastructure/composition/inMemoryApplication.ts'
import { cellOf } from '../../src/domain/metadata-table/tableRow.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import { cellText, tableContents, valueCellAt } from '../../src/application/metadata-table/tableContents.ts'
import { WHOLE_MODULE } from '../../src/application/metadata-table/viewQuery.ts'

const { signal } = new AbortController()
export const value = <Value, Failed>(outcome: Result.Result<Value, Failed>): Value => Result.getOrThrow(outcome)

/** Columns of {@link describedTable}: name, file number, reference code (required), received (date), correspondent (repeatable), kind of document (choice). */
export const [CODE, DATE, PERSONS, KIND] = [2, 3, 4, 5]

/** A table of records of which the first few are described. */
export const describedTable = async (count = 5) => {
  const ports = inMemoryPorts()
  const template = value(await ports.metadataTable.templates('RECORDS', signal)).find(({ state }) => state === 'Active')
  const { attributes } = value(await ports.metadataTable.template('RECORDS', template?.id ?? '', signal))
  const byName = ports.sample.pictures.slice(0, count).toSorted((one, other) => (nameKey(one.name) < nameKey(other.name) ? -1 : 1))
  const cells = byName.map(({ id: assetId }, at) => ({ assetId, attributeId: attributes[0]?.id ?? '', values: [`HM-${at}`], revision: 0 }))
  value(await ports.metadataTable.save('RECORDS', cells, 'sample', signal))
  const table = inMemoryShell(ports, inMemoryEntry(ports))
  table.tableView.send({ type: 'view.opened', resourceType: 'RECORDS', templateId: undefined, query: WHOLE_MODULE })
  await vi.waitFor(() => expect(table.tableRows.getSnapshot().value).toBe('shown'))
  table.gridFocus.send({ type: 'grid.sized', size: { rows: count, columns: 6, pageRows: 10 } })
  const autosave = table.tableAutosaveOf('RECORDS')
  const contents = () => tableContents(table.tableView.getSnapshot(), table.tableRows.getSnapshot(), autosave.getSnapshot().context)
  const mark = (top: number, left: number, bottom = top, right = left) => {
    table.gridFocus.send({ type: 'cell.pointed', place: { row: top, column: left }, isExtending: false })
    table.gridFocus.send({ type: 'cell.pointed', place: { row: bottom, column: right }, isExtending: true })
  }
  const text = (row: number, column: number) => cellText(contents(), { row, column }, 'en-US')
  const editOf = (row: number, column: number) => valueCellAt(contents(), { row, column })?.edit
  const rested = async () => {
    await vi.waitFor(() => expect(autosave.getSnapshot().value).toBe('resting'))
  }
  /** What the server has now, whatever the page shows. */
  const stored = async (row: number, column: number) => {
    await rested()
    const { asset } = contents().rowAt(row) ?? {}
    const page = value(await ports.metadataTable.rows({ ...WHOLE_MODULE, resourceType: 'RECORDS', templateId: template?.id ?? '', limit: 200 }, signal))
    const found = page.items.find((one) => one.asset.id === asset?.id)
    return found === undefined ? [] : cellOf(found, contents().columns[column]?.id ?? '').values
  }
  return { ...table, ports, autosave, contents, mark, text, editOf, rested, stored }
}

export type DescribedTable = Awaited<ReturnType<typeof describedTable>>
