import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ThemeProvider } from 'styled-components'
import '../../.storybook/texts.ts'
import { contentsIn, type TableLibrary, tableWith } from '../../.storybook/metadataTable.ts'
import { valueOf } from '../../src/application/failures/outcome.ts'
import { type ViewQuery, WHOLE_MODULE } from '../../src/application/metadata-table/viewQuery.ts'
import type { CellFilter } from '../../src/domain/metadata-table/cellFilter.ts'
import type { TableColumn } from '../../src/domain/metadata-table/columns.ts'
import { ColumnFilterDialog } from '../../src/ui/metadata-table/narrowing/ColumnFilterDialog.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'

drawsLists()

let library: TableLibrary
const asked = vi.fn<(query: ViewQuery) => void>()
beforeEach(async () => {
  library = tableWith(undefined, { count: 1 })()
  await vi.waitUntil(() => library.tableRows.getSnapshot().matches('shown'))
})
afterEach(() => asked.mockClear())

const Dialog = ({ column, filter }: { readonly column: TableColumn; readonly filter: CellFilter | undefined }) => {
  const filters = filter === undefined ? [] : [{ attributeId: column.id, filter }]
  return <ColumnFilterDialog column={column} actors={library.stage.shell} query={{ ...WHOLE_MODULE, filters }} onQuery={asked} onClose={() => undefined} />
}

/** The column of kinds of document, as it is or as another type. */
const kinds = (type?: 'asset' | 'coordinates'): TableColumn => {
  const column = contentsIn(library.stage.shell).columns.find(({ attribute }) => attribute?.type === 'dropDown')
  if (column?.attribute === undefined) throw new Error('There is no choice')
  return type === undefined ? column : { ...column, attribute: { ...column.attribute, type } }
}
const open = (column: TableColumn, filter?: CellFilter) =>
  render(
    <ThemeProvider theme={theme}>
      <Dialog column={column} filter={filter} />
    </ThemeProvider>,
  )
const type = async (text: string) => {
  const field = await screen.findByRole('combobox')
  act(() => field.focus())
  fireEvent.change(field, { target: { value: text } })
}

describe('the filter of a column', () => {
  it('of a choice finds its options by typing, and is made of what is chosen', async () => {
    open(kinds())
    await type('lett')
    fireEvent.click(await screen.findByRole('option', { name: 'Letter' }))
    expect(await screen.findByRole('button', { name: 'Remove Letter' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }))
    expect(asked.mock.calls[0]?.[0].filters).toMatchObject([{ filter: { is: 'oneOf', values: [expect.any(String)] } }])
  })

  it('follows a press while it is looked up what was typed, once it is known', async () => {
    open(kinds())
    await type('letter')
    act(() => screen.getByRole('combobox').blur())
    const press = screen.getByRole('button', { name: 'Filter' })
    fireEvent.click(press)
    expect([press.getAttribute('aria-busy'), asked.mock.calls]).toEqual(['true', []])
    await waitFor(() => expect(asked.mock.calls[0]?.[0].filters).toMatchObject([{ filter: { is: 'oneOf', values: [expect.any(String)] } }]))
    expect(asked.mock.calls).toHaveLength(1)
  })

  it('moves nothing from under a press by what is found meanwhile', async () => {
    open(kinds())
    await type('letter')
    await screen.findByRole('option', { name: 'Letter' })
    const press = screen.getByRole('button', { name: 'Filter' })
    fireEvent.pointerDown(press)
    await act(async () => screen.getByRole('combobox').blur())
    expect(screen.queryByRole('button', { name: 'Remove Letter' })).toBeNull()
    fireEvent.pointerUp(press)
    fireEvent.click(press)
    await waitFor(() => expect(asked.mock.calls[0]?.[0].filters).toMatchObject([{ filter: { is: 'oneOf', values: [expect.any(String)] } }]))
  })

  it('follows no press with a word that names nothing', async () => {
    open(kinds())
    await type('watercolur')
    const field = screen.getByRole('combobox')
    act(() => field.blur())
    const press = screen.getByRole('button', { name: 'Filter' })
    fireEvent.click(press)
    await screen.findByText('Choose one of the options.')
    expect([document.activeElement, press.getAttribute('aria-busy'), asked.mock.calls]).toEqual([field, null, []])
  })

  it('looks up what was typed over a word that is being looked up', async () => {
    open(kinds())
    await type('watercolur')
    act(() => screen.getByRole('combobox').blur())
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }))
    await type('letter')
    await screen.findByRole('option', { name: 'Letter' })
    act(() => screen.getByRole('combobox').blur())
    expect(await screen.findByRole('button', { name: 'Remove Letter' })).toBeTruthy()
    expect([screen.queryByText('Choose one of the options.'), asked.mock.calls]).toEqual([null, []])
  })

  it('names what was chosen before, though no row shows it', async () => {
    const column = kinds()
    const offered = await library.stage.ports.metadata.options({ attributeId: column.id, search: '', limit: 200 }, new AbortController().signal)
    const unseen = valueOf(offered)?.items.find(({ id }) => !library.tableRows.getSnapshot().context.names.has(id))
    expect(unseen).toBeDefined()
    open(column, { is: 'oneOf', values: [unseen?.id ?? ''] })
    expect(await screen.findByRole('button', { name: `Remove ${unseen?.label}` })).toBeTruthy()
  })

  it('of coordinates is a place with a distance, each refused at its own field', async () => {
    open(kinds('coordinates'))
    const [place, distance] = [await screen.findByRole('textbox', { name: 'Latitude and longitude' }), screen.getByRole('textbox', { name: /^Distance/ })]
    const fill = (first: string, second: string) => {
      fireEvent.change(place, { target: { value: first } })
      fireEvent.change(distance, { target: { value: second } })
      fireEvent.click(screen.getByRole('button', { name: 'Filter' }))
    }
    fill('95, 5.32', 'far')
    expect(await screen.findByText('Latitude in decimal format, for example 52.229675.')).toBeTruthy()
    expect([place, distance].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true'])
    fill('60.39, 185', '2.5 km')
    expect(await screen.findByText('Longitude in decimal format, for example 21.012230.')).toBeTruthy()
    expect(distance.getAttribute('aria-invalid')).toBeNull()
    expect(asked.mock.calls).toEqual([])
    fill('60.39, 5.32', '2.5 km')
    expect(asked.mock.calls[0]?.[0].filters).toMatchObject([{ filter: { is: 'near', value: '60.39,5.32', metres: 2500 } }])
  })

  it('of assets finds them by name', async () => {
    const [asset] = library.stage.ports.sample.files
    open(kinds('asset'))
    await type(asset?.name ?? '')
    const [found] = await screen.findAllByRole('option')
    fireEvent.click(found ?? document.body)
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }))
    await waitFor(() => expect(asked.mock.calls[0]?.[0].filters).toMatchObject([{ filter: { is: 'oneOf', values: [asset?.id] } }]))
  })
})
