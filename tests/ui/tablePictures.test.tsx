import { render, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ThemeProvider } from 'styled-components'
import '../../.storybook/texts.ts'
import { contentsIn, type TableLibrary, tableWith } from '../../.storybook/metadataTable.ts'
import { Grid } from '../../src/ui/metadata-table/grid/Grid.tsx'
import { RowCards } from '../../src/ui/metadata-table/RowCards.tsx'
import { useTable } from '../../src/ui/metadata-table/useTable.ts'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'

drawsLists()

const ROWS = 3
const NOTHING_PROPOSED = { of: () => undefined, want: () => undefined, decide: () => undefined }
const nothing = () => undefined

interface Shown {
  readonly actors: TableLibrary['stage']['shell']
}

const AsGrid = ({ actors }: Shown) => (
  <Grid table={useTable(actors, NOTHING_PROPOSED)} files={actors.files} head={{ query: actors.tableView.getSnapshot().context.query, onQuery: nothing, onFilter: nothing }} onDone={nothing} onFind={nothing} onBeside={nothing} />
)
const AsCards = ({ actors }: Shown) => <RowCards table={useTable(actors, NOTHING_PROPOSED)} files={actors.files} onDone={nothing} />

it.each([
  ['row', 'row', AsGrid],
  ['card on a phone', 'listitem', AsCards],
] as const)('every %s has the picture of its asset', async (_, role, Table) => {
  const { stage, tableRows } = tableWith(undefined, { count: ROWS })()
  await vi.waitUntil(() => tableRows.getSnapshot().matches('shown'))
  render(
    <ThemeProvider theme={theme}>
      <Table actors={stage.shell} />
    </ThemeProvider>,
  )
  const assets = contentsIn(stage.shell).read().map(([, { asset }]) => asset)
  expect(assets.map(({ thumbnail }) => thumbnail)).toEqual(Array.from({ length: ROWS }, () => 'Ready'))
  const addresses = assets.map((asset) => stage.shell.files.thumbnail(asset, 320))
  expect(new Set(addresses).size).toBe(ROWS)
  await waitFor(() => {
    const rows = screen.getAllByRole(role).slice(-ROWS)
    expect(rows.map((row) => within(row).getByRole('presentation').getAttribute('src'))).toEqual(addresses)
  })
})
