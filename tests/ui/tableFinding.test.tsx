import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ThemeProvider } from 'styled-components'
import '../../.storybook/texts.ts'
import { contentsIn, type TableLibrary, tableWith } from '../../.storybook/metadataTable.ts'
import { cellText } from '../../src/application/metadata-table/tableContents.ts'
import { FindBar } from '../../src/ui/metadata-table/FindBar.tsx'
import { useTable } from '../../src/ui/metadata-table/useTable.ts'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

drawsLists()

const [CODE, ROWS] = [2, 4]
const NOTHING_PROPOSED = { of: () => undefined, want: () => undefined, decide: () => undefined }
const closed = vi.fn<() => void>()

const Bar = ({ actors }: { readonly actors: TableLibrary['stage']['shell'] }) => <FindBar table={useTable(actors, NOTHING_PROPOSED)} onDone={() => undefined} onClose={closed} />

let table: TableLibrary
beforeEach(async () => {
  table = tableWith(undefined, { count: ROWS })()
  const { shell } = table.stage
  await vi.waitUntil(() => table.tableRows.getSnapshot().matches('shown'))
  const before = document.body.appendChild(document.createElement('button'))
  before.focus()
  render(
    <ThemeProvider theme={theme}>
      <Bar actors={shell} />
    </ThemeProvider>,
  )
  act(() => shell.gridFocus.send({ type: 'grid.sized', size: { rows: ROWS, columns: 6, pageRows: 10 } }))
  return () => before.remove()
})

const texts = () => Array.from({ length: ROWS }, (_, row) => cellText(contentsIn(table.stage.shell), { row, column: CODE }, 'en-US'))
const edits = () => table.stage.shell.tableAutosaveOf('RECORDS').getSnapshot().context.edits.size
/** What a browser does where Enter is pressed in a field of a form. */
const pressEnter = (field: HTMLElement) => {
  const submit = field.closest('form')?.querySelector<HTMLButtonElement>('[type=submit]')
  if (submit?.disabled === false) fireEvent.click(submit)
}

it('Enter goes to the next cell that is found, and changes none', async () => {
  const before = texts()
  const field = screen.getByLabelText('Find')
  fireEvent.change(field, { target: { value: before[2] } })
  pressEnter(field)
  await waitFor(() => expect(table.stage.shell.gridFocus.getSnapshot().context.range.focus).toEqual({ row: 2, column: CODE }))
  expect([texts(), edits()]).toEqual([before, 0])
  expect(screen.getByRole('status').textContent).toBe(`${contentsIn(table.stage.shell).rowAt(2)?.asset.name}: Reference code`)
  fireEvent.change(field, { target: { value: 'no such text' } })
  pressEnter(field)
  expect(await screen.findByText('Not found in the rows that are loaded.')).toBeTruthy()
})

it('what is marked stays marked by Enter, and as it was', async () => {
  const { gridFocus } = table.stage.shell
  act(() => {
    gridFocus.send({ type: 'cell.pointed', place: { row: 0, column: CODE }, isExtending: false })
    gridFocus.send({ type: 'cell.pointed', place: { row: 1, column: CODE }, isExtending: true })
  })
  const { range } = gridFocus.getSnapshot().context
  const field = screen.getByLabelText('Find')
  fireEvent.change(field, { target: { value: 'HM' } })
  await act(async () => pressEnter(field))
  expect([gridFocus.getSnapshot().context.range, edits()]).toEqual([range, 0])
})

it('gives the focus back to where it came from', () => {
  fireEvent.keyDown(screen.getByLabelText('Find'), { key: 'Escape' })
  expect([closed.mock.calls.length, document.activeElement?.tagName]).toEqual([1, 'BUTTON'])
})
