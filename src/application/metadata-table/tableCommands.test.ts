import * as Result from 'effect/Result'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cellKey } from '../../domain/metadata/valueCell.ts'
import { CODE, DATE, type DescribedTable, describedTable, KIND, PERSONS, value } from '../../../tests/support/describedTable.ts'
import { tableContents, valueCellAt } from './tableContents.ts'
import { WHOLE_MODULE } from './viewQuery.ts'
import { unsavedElsewhere } from './unsavedElsewhere.ts'

const { signal } = new AbortController()

let table: DescribedTable
beforeEach(async () => {
  table = await describedTable()
})

describe('a pasted block', () => {
  it('is judged cell by cell, and what is right is saved', async () => {
    table.mark(0, CODE)
    const done = await table.tableCommands.paste('A-1\t12/24/1921\tElin; Johan\tletter\nA-2\tabout 1890\t\tnonsense\n', 'en-US')
    expect(done).toEqual({ changed: 8, left: 0 })
    expect([await table.stored(0, CODE), await table.stored(0, DATE), await table.stored(0, PERSONS)]).toEqual([['A-1'], ['1921-12-24'], ['Elin', 'Johan']])
    expect(table.text(0, KIND)).toBe('Letter')
    expect(table.text(1, DATE)).toBe('about 1890')
    expect(table.editOf(1, DATE)?.refusal).toEqual({ code: 'VALIDATION_FAILED', problem: { code: 'invalidDate' } })
    expect(table.editOf(1, KIND)?.refusal).toEqual({ code: 'VALIDATION_FAILED', problem: { code: 'notAnOption' } })
    expect(await table.stored(1, CODE)).toEqual(['A-2'])
  })

  it('has what its spreadsheet could not calculate refused, and nothing lost of what was there', async () => {
    table.mark(0, CODE)
    await table.tableCommands.paste('#N/A\t #REF! \t#1 Elin\t#VERDI!\r\n', 'en-US')
    for (const column of [CODE, DATE, KIND]) expect(table.editOf(0, column)?.refusal).toEqual({ code: 'VALIDATION_FAILED', problem: { code: 'notCalculated' } })
    expect([table.text(0, CODE), await table.stored(0, CODE), await table.stored(0, PERSONS)]).toEqual(['#N/A', ['HM-0'], ['#1 Elin']])
  })

  it('is the text that it looks like where somebody enters it as it stands, and not where the cell is only looked at', async () => {
    const looked = (isEntered?: boolean) => {
      const cell = valueCellAt(table.contents(), { row: 0, column: CODE })
      if (cell === undefined) throw new Error('There is no such cell')
      table.cellEditor.send({ type: 'editor.opened', cell, text: table.text(0, CODE), values: cell.values, language: 'en-US' })
      const taken = table.tableCommands.take(isEntered)
      table.cellEditor.send({ type: 'editor.closed' })
      return taken
    }
    table.mark(0, CODE)
    await table.tableCommands.paste('#N/A', 'en-US')
    expect(looked()).toBeUndefined()
    expect(table.editOf(0, CODE)?.refusal).toBeDefined()
    await looked(true)
    expect([await table.stored(0, CODE), table.editOf(0, CODE)]).toEqual([['#N/A'], undefined])
    table.tableCommands.undo()
    expect([table.text(0, CODE), table.editOf(0, CODE)?.refusal]).toEqual(['#N/A', { code: 'VALIDATION_FAILED', problem: { code: 'notCalculated' } }])
  })

  it('leaves what cannot be edited', async () => {
    table.mark(0, 1)
    expect(await table.tableCommands.paste('x\tA-1', 'en-US')).toEqual({ changed: 1, left: 1 })
  })

  it('tells what lies beyond the edge of the table', async () => {
    table.mark(4, PERSONS)
    expect(await table.tableCommands.paste('Elin\tletter\tsomewhere\nJohan\t\t\n\t\t', 'en-US')).toEqual({ changed: 2, left: 0, cutRows: 1, cutColumns: 1 })
    expect(await table.stored(4, PERSONS)).toEqual(['Elin'])
  })

  it('that means nothing goes back alone, to the text of before, and again', async () => {
    table.mark(0, CODE)
    await table.tableCommands.paste('A-1', 'en-US')
    table.mark(1, DATE)
    await table.tableCommands.paste('soon', 'en-US')
    await table.tableCommands.paste('later', 'en-US')
    table.tableCommands.undo()
    expect([table.text(0, CODE), table.text(1, DATE), table.editOf(1, DATE)?.refusal?.code]).toEqual(['A-1', 'soon', 'VALIDATION_FAILED'])
    table.tableCommands.undo()
    expect([table.text(0, CODE), table.text(1, DATE), table.editOf(1, DATE)]).toEqual(['A-1', '', undefined])
    table.tableCommands.redo()
    expect([table.text(1, DATE), table.editOf(1, DATE)?.refusal?.code]).toEqual(['soon', 'VALIDATION_FAILED'])
  })

  it('goes back whole by one step, and again', async () => {
    table.mark(0, CODE)
    await table.tableCommands.paste('A-1\nA-2\nA-3', 'en-US')
    expect(table.tableCommands.undo()).toEqual({ changed: 3, left: 0, turned: { way: 'undo', column: 'Reference code' } })
    expect([await table.stored(0, CODE), await table.stored(2, CODE)]).toEqual([['HM-0'], ['HM-2']])
    expect(table.tableCommands.redo()).toEqual({ changed: 3, left: 0, turned: { way: 'redo', column: 'Reference code' } })
    expect(await table.stored(2, CODE)).toEqual(['A-3'])
    expect(table.tableCommands.redo()).toEqual({ changed: 0, left: 0 })
  })

  it('is told as taken back without a column where it stands in several', async () => {
    table.mark(0, PERSONS)
    await table.tableCommands.paste('Elin\tletter', 'en-US')
    expect(table.tableCommands.undo()).toEqual({ changed: 2, left: 0, turned: { way: 'undo' } })
  })
})

