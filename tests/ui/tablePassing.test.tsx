import { act, fireEvent, render, screen } from '@testing-library/react'
import * as Result from 'effect/Result'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ThemeProvider } from 'styled-components'
import '../../.storybook/texts.ts'
import type { Stage } from '../../.storybook/library.ts'
import { contentsIn, tableWith } from '../../.storybook/metadataTable.ts'
import type { TableQuery } from '../../src/application/metadata-table/MetadataTableGateway.ts'
import { TABLE_PAGE } from '../../src/application/metadata-table/rows/rowPages.ts'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import { Grid } from '../../src/ui/metadata-table/grid/Grid.tsx'
import { ROW_HEIGHT } from '../../src/ui/metadata-table/grid/gridGeometry.ts'
import { TableBody } from '../../src/ui/metadata-table/TableBody.tsx'
import { useTable } from '../../src/ui/metadata-table/useTable.ts'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'
import { show } from './page.tsx'

drawsLists()

const ROWS = 10_000
const NOTHING_PROPOSED = { of: () => undefined, want: () => undefined, decide: () => undefined }
const nothing = () => undefined

const Shown = ({ actors }: { readonly actors: Stage['shell'] }) => (
  <Grid table={useTable(actors, NOTHING_PROPOSED)} files={actors.files} head={{ query: actors.tableView.getSnapshot().context.query, onQuery: nothing, onFilter: nothing }} onDone={nothing} onFind={nothing} onBeside={nothing} />
)

const fromStart = (query: TableQuery) => Object.fromEntries(Object.entries(query).filter(([key]) => key !== 'after')) as unknown as TableQuery

/** A page at any place has the same assets. */
const long = ({ ports: { metadataTable } }: Stage) => {
  const first = metadataTable.rows.bind(metadataTable)
  vi.spyOn(metadataTable, 'rows').mockImplementation(async (query, signal) =>
    Result.map(await first(fromStart(query), signal), ({ items, names }) => ({ items: Array.from({ length: TABLE_PAGE }, (_, at) => items[at % items.length] ?? expect.fail()), names, next: 'next', total: ROWS })),
  )
  vi.spyOn(metadataTable, 'positions').mockImplementation(async () => Result.succeed({ total: ROWS, every: TABLE_PAGE, starts: Array.from({ length: ROWS / TABLE_PAGE - 1 }, () => 'next') }))
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1600)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900)
})
afterEach(() => void vi.restoreAllMocks())

it('rows that go by too quickly to be read are not asked for, and those where scrolling ends are', async () => {
  const { stage, tableRows } = tableWith(long)()
  await vi.waitUntil(() => tableRows.getSnapshot().matches('shown'))
  const seen = new Set<number>()
  tableRows.subscribe(({ context }) => seen.add(Math.round(context.seen.from / 1000) * 1000))
  render(
    <ThemeProvider theme={theme}>
      <Shown actors={stage.shell} />
    </ThemeProvider>,
  )
  const grid = await screen.findByRole('grid')
  const scrollTo = (row: number) => {
    grid.scrollTop = row * ROW_HEIGHT
    fireEvent.scroll(grid)
  }
  for (const row of [2000, 4000, 6000, 8000]) scrollTo(row)
  await vi.waitUntil(() => contentsIn(stage.shell).rowAt(8000) !== undefined)
  expect([...seen]).toEqual([0, 2000, 8000])
})

it('rows that are read draw nothing around the grid anew', async () => {
  const { stage, tableRows } = tableWith(long)()
  await vi.waitUntil(() => tableRows.getSnapshot().matches('shown'))
  show(<TableBody actors={stage.shell} permissions={PERMISSIONS} isWide mayImport onQuery={nothing} onTemplate={nothing} onFolder={nothing} />)
  await screen.findByRole('grid')
  const drawn: unknown[] = []
  const observer = new MutationObserver((records) => drawn.push(...records.map(({ target, attributeName }) => [target, attributeName])))
  observer.observe(screen.getByRole('searchbox'), { attributes: true })
  await act(async () => {
    tableRows.send({ type: 'rows.seen', from: 200, to: 299 })
    await vi.waitUntil(() => contentsIn(stage.shell).rowAt(200) !== undefined)
  })
  expect(drawn).toEqual([])
})
