import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ThemeProvider } from 'styled-components'
import '../../.storybook/texts.ts'
import { contentsIn, type TableLibrary, tableWith } from '../../.storybook/metadataTable.ts'
import { valueCellAt } from '../../src/application/metadata-table/tableContents.ts'
import { RowCards } from '../../src/ui/metadata-table/RowCards.tsx'
import { useTable } from '../../src/ui/metadata-table/useTable.ts'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'

drawsLists()

/** Columns: name, file number, reference code (required), received (date), correspondent (repeatable), kind of document (choice). */
const [CODE, DATE, KIND] = [2, 3, 5]

const focus = vi.spyOn(HTMLElement.prototype, 'focus')

const NOTHING_PROPOSED = { of: () => undefined, want: () => undefined, decide: () => undefined }

const Cards = ({ actors }: { readonly actors: TableLibrary['stage']['shell'] }) => (
  <RowCards table={useTable(actors, NOTHING_PROPOSED)} files={actors.files} onDone={() => undefined} />
)

let table: TableLibrary
beforeEach(async () => {
  table = tableWith(undefined, { count: 2 })()
  await vi.waitUntil(() => table.tableRows.getSnapshot().matches('shown'))
  render(
    <ThemeProvider theme={theme}>
      <Cards actors={table.stage.shell} />
    </ThemeProvider>,
  )
})

const button = (row: number, name: string) => screen.getAllByRole('button', { name: new RegExp(`Edit ${name}$`) })[row] as HTMLElement
const cell = (row: number, column: number) => valueCellAt(contentsIn(table.stage.shell), { row, column })
const open = async (row: number, name: string, typed: string) => {
  fireEvent.click(button(row, name))
  const field = await screen.findByRole('textbox')
  fireEvent.change(field, { target: { value: typed } })
  return field
}

it('a card says the file number as long as its column is shown, and which values must be there', async () => {
  const { fileNumber = '' } = contentsIn(table.stage.shell).rowAt(0)?.asset ?? {}
  expect([fileNumber, screen.getAllByText(fileNumber).length]).toEqual([expect.stringMatching(/./), 1])
  expect(screen.getAllByRole('term').filter((term) => term.dataset['required'] !== undefined).map((term) => term.textContent)).toEqual(['Reference code', 'Reference code'])
  act(() => table.stage.shell.tableView.send({ type: 'column.changed', id: 'fileNumber', change: { isHidden: true } }))
  await waitFor(() => expect(screen.queryByText(fileNumber)).toBeNull())
})

describe('a value on a card', () => {
  it('is taken by Enter, has the focus again, and says there why it is not saved', async () => {
    fireEvent.keyDown(await open(0, 'Received', 'soon'), { key: 'Enter' })
    await waitFor(() => expect(cell(0, DATE)?.edit?.typed).toBe('soon'))
    await waitFor(() => expect(document.activeElement).toBe(button(0, 'Received')))
    fireEvent.click(await screen.findByRole('button', { name: 'Put back' }))
    expect(cell(0, DATE)?.edit).toBeUndefined()
    expect(document.activeElement).toBe(button(0, 'Received'))
  })

  it('is given up by Escape, and has the focus again', async () => {
    fireEvent.keyDown(await open(1, 'Reference code', 'something else'), { key: 'Escape' })
    await waitFor(() => expect(document.activeElement).toBe(button(1, 'Reference code')))
    expect(cell(1, CODE)?.edit).toBeUndefined()
  })

  it('is chosen by Enter, and has the focus again without anything being scrolled', async () => {
    const letter = cell(1, KIND)?.values
    expect(cell(0, KIND)?.values).not.toEqual(letter)
    fireEvent.click(button(0, 'Kind of document'))
    const field = await screen.findByRole('combobox')
    fireEvent.change(field, { target: { value: 'lett' } })
    await waitFor(() => expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Letter']))
    fireEvent.keyDown(field, { key: 'Enter' })
    await waitFor(() => expect(document.activeElement).toBe(button(0, 'Kind of document')))
    expect(focus.mock.lastCall).toEqual([{ preventScroll: true }])
    expect(cell(0, KIND)?.values).toEqual(letter)
  })

  it('is left by Tab as any field is', async () => {
    const field = await open(0, 'Reference code', 'HM-new')
    // Nothing keeps the browser from going on.
    expect(fireEvent.keyDown(field, { key: 'Tab' })).toBe(true)
    const next = button(0, 'Received')
    fireEvent.blur(field, { relatedTarget: next })
    next.focus()
    await waitFor(() => expect(cell(0, CODE)?.values).toEqual(['HM-new']))
    expect([screen.queryByRole('textbox'), document.activeElement]).toEqual([null, button(0, 'Received')])
  })

  it('goes on being typed where its asset moves to another card', async () => {
    await open(0, 'Reference code', 'HM-new')
    act(() => table.stage.shell.gridFocus.send({ type: 'rows.shifted', by: 1 }))
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'HM-new')
  })

  it('that is a long text has its lines broken by Enter', async () => {
    const opened = cell(0, CODE)
    if (opened === undefined) throw new Error('There is no such cell')
    fireEvent.keyDown(await open(0, 'Reference code', ''), { key: 'Escape' })
    act(() => table.stage.shell.cellEditor.send({ type: 'editor.opened', cell: { ...opened, attribute: { ...opened.attribute, type: 'longText' } }, text: 'Quay', values: [], language: 'en-US' }))
    const area = await screen.findByRole('textbox')
    expect([area.tagName, fireEvent.keyDown(area, { key: 'Enter' })]).toEqual(['TEXTAREA', true])
    expect(table.stage.shell.cellEditor.getSnapshot().context.text).toBe('Quay')
  })
})

describe('what looks like an error of a spreadsheet', () => {
  const pasted = async (column: number, name: string) => {
    act(() => table.stage.shell.gridFocus.send({ type: 'cell.pointed', place: { row: 0, column }, isExtending: false }))
    await act(() => table.stage.shell.tableCommands.paste('#N/A', 'en-US'))
    await waitFor(() => expect(button(0, name).textContent).toBe('#N/A'))
  }

  it('is kept as the text that it looks like by one press', async () => {
    await pasted(CODE, 'Reference code')
    fireEvent.click(await screen.findByRole('button', { name: 'Keep as text' }))
    await waitFor(() => expect(cell(0, CODE)).toMatchObject({ edit: undefined, values: ['#N/A'] }))
    expect(document.activeElement).toBe(button(0, 'Reference code'))
  })

  it('is offered as no text where a day is asked for', async () => {
    await pasted(DATE, 'Received')
    expect(await screen.findByRole('button', { name: 'Put back' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Keep as text' })).toBeNull()
  })
})
