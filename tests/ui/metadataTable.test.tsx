import { act, createEvent, fireEvent, render, waitFor } from '@testing-library/react'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ThemeProvider } from 'styled-components'
import '../../.storybook/texts.ts'
import { contentsIn, type TableLibrary, tableWith } from '../../.storybook/metadataTable.ts'
import { cellText, valueCellAt } from '../../src/application/metadata-table/tableContents.ts'
import { areaOf } from '../../src/domain/metadata-table/gridRange.ts'
import { CellEditor } from '../../src/ui/metadata-table/CellEditor.tsx'
import { useGridKeys } from '../../src/ui/metadata-table/grid/useGridKeys.ts'
import { useCellEditing } from '../../src/ui/metadata-table/useCellEditing.ts'
import { useTable } from '../../src/ui/metadata-table/useTable.ts'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'

drawsLists()

/** Columns: name, file number, reference code (required), received (date), correspondent (repeatable), kind of document (choice). */
const [CODE, PERSONS, KIND] = [2, 4, 5]
const ROWS = 4

const found = (selector: string) =>
  waitFor(() => {
    const element = document.querySelector<HTMLElement>(selector)
    if (element === null) throw new Error(`There is no ${selector}`)
    return element
  })

const NOTHING_PROPOSED = { of: () => undefined, want: () => undefined, decide: () => undefined }

/** The keys of the grid and the editor of its cell, without the rows that are drawn. */
const Keys = ({ actors }: { readonly actors: TableLibrary['stage']['shell'] }) => {
  const table = useTable(actors, NOTHING_PROPOSED)
  const box = useRef<HTMLDivElement>(null)
  const nothing = () => undefined
  const editing = useCellEditing(table, { back: () => box.current?.focus(), isGrid: true, onDone: nothing })
  const keys = useGridKeys(table, { editing, onDone: nothing, onFind: nothing, onBeside: nothing, onColumnMenu: nothing })
  const place = useSelector(actors.gridFocus, ({ context }) => context.range.focus)
  const isOpen = useSelector(actors.cellEditor, (snapshot) => snapshot.hasTag('open'))
  return (
    <div ref={box} role="grid" tabIndex={0} {...keys}>
      {isOpen && <CellEditor table={table} place={place} editing={editing} />}
    </div>
  )
}

let table: TableLibrary
let grid: HTMLElement
let unmount: () => void
beforeEach(async () => {
  table = tableWith(undefined, { count: ROWS })()
  const { shell } = table.stage
  await vi.waitUntil(() => table.tableRows.getSnapshot().matches('shown'))
  ;({ unmount } = render(
    <ThemeProvider theme={theme}>
      <Keys actors={shell} />
    </ThemeProvider>,
  ))
  grid = await found('[role=grid]')
  act(() => shell.gridFocus.send({ type: 'grid.sized', size: { rows: ROWS, columns: 6, pageRows: 10 } }))
})

const at = (row: number, column: number) => act(() => table.stage.shell.gridFocus.send({ type: 'cell.pointed', place: { row, column }, isExtending: false }))
const text = (row: number, column: number) => cellText(contentsIn(table.stage.shell), { row, column }, 'en-US')
const edit = (row: number, column: number) => valueCellAt(contentsIn(table.stage.shell), { row, column })?.edit
const marked = () => areaOf(table.stage.shell.gridFocus.getSnapshot().context.range)
const press = (key: string, more: object = {}, target = grid) => fireEvent.keyDown(target, { key, ...more })

describe('the keys of the grid', () => {
  it('Shift and arrows mark cells, and Ctrl+D repeats the first of them below', async () => {
    at(0, PERSONS)
    const first = text(0, PERSONS)
    press('ArrowDown', { shiftKey: true })
    press('ArrowDown', { shiftKey: true })
    expect(marked()).toEqual({ top: 0, left: PERSONS, bottom: 2, right: PERSONS })
    expect([text(1, PERSONS), text(2, PERSONS)]).not.toEqual([first, first])
    press('d', { ctrlKey: true })
    await waitFor(() => expect([text(1, PERSONS), text(2, PERSONS), text(3, PERSONS)]).toEqual([first, first, text(3, PERSONS)]))
    press('ArrowUp', { shiftKey: true })
    expect(marked().bottom).toBe(1)
  })

  it('Ctrl+A marks everything, and an arrow one cell again', () => {
    at(1, CODE)
    press('a', { ctrlKey: true })
    expect(marked()).toMatchObject({ top: 0, left: 0, bottom: ROWS - 1 })
    press('ArrowDown')
    expect(marked().top).toBe(marked().bottom)
  })

  it('Ctrl+X puts the cells on the clipboard and empties them, and Ctrl+Z brings them back', async () => {
    at(1, PERSONS)
    const before = text(1, PERSONS)
    const cut = createEvent.cut(grid)
    const setData = vi.fn<(type: string, text: string) => void>()
    Object.defineProperty(cut, 'clipboardData', { value: { setData } })
    fireEvent(grid, cut)
    expect(setData).toHaveBeenCalledWith('text/plain', before)
    await waitFor(() => expect(text(1, PERSONS)).toBe(''))
    press('z', { ctrlKey: true })
    expect(text(1, PERSONS)).toBe(before)
  })

  it('Escape gives up what was typed, and hands the keys back to the grid', async () => {
    at(1, CODE)
    const before = text(1, CODE)
    press('F2')
    const field = await found('[role=grid] input')
    fireEvent.change(field, { target: { value: 'something else' } })
    press('Escape', {}, field)
    await waitFor(() => expect(grid.querySelector('input')).toBeNull())
    expect([text(1, CODE), edit(1, CODE), document.activeElement]).toEqual([before, undefined, grid])
  })
})

