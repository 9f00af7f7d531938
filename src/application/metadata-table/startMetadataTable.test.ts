import * as Result from 'effect/Result'
import { describe, expect, it, vi } from 'vitest'
import { cellOf } from '../../domain/metadata-table/tableRow.ts'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { startMetadataTable } from './startMetadataTable.ts'
import { type ViewQuery, WHOLE_MODULE } from './viewQuery.ts'

it('what is written while the session has ended is kept for whom it was of', () => {
  const ports = inMemoryPorts()
  const places: string[] = []
  let person: string | undefined = 'ada.museum'
  const table = startMetadataTable({
    ...ports,
    signedIn: () => person,
    valueAutosave: (place, save) => {
      places.push(place)
      return ports.valueAutosave(place, save)
    },
  })
  table.tableAutosaveOf('RECORDS')
  person = undefined
  table.tableAutosaveOf('RECORDS')
  person = 'kari.museum'
  table.tableAutosaveOf('RECORDS')
  expect(places.slice(-3)).toEqual(['ada.museum.RECORDS', 'ada.museum.RECORDS', 'kari.museum.RECORDS'])
})

describe('templates that are others now', () => {
  const begin = async () => {
    const ports = inMemoryPorts()
    const { tableView } = startMetadataTable(ports)
    const listed = Result.getOrThrow(await ports.metadataTable.templates('RECORDS', new AbortController().signal))
    const choice = ports.metadataTable.choice.bind(ports.metadataTable)
    const offer = (templates: typeof listed) => {
      ports.metadataTable.choice = async (asked, signal) => Result.map(await choice(asked, signal), ({ template }) => ({ templates, template: templates.length === 0 ? null : template }))
    }
    const open = () => tableView.send({ type: 'view.opened', resourceType: 'RECORDS', templateId: undefined, query: WHOLE_MODULE })
    const offered = async (state: 'none' | 'open') => {
      await vi.waitUntil(() => tableView.getSnapshot().matches(state))
      return tableView.getSnapshot().context.templates.map(({ name }) => name)
    }
    return { ports, tableView, listed, offer, open, offered, names: listed.map(({ name }) => name) }
  }

  it('are offered while the table is open, and where none was', async () => {
    const { tableView, listed, offer, open, offered, names } = await begin()
    offer([])
    open()
    expect(await offered('none')).toEqual([])
    offer(listed)
    tableView.send({ type: 'templates.changed' })
    expect(await offered('open')).toEqual(names)
    offer(listed.map((one) => ({ ...one, name: `New ${one.name}` })))
    tableView.send({ type: 'templates.changed' })
    expect(await offered('open')).toEqual(names.map((name) => `New ${name}`))
  })

  it('are read once more where they change while they are read', async () => {
    const { ports, tableView, listed, offer, open, offered, names } = await begin()
    open()
    expect(await offered('open')).toEqual(names)
    const release = ports.faults.hold('metadataTable.choice')
    tableView.send({ type: 'templates.changed' })
    expect(tableView.getSnapshot().value).toBe('refreshing')
    offer(listed.slice(1))
    tableView.send({ type: 'templates.changed' })
    release()
    expect(await offered('open')).toEqual(names.slice(1))
  })

  it('lead to one that is there, where the one that was open is gone', async () => {
    const { ports, tableView, open, offered } = await begin()
    open()
    await offered('open')
    ports.faults.fail('metadataTable.choice', { code: 'TEMPLATE_NOT_FOUND' }, 1)
    tableView.send({ type: 'templates.changed' })
    await vi.waitUntil(() => tableView.getSnapshot().matches('failed'))
    const choice = vi.spyOn(ports.metadataTable, 'choice')
    tableView.send({ type: 'retry' })
    await offered('open')
    expect(choice.mock.calls.map(([asked]) => asked.templateId)).toEqual([undefined])
  })

  it('keep the table where no answer comes, and are read when the connection is back', async () => {
    const { ports, tableView, listed, offer, open, offered, names } = await begin()
    const reopen = () => ports.sample.library.publish({ kind: 'stream.reopened' })
    const loseConnection = (code: 'UNREACHABLE' | 'PERMISSION_DENIED') => {
      ports.metadataTable.choice = async () => Result.fail({ code })
    }
    loseConnection('UNREACHABLE')
    open()
    await vi.waitUntil(() => tableView.getSnapshot().matches('failed'))
    offer(listed)
    reopen()
    expect(await offered('open')).toEqual(names)
    loseConnection('UNREACHABLE')
    tableView.send({ type: 'templates.changed' })
    expect(await offered('open')).toEqual(names)
    offer(listed.slice(1))
    reopen()
    await vi.waitFor(async () => expect(await offered('open')).toEqual(names.slice(1)))
    loseConnection('PERMISSION_DENIED')
    reopen()
    await vi.waitUntil(() => tableView.getSnapshot().matches('failed'))
  })
})