it('what is not saved tells whether its values have names, also when it is taken back', async () => {
  const { tableCommands, ports } = table
  await tableCommands.enter({ row: 0, column: KIND }, 'letter', 'en-US')
  await table.rested()
  ports.faults.fail('metadataTable.save', { code: 'UNREACHABLE' })
  table.mark(0, DATE)
  await tableCommands.paste('1890\t\t\n', 'en-US')
  table.mark(0, KIND)
  await tableCommands.clear()
  expect([table.editOf(0, DATE)?.isNamed, table.editOf(0, KIND)?.isNamed]).toEqual([undefined, true])
  await tableCommands.enter({ row: 1, column: KIND }, 'letter', 'en-US')
  tableCommands.undo()
  tableCommands.redo()
  expect(table.editOf(1, KIND)?.isNamed).toBe(true)
})

it('what is copied is pasted as it was', async () => {
  table.mark(0, CODE, 1, PERSONS)
  await table.tableCommands.paste('A-1\t12/24/1921\t"E; S"; Johan\nA-2\t\tLine', 'en-US')
  const copied = table.tableCommands.copy('en-US')
  table.mark(2, CODE)
  await table.tableCommands.paste(copied ?? '', 'en-US')
  expect([await table.stored(2, PERSONS), await table.stored(3, DATE)]).toEqual([['E; S', 'Johan'], []])
  expect(table.text(2, DATE)).toBe('12/24/1921')
})

it('what looks like an error is a text where somebody wrote it, also when it is copied in the table', async () => {
  await table.tableCommands.enter({ row: 0, column: CODE }, '#N/A', 'en-US')
  table.mark(0, CODE, 1, CODE)
  const copied = table.tableCommands.copy('en-US') ?? ''
  table.mark(2, CODE)
  await table.tableCommands.paste(copied.replaceAll('\n', '\r\n'), 'en-US')
  expect([await table.stored(0, CODE), await table.stored(2, CODE), await table.stored(3, CODE)]).toEqual([['#N/A'], ['#N/A'], ['HM-1']])
})

it('filling down repeats the first row', async () => {
  await table.tableCommands.enter({ row: 0, column: DATE }, '12/24/1921', 'en-US')
  table.mark(0, DATE, 3, DATE)
  expect(await table.tableCommands.fillDown()).toEqual({ changed: 3, left: 0 })
  expect(await table.stored(3, DATE)).toEqual(['1921-12-24'])
})