describe('the field of a cell', () => {
  const type = async (typed: string) => {
    press('F2')
    const field = await found('[role=grid] input, [role=grid] textarea')
    fireEvent.change(field, { target: { value: typed } })
    return field as HTMLInputElement
  }

  it('lets the focus go to what is pressed beside the grid, and back to the grid from nowhere', async () => {
    at(1, CODE)
    const focused = vi.spyOn(grid, 'focus')
    fireEvent.blur(await type('HM-new'), { relatedTarget: document.body })
    await waitFor(() => expect(text(1, CODE)).toBe('HM-new'))
    expect([focused.mock.calls.length, grid.querySelector('input')]).toEqual([0, null])
    fireEvent.blur(await type('HM-newer'))
    await waitFor(() => expect(text(1, CODE)).toBe('HM-newer'))
    expect(document.activeElement).toBe(grid)
  })

  it('is not left by the keys that end a composed character', async () => {
    at(1, CODE)
    const field = await type('Bodø')
    for (const key of ['Enter', 'Tab', 'Escape']) press(key, { isComposing: true }, field)
    expect([field.value, edit(1, CODE), table.stage.shell.cellEditor.getSnapshot().value]).toEqual(['Bodø', undefined, 'typing'])
  })

  it('takes the first character also where its key is held with AltGr', async () => {
    at(1, CODE)
    press('@', { ctrlKey: true, altKey: true, modifierAltGraph: true })
    expect(await found('[role=grid] input')).toHaveProperty('value', '@')
  })

  it.each([{ altKey: true }, { ctrlKey: true }])('of a long text breaks a line by Enter with %j, where the caret is', async (held) => {
    at(1, CODE)
    const cell = valueCellAt(contentsIn(table.stage.shell), { row: 1, column: CODE })
    if (cell === undefined) throw new Error('There is no such cell')
    act(() => table.stage.shell.cellEditor.send({ type: 'editor.opened', cell: { ...cell, attribute: { ...cell.attribute, type: 'longText' } }, text: 'Quay Pier', values: [], language: 'en-US' }))
    const field = (await found('[role=grid] textarea')) as HTMLTextAreaElement
    field.setSelectionRange(4, 5)
    press('Enter', held, field)
    await waitFor(() => expect([field.value, field.selectionStart]).toEqual(['Quay\nPier', 5]))
    press('Enter', {}, field)
    await waitFor(() => expect(edit(1, CODE)?.values).toEqual(['Quay\nPier']))
  })
})

describe('what is typed and not left', () => {
  const leaving = { 'the page is closed': () => fireEvent(window, new Event('pagehide')), 'the table is left': () => unmount() }
  it.each(Object.entries(leaving))('is kept when %s', async (_, leave) => {
    at(1, CODE)
    press('F2')
    fireEvent.change(await found('[role=grid] input'), { target: { value: 'HM-new' } })
    expect(edit(1, CODE)).toBeUndefined()
    leave()
    expect([edit(1, CODE)?.values, table.stage.shell.cellEditor.getSnapshot().value]).toEqual([['HM-new'], 'closed'])
  })

  it('is a draft in the same step when the page is hidden', async () => {
    at(1, CODE)
    press('F2')
    fireEvent.change(await found('[role=grid] input'), { target: { value: 'HM-new' } })
    const { assetId = '' } = valueCellAt(contentsIn(table.stage.shell), { row: 1, column: CODE }) ?? {}
    const drafts = () => Object.values(table.stage.ports.fieldDrafts.read(assetId)).map(({ texts }) => texts)
    expect(drafts()).toEqual([])
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))
    vi.restoreAllMocks()
    expect(drafts()).toEqual([['HM-new']])
  })
})

