import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { contentsIn, tableWith } from '../../.storybook/metadataTable.ts'
import { ShownExport } from '../../src/ui/table-export/ShownExport.tsx'
import { drawsLists } from './browser.ts'
import { show } from './page.tsx'

drawsLists()

const entries = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Export' }))
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
}

it('the rows that are marked are taken home by themselves', async () => {
  const { stage, tableRows, gridFocus } = tableWith(undefined, { count: 4 })()
  await vi.waitUntil(() => tableRows.getSnapshot().matches('shown'))
  const asked = vi.spyOn(stage.shell.tableExport, 'send')
  show(<ShownExport actors={stage.shell} />)
  expect(await entries()).toHaveLength(2)
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  act(() => {
    gridFocus.send({ type: 'grid.sized', size: { rows: 4, columns: 6, pageRows: 4 } })
    gridFocus.send({ type: 'cell.pointed', place: { row: 1, column: 0 }, isExtending: false })
    gridFocus.send({ type: 'cell.pointed', place: { row: 2, column: 1 }, isExtending: true })
  })
  expect(await entries()).toHaveLength(4)
  fireEvent.click(screen.getAllByRole('menuitem')[2] ?? document.body)
  const assets = [1, 2].map((row) => contentsIn(stage.shell).rowAt(row)?.asset.id)
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith(expect.objectContaining({ asked: expect.objectContaining({ format: 'csv', scope: { kind: 'selection', selection: { kind: 'items', folders: [], assets } } }) })))
})