it('filling repeats a text that means nothing, as it stands and with its reason, and not what is stored below it', async () => {
  await table.tableCommands.enter({ row: 0, column: DATE }, '12/24/1921', 'en-US')
  await table.rested()
  await table.tableCommands.enter({ row: 0, column: DATE }, 'soon', 'en-US')
  table.mark(0, DATE, 1, DATE)
  await table.tableCommands.fillDown()
  table.mark(0, DATE)
  await table.tableCommands.fillTo(2)
  for (const row of [1, 2]) {
    expect([table.text(row, DATE), table.editOf(row, DATE)?.refusal, await table.stored(row, DATE)]).toEqual(['soon', { code: 'VALIDATION_FAILED', problem: { code: 'invalidDate' } }, []])
  }
  table.tableCommands.undo()
  expect([table.text(1, DATE), table.text(2, DATE)]).toEqual(['soon', ''])
})

it('of more cells than are copied at a time none is, and it is said that these are too many and not that rows are still to be read', () => {
  table.gridFocus.send({ type: 'grid.sized', size: { rows: 2501, columns: 6, pageRows: 10 } })
  table.mark(0, CODE, 2500, KIND)
  expect([table.tableCommands.copy('en-US'), table.tableCommands.cut('en-US'), table.tableCommands.uncopied()]).toEqual([undefined, undefined, { changed: 0, left: 0, isTooMuch: true }])
})

it('what is beyond as many cells as change at a time is told', async () => {
  table.gridFocus.send({ type: 'grid.sized', size: { rows: 10_003, columns: 6, pageRows: 10 } })
  table.mark(0, DATE, 10_002, DATE)
  expect(await table.tableCommands.clear()).toEqual({ changed: 5, left: 9995, beyond: 3 })
  expect(await table.tableCommands.fillDown()).toEqual({ changed: 4, left: 9995, beyond: 3 })
})

it('what is marked is repeated down to where its corner was drawn', async () => {
  await table.tableCommands.enter({ row: 0, column: PERSONS }, 'Elin', 'en-US')
  await table.tableCommands.enter({ row: 1, column: PERSONS }, 'Johan', 'en-US')
  table.mark(0, PERSONS, 1, PERSONS)
  expect(await table.tableCommands.fillTo(4)).toEqual({ changed: 3, left: 0 })
  expect([await table.stored(2, PERSONS), await table.stored(3, PERSONS), await table.stored(4, PERSONS)]).toEqual([['Elin'], ['Johan'], ['Elin']])
  expect(table.gridFocus.getSnapshot().context.range).toEqual({ anchor: { row: 0, column: PERSONS }, focus: { row: 4, column: PERSONS } })
  expect(await table.tableCommands.fillTo(2)).toEqual({ changed: 0, left: 0 })
})

it('a value that must be there is not cleared, and says so', async () => {
  table.mark(0, CODE, 0, DATE)
  await table.tableCommands.clear()
  await table.rested()
  expect(table.editOf(0, CODE)?.refusal).toEqual({ code: 'VALIDATION_FAILED', problem: { code: 'required' } })
  expect(await table.stored(0, CODE)).toEqual(['HM-0'])
})

it('cutting takes the text away', async () => {
  await table.tableCommands.enter({ row: 0, column: PERSONS }, 'Elin', 'en-US')
  table.mark(0, PERSONS)
  const cut = table.tableCommands.cut('en-US')
  expect([cut?.text, await cut?.done]).toEqual(['Elin', { changed: 1, left: 0 }])
  expect(await table.stored(0, PERSONS)).toEqual([])
})

