import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ThemeProvider } from 'styled-components'
import '../../.storybook/texts.ts'
import { contentsIn, type TableLibrary, tableWith } from '../../.storybook/metadataTable.ts'
import { cellText } from '../../src/application/metadata-table/tableContents.ts'
import { Grid } from '../../src/ui/metadata-table/grid/Grid.tsx'
import { useTable } from '../../src/ui/metadata-table/useTable.ts'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

drawsLists()

const [CODE, PERSONS, ROWS] = [2, 4, 3]
const NOTHING_PROPOSED = { of: () => undefined, want: () => undefined, decide: () => undefined }
const nothing = () => undefined

const Shown = ({ actors }: { readonly actors: TableLibrary['stage']['shell'] }) => (
  <Grid table={useTable(actors, NOTHING_PROPOSED)} files={actors.files} head={{ query: actors.tableView.getSnapshot().context.query, onQuery: nothing, onFilter: nothing }} onDone={nothing} onFind={nothing} onBeside={nothing} />
)

let table: TableLibrary
let grid: HTMLElement
beforeEach(async () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1600)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900)
  table = tableWith(undefined, { count: ROWS })()
  await vi.waitUntil(() => table.tableRows.getSnapshot().matches('shown'))
  render(
    <ThemeProvider theme={theme}>
      <Shown actors={table.stage.shell} />
    </ThemeProvider>,
  )
  grid = await screen.findByRole('grid')
  act(() => table.stage.shell.gridFocus.send({ type: 'cell.pointed', place: { row: 1, column: CODE }, isExtending: false }))
})

afterEach(() => void vi.restoreAllMocks())

const cell = (row: number, column: number) => document.querySelector(`#cell-${row}-${column}`) ?? expect.fail()
const text = (row: number, column: number) => cellText(contentsIn(table.stage.shell), { row, column }, 'en-US')
const range = () => table.stage.shell.gridFocus.getSnapshot().context.range

it('what is marked of the text in an open cell with the pointer leaves the cell where it is', async () => {
  fireEvent.doubleClick(cell(1, CODE))
  await waitFor(() => expect(cell(1, CODE).querySelector('input')).not.toBeNull())
  fireEvent.pointerEnter(cell(1, CODE + 1), { buttons: 1, pointerType: 'mouse' })
  expect(range().focus).toEqual({ row: 1, column: CODE })
  expect(cell(1, CODE).querySelector('input')).not.toBeNull()
})

it('what is drawn over with the pointer while no cell is open is marked', () => {
  fireEvent.pointerDown(cell(0, CODE), { button: 0, pointerType: 'mouse' })
  fireEvent.pointerEnter(cell(1, PERSONS), { buttons: 1, pointerType: 'mouse' })
  expect(range()).toEqual({ anchor: { row: 0, column: CODE }, focus: { row: 1, column: PERSONS } })
})

it('a pasted picture empties no cell, and a pasted empty cell does', async () => {
  const paste = (types: readonly string[], pasted: string) => {
    const event = createEvent.paste(grid)
    Object.defineProperty(event, 'clipboardData', { value: { types, getData: () => pasted } })
    fireEvent(grid, event)
    return event.defaultPrevented
  }
  act(() => table.stage.shell.gridFocus.send({ type: 'cell.pointed', place: { row: 1, column: PERSONS }, isExtending: false }))
  const before = text(1, PERSONS)
  expect([before, paste(['Files'], '')]).toEqual([expect.stringMatching(/./), false])
  expect(paste(['text/plain'], '\r\n')).toBe(true)
  await waitFor(() => expect(text(1, PERSONS)).toBe(''))
  expect(table.stage.shell.tableHistory.getSnapshot().context.history.past).toHaveLength(1)
})
