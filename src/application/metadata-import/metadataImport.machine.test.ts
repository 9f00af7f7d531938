import * as Result from 'effect/Result'
import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createMetadataImportMachine, type MetadataImportSnapshot } from './metadataImport.machine.ts'

const { signal } = new AbortController()
type Matched = Parameters<MetadataImportSnapshot['matches']>[0]

/** An import by the document's template: its first picture gets a code and a correspondent, the second has a date that is none, the third line names nobody. */
const start = async (head = 'ID') => {
  const ports = inMemoryPorts()
  const template = ports.keptTemplates.all().find(({ name }) => name === 'Document')
  const [code = '', received = '', correspondent = ''] = template?.attributes.map(({ name }) => name) ?? []
  const [first, second] = ports.sample.pictures
  const rows = [[head, code, received, correspondent], [first?.id ?? '', 'HM-1', '', 'Berg'], [second?.id ?? '', 'HM-2', 'whenever', 'Aas'], ['', 'HM-3', '', '']]
  const file = new File([rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')], 'list.csv')
  const sent = Result.getOrThrow(await ports.metadataImports.send({ resourceType: 'RECORDS', templateId: template?.id ?? '', file, language: 'en-US' }, signal))
  const which = { resourceType: 'RECORDS', importId: sent.id } as const
  const actor = createActor(createMetadataImportMachine(ports)).start()
  const reaches = (state: Matched) => vi.waitFor(() => expect(actor.getSnapshot().matches(state), JSON.stringify(actor.getSnapshot().value)).toBe(true))
  const open = async (state: Matched = 'matching') => {
    actor.send({ type: 'import.opened', which })
    await reaches(state)
  }
  return { ports, actor, reaches, open, context: () => actor.getSnapshot().context }
}

describe('an import', () => {
  it('is tried, carried out, and taken back, each when it is told so', async () => {
    const { actor, open, reaches, context } = await start()
    await open()
    actor.send({ type: 'try' })
    await reaches('planned')
    expect(context().found).toMatchObject({ counts: { lines: 3, found: 2, added: 4, refused: 2 }, step: 'planned' })
    actor.send({ type: 'begin', action: 'apply' })
    await reaches('applied')
    expect(context().found?.counts).toMatchObject({ added: 4, refused: 2 })
    actor.send({ type: 'begin', action: 'undo' })
    await reaches('undone')
    expect(context().found?.counts).toMatchObject({ found: 2, changed: 4, refused: 0 })
  })

  it('asks for columns that find assets and say something, before anything is asked of the server', async () => {
    const { actor, open, context } = await start('Number')
    await open()
    actor.send({ type: 'try' })
    expect([actor.getSnapshot().value, context().problems]).toEqual(['matching', { columns: { code: 'required' } }])
    const { columns = [] } = context().settings ?? {}
    actor.send({ type: 'settings.changed', change: { columns: columns.with(0, { key: 'name' }) } })
    actor.send({ type: 'try' })
    expect(context().problems).toEqual({ folderId: { code: 'required' } })
  })

  it('finds assets by name in the folder that is chosen, and remembers it', async () => {
    const { ports, actor, open, reaches, context } = await start('Number')
    await open()
    const { columns = [] } = context().settings ?? {}
    const { ships } = ports.sample.folders
    actor.send({ type: 'settings.changed', change: { columns: columns.with(0, { key: 'name' }) } })
    actor.send({ type: 'folder.chosen', folder: { folderId: ships.id, name: ships.name } })
    actor.send({ type: 'try' })
    await reaches('planned')
    expect(context().found?.counts).toMatchObject({ found: 0, refused: 3 })
    expect(actor.getSnapshot().can({ type: 'begin', action: 'apply' })).toBe(false)
    await open('planned')
    expect(context().folder).toEqual({ folderId: ships.id, name: ships.name })
  })

  it('goes on where it was when it is opened again, also in the middle of a job', async () => {
    const { ports, actor, open, reaches, context } = await start()
    await open()
    actor.send({ type: 'try' })
    await reaches('planned')
    actor.send({ type: 'close' })
    await open('planned')
    const release = ports.faults.hold('bulkOperations.work')
    actor.send({ type: 'begin', action: 'apply' })
    await reaches('underWay')
    actor.send({ type: 'close' })
    await open({ underWay: 'connected' })
    release()
    await reaches('applied')
    expect(context().found?.counts).toMatchObject({ added: 4 })
  })

  it('waits for the server while it cannot be reached, and hears what became of it then', async () => {
    const { ports, actor, open, reaches, context } = await start()
    await open()
    const release = ports.faults.hold('metadataImports.work')
    actor.send({ type: 'try' })
    await reaches({ underWay: 'connected' })
    ports.faults.fail('metadataImports.read', { code: 'UNREACHABLE' }, 1)
    ports.sample.library.publish({ kind: 'metadataImport.changed', jobId: context().which.importId, state: 'Working', done: 1, total: 3 })
    await reaches({ underWay: 'disconnected' })
    release()
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('planned'))
  })

  it('is stopped on its way, and goes on or is taken back', async () => {
    const { ports, actor, open, reaches, context } = await start()
    await open()
    actor.send({ type: 'try' })
    await reaches('planned')
    ports.faults.hold('bulkOperations.work')
    actor.send({ type: 'begin', action: 'apply' })
    await reaches('underWay')
    actor.send({ type: 'stop' })
    await reaches('interrupted')
    expect(context().found).toMatchObject({ step: 'applying', state: 'stopped' })
    ports.faults.mend('bulkOperations.work')
    actor.send({ type: 'begin', action: 'apply' })
    await reaches('applied')
  })

  it('that failed says so, and what refused a step is shown where it was asked for', async () => {
    const { ports, actor, open, reaches, context } = await start()
    await open()
    ports.faults.fail('metadataImports.match', { code: 'UNREACHABLE' }, 1)
    actor.send({ type: 'try' })
    await vi.waitFor(() => expect(context().failure?.code).toBe('UNREACHABLE'))
    expect(actor.getSnapshot().value).toBe('matching')
    actor.send({ type: 'try' })
    await reaches('planned')
    ports.faults.fail('bulkOperations.work', { code: 'TEMPLATE_NOT_FOUND' }, 1)
    actor.send({ type: 'begin', action: 'apply' })
    await reaches('interrupted')
    expect(context().found).toMatchObject({ step: 'applying', state: 'failed', failure: 'TEMPLATE_NOT_FOUND' })
  })

  it('is seen to its end once a step of it is on its way, whoever closes it', async () => {
    const { ports, actor, open, reaches, context } = await start()
    await open()
    actor.send({ type: 'try' })
    await reaches('planned')
    const release = ports.faults.hold('metadataImports.apply')
    const work = ports.faults.hold('bulkOperations.work')
    actor.send({ type: 'begin', action: 'apply' })
    actor.send({ type: 'close' })
    expect([actor.getSnapshot().value, actor.getSnapshot().can({ type: 'close' })]).toEqual(['beginning', false])
    release()
    await reaches('underWay')
    const stop = ports.faults.hold('metadataImports.stop')
    actor.send({ type: 'stop' })
    actor.send({ type: 'close' })
    expect(actor.getSnapshot().value).toBe('stopping')
    stop()
    await reaches('interrupted')
    expect(context().found).toMatchObject({ step: 'applying', state: 'stopped' })
    work()
  })

  it('that is nobody\u2019s cannot be opened', async () => {
    const { actor, reaches, context } = await start()
    actor.send({ type: 'import.opened', which: { resourceType: 'RECORDS', importId: '00000000-0000-4000-8000-00000000ffff' } })
    await reaches('unreadable')
    expect(context().failure?.code).toBe('NOT_FOUND')
  })
})