describe('a table whose address names no template', () => {
  const begin = () => {
    const ports = inMemoryPorts()
    const table = startMetadataTable(ports)
    const opened = async (query: Partial<ViewQuery>) => {
      table.tableView.send({ type: 'view.opened', resourceType: 'RECORDS', templateId: undefined, query: { ...WHOLE_MODULE, ...query } })
      await vi.waitFor(() => expect([table.tableView.getSnapshot().value, table.tableRows.getSnapshot().value]).toEqual(['open', expect.stringMatching(/^(shown|none)$/)]))
      return [table.tableView.getSnapshot().context.template?.name, table.tableRows.getSnapshot().context.total]
    }
    const attributeOf = async (name: string) => {
      const { signal } = new AbortController()
      const templates = Result.getOrThrow(await ports.metadataTable.templates('RECORDS', signal))
      const template = await ports.metadataTable.template('RECORDS', templates.find((one) => one.name === name)?.id ?? '', signal)
      return Result.getOrThrow(template).attributes[0]?.id ?? ''
    }
    return { sample: ports.sample, table, attributeOf, opened, inFolder: (folderId: string | undefined) => ({ kind: 'folder', folderId: folderId ?? '', withSubfolders: false }) as const }
  }

  it('is opened by the first that describes some of its rows, and stays with it while they are narrowed', async () => {
    const { sample, opened, inFolder } = begin()
    const scope = inFolder(sample.pictures[0]?.folderId)
    expect(await opened({ scope })).toEqual(['Glass plate', 3])
    expect(await opened({ scope, search: 'nothing of that name' })).toEqual(['Glass plate', 0])
  })

  it('is opened by it also where the address looks for something, whether or not it is found', async () => {
    const { sample, opened, inFolder } = begin()
    const scope = inFolder(sample.pictures[0]?.folderId)
    expect(await opened({ scope, search: 'nothing of that name' })).toEqual(['Glass plate', 0])
    expect(await begin().opened({ scope, search: sample.pictures[0]?.name ?? '' })).toEqual(['Glass plate', 1])
    expect(await begin().opened({ scope: inFolder(sample.folders.empty.id), search: 'nothing of that name' })).toEqual(['Document', 0])
  })

  it('is opened by the one whose attribute the address filters or sorts by', async () => {
    const { attributeOf, opened } = begin()
    const attributeId = await attributeOf('Glass plate')
    expect(await opened({ filters: [{ attributeId, filter: { is: 'filled' } }] })).toEqual(['Glass plate', 3])
    expect(await begin().opened({ sort: { by: 'attribute', attributeId } })).toEqual(['Glass plate', 3])
    expect(await begin().opened({ filters: [{ attributeId, filter: { is: 'equals', value: 'nothing of that name' } }] })).toEqual(['Glass plate', 0])
  })

  it('is opened by the first, which says so, where none has the attribute', async () => {
    const { table } = begin()
    const query: ViewQuery = { ...WHOLE_MODULE, filters: [{ attributeId: '00000000-0000-4000-8000-0000000000ff', filter: { is: 'filled' } }] }
    table.tableView.send({ type: 'view.opened', resourceType: 'RECORDS', templateId: undefined, query })
    await vi.waitFor(() => expect([table.tableView.getSnapshot().value, table.tableView.getSnapshot().context.template?.name, table.tableRows.getSnapshot().value]).toEqual(['open', 'Document', 'failed']))
  })

  it('is opened by the first of all where none does, and where the whole module is looked at', async () => {
    const { sample, opened, inFolder } = begin()
    expect(await opened({})).toEqual(['Document', 0])
    expect(await opened({ scope: inFolder(sample.pictures[0]?.folderId) })).toEqual(['Glass plate', 3])
    expect(await opened({ scope: inFolder(sample.folders.empty.id) })).toEqual(['Document', 0])
  })
})

it('a value that another writes while the first rows are read is shown when they are there', async () => {
  const ports = inMemoryPorts()
  const { tableView, tableRows, tableNews } = startMetadataTable(ports)
  const never = new AbortController().signal
  const assetId = ports.sample.pictures[0]?.id ?? ''
  const [attribute = expect.fail()] = ports.keptTemplates.all().find(({ name }) => name === 'Document')?.attributes ?? []
  const say = async (text: string, revision: number) =>
    Result.getOrThrow(await ports.metadataTable.save('RECORDS', [{ assetId, attributeId: attribute.id, values: [text], revision }], text, never))
  await say('Before', 0)
  const rows = ports.metadataTable.rows.bind(ports.metadataTable)
  const answer = Promise.withResolvers<void>()
  ports.metadataTable.rows = async (query, signal) => {
    const page = await rows(query, signal)
    await answer.promise
    return page
  }
  tableView.send({ type: 'view.opened', resourceType: 'RECORDS', templateId: undefined, query: WHOLE_MODULE })
  await vi.waitUntil(() => tableRows.getSnapshot().matches('reading'))
  await say('Theirs', 1)
  ports.sample.library.publish({ kind: 'library.changed', type: 'RECORDS', values: [{ assetId, attributeId: attribute.id, revision: 2 }] })
  await vi.waitUntil(() => tableNews.getSnapshot().matches('quiet'))
  expect(tableRows.getSnapshot().value).toBe('reading')
  answer.resolve()
  await vi.waitFor(() => expect(tableRows.getSnapshot().context.pages.get(0)?.slice(0, 1).map((row) => cellOf(row, attribute.id).values)).toEqual([['Theirs']]))
})