describe('finding and replacing', () => {
  const finding = { find: 'hm', isCaseSensitive: false, isWhole: false }
  it('goes over all that is loaded, in one step', async () => {
    expect(await table.tableCommands.replace(finding, 'NM', 'en-US')).toEqual({ changed: 5, left: 0 })
    expect(await table.stored(4, CODE)).toEqual(['NM-4'])
    expect(table.tableCommands.undo()).toEqual({ changed: 5, left: 0, turned: { way: 'undo', column: 'Reference code' } })
  })
  it('tells how many rows it did not look at, since they have not been read', async () => {
    const { context } = table.tableRows.getSnapshot()
    vi.spyOn(table.tableRows, 'getSnapshot').mockReturnValue({ ...table.tableRows.getSnapshot(), context: { ...context, total: 900 } })
    expect(await table.tableCommands.replace(finding, 'NM', 'en-US')).toEqual({ changed: 5, left: 0, unreadRows: 895 })
  })
  it('judges what it makes of each cell, also where a text was refused', async () => {
    await table.tableCommands.enter({ row: 0, column: DATE }, '12/24/1921', 'en-US')
    await table.tableCommands.enter({ row: 1, column: DATE }, '12/25/soon', 'en-US')
    table.mark(0, DATE, 1, DATE)
    await table.tableCommands.replace({ ...finding, find: 'soon' }, '1922', 'en-US')
    expect([await table.stored(1, DATE), table.editOf(1, DATE)]).toEqual([['1922-12-25'], undefined])
    await table.tableCommands.replace({ ...finding, find: '1921' }, 'later', 'en-US')
    expect([table.text(0, DATE), table.editOf(0, DATE)?.refusal, await table.stored(0, DATE)]).toEqual(['12/24/later', { code: 'VALIDATION_FAILED', problem: { code: 'invalidDate' } }, ['1921-12-24']])
  })
  it('goes over what is marked where that is more than a cell', async () => {
    table.mark(0, CODE, 1, CODE)
    expect(await table.tableCommands.replace(finding, 'NM', 'en-US')).toEqual({ changed: 2, left: 0 })
    expect(await table.stored(2, CODE)).toEqual(['HM-2'])
  })
})

it('what somebody else changed since is not taken back', async () => {
  await table.tableCommands.enter({ row: 0, column: CODE }, 'A-1', 'en-US')
  await table.rested()
  const { assetId = '', attributeId = '' } = valueCellAt(tableContents(table.tableView.getSnapshot(), table.tableRows.getSnapshot(), table.autosave.getSnapshot().context), { row: 0, column: CODE }) ?? {}
  const { revision = 0 } = table.autosave.getSnapshot().context.known.get(cellKey({ assetId, attributeId })) ?? {}
  value(await table.ports.metadataTable.save('RECORDS', [{ assetId, attributeId, values: ['theirs'], revision }], 'elsewhere', signal))
  table.tableCommands.undo()
  await table.rested()
  expect(table.editOf(0, CODE)?.theirs?.values).toEqual(['theirs'])
  expect(await table.stored(0, CODE)).toEqual(['theirs'])
})

it('what is not saved yet is taken back as well where its rows are not shown any more', async () => {
  const release = table.ports.faults.hold('metadataTable.save')
  table.mark(0, CODE)
  await table.tableCommands.paste('A-1\nA-2', 'en-US')
  table.tableView.send({ type: 'view.opened', resourceType: 'RECORDS', templateId: table.tableView.getSnapshot().context.template?.id, query: { ...WHOLE_MODULE, search: 'no such file' } })
  await vi.waitFor(() => expect(table.tableRows.getSnapshot().value).toBe('none'))
  expect(table.tableCommands.undo()).toMatchObject({ changed: 2, left: 0 })
  release()
  await table.rested()
  table.tableView.send({ type: 'view.opened', resourceType: 'RECORDS', templateId: table.tableView.getSnapshot().context.template?.id, query: WHOLE_MODULE })
  await vi.waitFor(() => expect(table.tableRows.getSnapshot().value).toBe('shown'))
  expect([await table.stored(0, CODE), await table.stored(1, CODE)]).toEqual([['HM-0'], ['HM-1']])
})

it('what is taken back stands in the table again, where a filter had left its row out', async () => {
  const { id: attributeId = '' } = table.contents().columns[CODE] ?? {}
  const filters = [{ attributeId, filter: { is: 'contains', text: 'HM-0' } }] as const
  table.tableView.send({ type: 'view.opened', resourceType: 'RECORDS', templateId: table.tableView.getSnapshot().context.template?.id, query: { ...WHOLE_MODULE, filters } })
  await vi.waitFor(() => expect([table.tableRows.getSnapshot().value, table.text(0, CODE)]).toEqual(['shown', 'HM-0']))
  await table.tableCommands.enter({ row: 0, column: CODE }, 'A-1', 'en-US')
  await table.rested()
  table.ports.sample.library.publish({ kind: 'library.changed', type: 'RECORDS' })
  await vi.waitFor(() => expect(table.tableRows.getSnapshot().value).toBe('none'))
  table.tableCommands.undo()
  await vi.waitFor(() => expect(table.text(0, CODE)).toBe('HM-0'))
})

it('a cell that is typed as it was is not saved', async () => {
  await table.tableCommands.enter({ row: 0, column: CODE }, 'HM-0', 'en-US')
  expect(table.autosave.getSnapshot().context.edits.size).toBe(0)
  expect(table.tableHistory.getSnapshot().value).toBe('empty')
})

