import * as Result from 'effect/Result'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DATE, type DescribedTable, describedTable, KIND, value } from '../../../../tests/support/describedTable.ts'
import { savedAttribute } from '../../../domain/templates/template.fixture.ts'
import { attributeFormOf, templateFormOf } from '../../../domain/templates/template.ts'
import { valueCellAt } from '../tableContents.ts'
import { WHOLE_MODULE } from '../viewQuery.ts'

let table: DescribedTable
beforeEach(async () => {
  table = await describedTable()
})

describe('what stands in an open cell while the page goes', () => {
  const typed = (column: number, text: string) => {
    const cell = valueCellAt(table.contents(), { row: 0, column })
    if (cell === undefined) throw new Error('There is no such cell')
    table.mark(0, column)
    table.cellEditor.send({ type: 'editor.opened', cell, text: '', values: cell.values, language: 'en-US' })
    table.cellEditor.send({ type: 'text.typed', text })
  }

  it('is kept in the same step, before anything is answered', async () => {
    typed(DATE, '12/24/1921')
    table.tableCommands.keepOpen()
    expect([table.editOf(0, DATE)?.values, table.cellEditor.getSnapshot().value]).toEqual([['1921-12-24'], 'closed'])
    expect(await table.stored(0, DATE)).toEqual(['1921-12-24'])
  })

  it('is kept as it was typed where nobody can be asked any more what it names', () => {
    typed(KIND, 'lett')
    table.tableCommands.keepOpen()
    expect([table.editOf(0, KIND)?.typed, table.editOf(0, KIND)?.refusal]).toEqual(['lett', { code: 'UNREACHABLE' }])
  })

  it('is kept as well while it is looked up what it means that was typed and pasted before', async () => {
    table.ports.faults.hold('metadata.named')
    typed(KIND, 'letter')
    void table.tableCommands.take()
    table.cellEditor.send({ type: 'editor.closed' })
    table.mark(1, DATE)
    void table.tableCommands.paste('12/24/1921\t\tletter', 'en-US')
    await vi.waitFor(() => expect(table.tableCommands.lookupOf({ assetId: table.contents().rowAt(1)?.asset.id ?? '', attributeId: table.contents().columns[KIND]?.id ?? '' })).toBeDefined())
    table.tableCommands.keepOpen()
    expect([table.editOf(0, KIND)?.typed, table.editOf(1, KIND)?.typed, table.editOf(1, DATE)?.values]).toEqual(['letter', 'letter', ['1921-12-24']])
  })

  it('is saved in the module that it was typed in, where another is looked at', async () => {
    typed(DATE, '12/24/1921')
    table.tableView.send({ type: 'view.opened', resourceType: 'ARCHIVES', templateId: undefined, query: WHOLE_MODULE })
    expect([...table.autosave.getSnapshot().context.edits.values()]).toMatchObject([{ values: ['1921-12-24'] }])
    await table.rested()
    expect(table.autosave.getSnapshot().context.edits.size).toBe(0)
    expect([table.tableHistory.getSnapshot().value, table.tableCommands.undo()]).toEqual(['empty', { changed: 0, left: 0 }])
  })

  it('is kept, refused and shown where its template is kept from its reader meanwhile', async () => {
    typed(DATE, '12/24/1921')
    table.ports.faults.fail('metadataTable.choice', { code: 'TEMPLATE_NOT_FOUND' })
    table.ports.faults.fail('metadataTable.save', { code: 'PERMISSION_DENIED' })
    table.ports.sample.library.publish({ kind: 'templates.changed' })
    await vi.waitFor(() => expect(table.tableView.getSnapshot().value).toBe('failed'))
    await table.rested()
    expect([...table.autosave.getSnapshot().context.edits.values()]).toMatchObject([{ values: ['1921-12-24'], refusal: { code: 'PERMISSION_DENIED' } }])
  })

  it('goes on where its template is hidden meanwhile, and is kept with the reason', async () => {
    const template = table.ports.keptTemplates.all().find(({ id }) => id === table.tableView.getSnapshot().context.template?.id)
    typed(DATE, '12/24/1921')
    value(await table.ports.templates.perform(template ?? { id: '', revision: 0 }, 'hide', new AbortController().signal))
    table.ports.sample.library.publish({ kind: 'templates.changed' })
    await vi.waitFor(() => expect(table.contents().isActive).toBe(false))
    expect(table.cellEditor.getSnapshot().context.text).toBe('12/24/1921')
    await table.tableCommands.take()
    await table.rested()
    expect(table.editOf(0, DATE)).toMatchObject({ values: ['1921-12-24'], refusal: { code: expect.any(String) } })
  })

  it('is taken when other rows are shown', async () => {
    typed(DATE, '12/24/1921')
    table.tableView.send({ type: 'view.opened', resourceType: 'RECORDS', templateId: table.tableView.getSnapshot().context.template?.id, query: { ...WHOLE_MODULE, search: 'harbour' } })
    expect([...table.autosave.getSnapshot().context.edits.values()]).toMatchObject([{ values: ['1921-12-24'] }])
  })
})