describe('a choice in the grid', () => {
  const offered = async () => {
    at(1, KIND)
    press('Delete')
    await waitFor(() => expect(text(1, KIND)).toBe(''))
    press('F2')
    const field = await found('[role=grid] [role=combobox]')
    await waitFor(() => expect([...document.querySelectorAll('[role=grid] [role=option]')].length).toBeGreaterThan(1))
    return field
  }

  it('takes by Enter what was typed last, and never the first of an earlier search', async () => {
    const field = await offered()
    const [first] = [...document.querySelectorAll('[role=grid] [role=option]')]
    fireEvent.change(field, { target: { value: 'lett' } })
    press('Enter', {}, field)
    await waitFor(() => expect(text(1, KIND)).toBe('Letter'))
    expect(first?.textContent).not.toBe('Letter')
  })

  it.each(['Tab', 'blur'])('takes by %s what was typed', async (how) => {
    const field = await offered()
    fireEvent.change(field, { target: { value: 'LETTER' } })
    if (how === 'blur') fireEvent.blur(field)
    else press('Tab', {}, field)
    await waitFor(() => expect(text(1, KIND)).toBe('Letter'))
  })

  it('keeps at its cell what names no option, and goes on from there', async () => {
    const field = await offered()
    fireEvent.change(field, { target: { value: 'nonsense' } })
    press('Tab', {}, field)
    await waitFor(() => expect([text(1, KIND), edit(1, KIND)?.refusal]).toEqual(['nonsense', { code: 'VALIDATION_FAILED', problem: { code: 'notAnOption' } }]))
    at(1, KIND)
    press('F2')
    expect(await found('[role=grid] [role=combobox]')).toHaveProperty('value', 'nonsense')
  })

  const choices = () => [...document.querySelectorAll('[role=grid] [role=option]')]
  const opened = async (row: number) => {
    at(row, KIND)
    press('F2')
    const field = await found('[role=grid] [role=combobox]')
    await waitFor(() => expect(choices().length).toBeGreaterThan(1))
    return field
  }
  const focused = () => table.stage.shell.gridFocus.getSnapshot().context.range.focus

  it('that is opened and confirmed stays as it was, and goes on below', async () => {
    for (const row of [0, 1, 2]) {
      const before = text(row, KIND)
      press('Enter', {}, await opened(row))
      expect([before, text(row, KIND), edit(row, KIND), focused()]).toEqual([expect.stringMatching(/./), before, undefined, { row: row + 1, column: KIND }])
    }
  })

  it.each([[{}, 2], [{ shiftKey: true }, 0]])('goes on from what is found and taken by Enter with %j', async (held, row) => {
    const field = await opened(1)
    fireEvent.change(field, { target: { value: 'lett' } })
    await waitFor(() => expect(choices().map(({ textContent }) => textContent)).toEqual(['Letter']))
    await waitFor(() => expect(field.getAttribute('aria-activedescendant')).not.toBeNull())
    press('Enter', held, field)
    await waitFor(() => expect(text(1, KIND)).toBe('Letter'))
    expect([grid.querySelector('input'), focused()]).toEqual([null, { row, column: KIND }])
  })

  it('stays what it was where a word of it is typed and taken', async () => {
    await table.stage.shell.tableCommands.enter({ row: 1, column: KIND }, 'Letter', 'en-US')
    await waitFor(() => expect(text(1, KIND)).toBe('Letter'))
    const field = await opened(1)
    fireEvent.change(field, { target: { value: 'lett' } })
    await waitFor(() => expect(field.getAttribute('aria-activedescendant')).not.toBeNull())
    press('Enter', {}, field)
    expect([text(1, KIND), focused().row]).toEqual(['Letter', 2])
  })

  it('takes by Enter what the arrows have come to', async () => {
    const field = await offered()
    press('ArrowDown', {}, field)
    const [first] = choices()
    expect([first?.id, first?.textContent]).toEqual([field.getAttribute('aria-activedescendant'), expect.stringMatching(/./)])
    press('Enter', {}, field)
    await waitFor(() => expect(text(1, KIND)).toBe(first?.textContent))
  })

  it('of several keeps by a second Enter what the first one took, and goes on', async () => {
    at(1, KIND)
    const cell = valueCellAt(contentsIn(table.stage.shell), { row: 1, column: KIND })
    if (cell === undefined) throw new Error('There is no such cell')
    act(() => table.stage.shell.cellEditor.send({ type: 'editor.opened', cell: { ...cell, attribute: { ...cell.attribute, type: 'multipleChoice' } }, text: '', values: [], language: 'en-US' }))
    const field = await found('[role=grid] [role=combobox]')
    fireEvent.change(field, { target: { value: 'lett' } })
    await waitFor(() => expect(field.getAttribute('aria-activedescendant')).not.toBeNull())
    press('Enter', {}, field)
    expect(choices().map((option) => option.getAttribute('aria-selected'))).toEqual(['true'])
    press('Enter', {}, field)
    await waitFor(() => expect([text(1, KIND), grid.querySelector('input'), focused().row]).toEqual(['Letter', null, 2]))
  })
})