describe('a cell that is open while somebody else writes into it', () => {
  const opened = () => {
    const cell = valueCellAt(tableContents(table.tableView.getSnapshot(), table.tableRows.getSnapshot(), table.autosave.getSnapshot().context), { row: 0, column: CODE })
    if (cell === undefined) throw new Error('There is no such cell')
    table.mark(0, CODE)
    table.cellEditor.send({ type: 'editor.opened', cell, text: 'HM-0', shown: 'HM-0', values: cell.values, language: 'en-US' })
    return cell
  }
  const elsewhere = async ({ assetId, attributeId }: { readonly assetId: string; readonly attributeId: string }) => {
    value(await table.ports.metadataTable.save('RECORDS', [{ assetId, attributeId, values: ['theirs'], revision: 1 }], 'elsewhere', signal))
    await vi.waitFor(() => expect(table.text(0, CODE)).toBe('theirs'))
  }

  it('is not overwritten, and both are shown', async () => {
    await elsewhere(opened())
    expect(table.cellEditor.getSnapshot().context.text).toBe('HM-0')
    table.cellEditor.send({ type: 'text.typed', text: 'mine' })
    await table.tableCommands.take()
    await table.rested()
    expect(table.editOf(0, CODE)).toMatchObject({ values: ['mine'], theirs: { values: ['theirs'], revision: 2 } })
    expect(await table.stored(0, CODE)).toEqual(['theirs'])
  })

  it('is theirs where nothing was typed', async () => {
    await elsewhere(opened())
    expect(table.tableCommands.take()).toBeUndefined()
    expect(await table.stored(0, CODE)).toEqual(['theirs'])
  })

  it('is saved over what one saved oneself meanwhile', async () => {
    await table.tableCommands.enter({ row: 0, column: CODE }, 'first', 'en-US')
    const cell = opened()
    await table.rested()
    expect(cell.values).toEqual(['first'])
    table.cellEditor.send({ type: 'text.typed', text: 'second' })
    await table.tableCommands.take()
    expect(await table.stored(0, CODE)).toEqual(['second'])
    expect(table.editOf(0, CODE)).toBeUndefined()
  })

  it('keeps what was typed when its asset is moved to the trash', async () => {
    const { assetId } = opened()
    table.cellEditor.send({ type: 'text.typed', text: 'mine' })
    table.ports.sample.library.trashed.add(assetId)
    table.ports.sample.library.publish({ kind: 'contents.changed', folderId: null, type: 'RECORDS' })
    await vi.waitFor(() => expect(table.tableRows.getSnapshot().context.total).toBe(4))
    await table.rested()
    expect([...table.autosave.getSnapshot().context.edits.values()]).toMatchObject([{ assetId, values: ['mine'], refusal: { code: 'RESOURCE_IN_TRASH' } }])
    const contents = tableContents(table.tableView.getSnapshot(), table.tableRows.getSnapshot(), table.autosave.getSnapshot().context)
    expect(unsavedElsewhere(contents)).toMatchObject([{ assetId, attribute: { name: expect.any(String) }, values: ['mine'] }])
  })
})

it('a copied asset is its file number, by which it is pasted though others have its name', async () => {
  const [asset = expect.fail()] = table.ports.sample.files
  table.tableRows.send({ type: 'names.learned', names: [{ id: asset.id, label: asset.name, fileNumber: 'HM-7', module: 'RECORDS' }] })
  expect([table.contents().nameOf(asset.id), table.contents().writtenNameOf(asset.id)]).toEqual([asset.name, 'HM-7'])
  table.ports.metadata.named = async (_, words) => Result.succeed(words.map((word) => ({ word, option: word === 'HM-7' ? { id: asset.id, label: asset.name } : null })))
  await table.tableCommands.choose({ row: 0, column: KIND }, [asset.id])
  table.mark(0, KIND)
  const copied = table.tableCommands.copy('en-US')
  expect([copied, table.text(0, KIND)]).toEqual(['HM-7', asset.name])
  table.mark(1, KIND)
  await table.tableCommands.paste(copied ?? '', 'en-US')
  expect([table.text(1, KIND), table.editOf(1, KIND)?.values]).toEqual([asset.name, [asset.id]])
})