describe('a choice that is typed', () => {
  const opened = async (text: string) => {
    const cell = valueCellAt(table.contents(), { row: 0, column: KIND })
    if (cell === undefined) throw new Error('There is no such cell')
    table.mark(0, KIND)
    table.cellEditor.send({ type: 'editor.opened', cell, text: '', shown: '', values: cell.values, language: 'en-US' })
    await vi.waitFor(() => expect(table.cellEditor.getSnapshot().matches({ choosing: 'offering' })).toBe(true))
    table.cellEditor.send({ type: 'text.typed', text })
  }

  it.each(['LETTER', 'lett'])('is what %s names, before anything was searched by it', async (text) => {
    await opened(text)
    expect(table.cellEditor.getSnapshot().matches({ choosing: 'pausing' })).toBe(true)
    await table.tableCommands.take()
    expect(table.text(0, KIND)).toBe('Letter')
  })

  it('is kept at its cell where it names none, or one of several', async () => {
    for (const text of ['nonsense', 'e']) {
      await opened(text)
      await table.tableCommands.take()
      expect([table.editOf(0, KIND)?.typed, table.editOf(0, KIND)?.refusal]).toEqual([text, { code: 'VALIDATION_FAILED', problem: { code: 'notAnOption' } }])
    }
    expect(await table.stored(0, KIND)).toEqual([])
  })

  it('is kept at its cell where nobody could be asked what it names', async () => {
    await opened('Letter')
    table.ports.faults.fail('metadata.named', { code: 'UNREACHABLE' })
    await table.tableCommands.take()
    expect([table.editOf(0, KIND)?.typed, table.editOf(0, KIND)?.refusal]).toEqual(['Letter', { code: 'UNREACHABLE' }])
  })

  it('means nothing more once an option was chosen by it', async () => {
    await opened('e')
    const [option] = table.cellEditor.getSnapshot().context.options
    table.cellEditor.send({ type: 'option.toggled', id: option?.id ?? '' })
    await table.tableCommands.take()
    expect(table.text(0, KIND)).toBe(option?.label)
  })

  it('has the names of all that was chosen by one word after another', async () => {
    const { signal } = new AbortController()
    const [own] = table.ports.keptTemplates.all().filter(({ id }) => id === table.tableView.getSnapshot().context.template?.id).map(templateFormOf)
    const [assetId = '', trees] = [table.contents().rowAt(0)?.asset.id, attributeFormOf(savedAttribute('Trees', { type: 'multipleChoice' }))]
    if (own === undefined) throw new Error('There is no template')
    const { id, attributes } = table.ports.keptTemplates.create({ ...own, name: 'Herbarium', attributes: [...own.attributes.slice(0, 1), { ...trees, options: ['Apple', 'Apricot', 'Beech'] }].map((one) => ({ ...one, id: null })) })
    value(await table.ports.templates.perform({ id, revision: 1 }, 'publish', signal))
    value(await table.ports.metadataTable.save('RECORDS', [{ assetId, attributeId: attributes[0]?.id ?? '', values: ['HM-9'], revision: 0 }], 'herbarium', signal))
    table.tableView.send({ type: 'view.opened', resourceType: 'RECORDS', templateId: id, query: WHOLE_MODULE })
    await vi.waitFor(() => expect([table.tableView.getSnapshot().context.template?.id, table.tableRows.getSnapshot().value]).toEqual([id, 'shown']))
    const column = table.contents().columns.findIndex((one) => one.id === attributes[1]?.id)
    const cell = valueCellAt(table.contents(), { row: 0, column })
    if (cell === undefined) throw new Error('There is no such cell')
    table.ports.faults.fail('metadataTable.save', { code: 'UNREACHABLE' })
    table.cellEditor.send({ type: 'editor.opened', cell, text: '', values: [], language: 'en-US' })
    for (const [word, label] of [['ap', 'Apple'], ['be', 'Beech']] as const) {
      table.cellEditor.send({ type: 'text.typed', text: word })
      await vi.waitFor(() => expect(table.cellEditor.getSnapshot().matches({ choosing: 'offering' })).toBe(true))
      const option = table.cellEditor.getSnapshot().context.options.find((one) => one.label === label)
      table.cellEditor.send({ type: 'option.toggled', id: option?.id ?? '' })
    }
    await table.tableCommands.take(true)
    table.cellEditor.send({ type: 'editor.closed' })
    table.mark(0, column)
    expect([table.text(0, column), table.tableCommands.copy('en-US')]).toEqual(['Apple; Beech', 'Apple; Beech'])
  })

  it('is also an option that was added since the table was opened', async () => {
    table.mark(0, KIND)
    await table.tableCommands.paste('Letter', 'en-US')
    const attributeId = valueCellAt(table.contents(), { row: 0, column: KIND })?.attributeId ?? ''
    table.ports.metadata.named = async (_, words) => Result.succeed(words.map((word) => ({ word, option: attributeId === _ ? { id: '0190aaaa-0000-7000-8000-0000000000aa', label: word } : null })))
    await table.tableCommands.paste('Telegram', 'en-US')
    expect(table.text(0, KIND)).toBe('Telegram')
  })
})
