import { beforeEach, expect, it, vi } from 'vitest'
import { CODE, type DescribedTable, describedTable } from '../../../tests/support/describedTable.ts'
import { unsavedElsewhere } from './unsavedElsewhere.ts'
import { WHOLE_MODULE } from './viewQuery.ts'

let table: DescribedTable
beforeEach(async () => {
  table = await describedTable()
  // The reference code is required.
  await table.tableCommands.enter({ row: 0, column: CODE }, ' ', 'en-US')
})

const elsewhere = () => unsavedElsewhere(table.contents()).map(({ assetId, attribute, edit }) => [assetId, attribute?.name, edit.refusal?.code])
const named = () => unsavedElsewhere(table.contents()).map(({ assetName }) => assetName)
const firstAsset = () => table.contents().rowAt(0)?.asset.id
const code = () => table.contents().columns[CODE] ?? expect.fail()

it('a refused cell in sight is not elsewhere', () => {
  expect(table.editOf(0, CODE)?.refusal).toBeDefined()
  expect(elsewhere()).toEqual([])
})

it('a refused cell is, whose column was hidden', () => {
  const { id, attribute } = code()
  table.tableView.send({ type: 'column.changed', id, change: { isHidden: true } })
  expect(elsewhere()).toEqual([[firstAsset(), attribute?.name, 'VALIDATION_FAILED']])
  expect(named()).toEqual([table.contents().rowAt(0)?.asset.name])
})

it('and one of another template of the module', async () => {
  const [asset, { templates, template }] = [firstAsset(), table.tableView.getSnapshot().context]
  const other = templates.find(({ id }) => id !== template?.id)
  table.tableView.send({ type: 'view.opened', resourceType: 'RECORDS', templateId: other?.id, query: WHOLE_MODULE })
  await vi.waitFor(() => expect([table.tableView.getSnapshot().context.template?.id, table.tableRows.getSnapshot().value]).toEqual([other?.id ?? 'another', 'shown']))
  expect(elsewhere()).toEqual([[asset, undefined, 'VALIDATION_FAILED']])
})
