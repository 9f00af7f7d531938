import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createResultExportMachine } from './resultExport.machine.ts'
import type { TableExportEvent } from './tableExport.machine.ts'

const begin = () => {
  const ports = inMemoryPorts()
  const wanted: TableExportEvent[] = []
  const actor = createActor(createResultExportMachine({ ...ports, exportRows: (one) => void wanted.push(one) })).start()
  const open = () => actor.send({ type: 'export.open', q: 'harbour type:pdf', modules: ['RECORDS', 'ARCHIVES'] })
  const settled = (state: string) => vi.waitFor(() => expect(actor.getSnapshot().matches(state === 'closed' ? 'closed' : { open: state as 'choosing' })).toBe(true))
  return { ports, actor, wanted, open, settled }
}

it('asks for all that the query finds in the module, with all that the template says of it', async () => {
  const { ports, actor, wanted, open, settled } = begin()
  open()
  await settled('choosing')
  const document = ports.keptTemplates.all().find(({ name }) => name === 'Document')
  actor.send({ type: 'template.chosen', templateId: document?.id ?? '' })
  actor.send({ type: 'confirm', format: 'xlsx', language: 'no' })
  await settled('closed')
  expect(wanted).toEqual([
    {
      type: 'export.wanted',
      name: 'Document.xlsx',
      asked: {
        resourceType: 'RECORDS',
        templateId: document?.id,
        scope: { kind: 'search', words: 'harbour type:pdf' },
        sort: { by: 'name' },
        direction: 'asc',
        filters: [],
        search: '',
        format: 'xlsx',
        language: 'no',
        columns: document?.attributes.map(({ id }) => id),
      },
    },
  ])
})

it('has the templates of the module that is chosen', async () => {
  const { ports, actor, open, settled } = begin()
  const templates = vi.spyOn(ports.metadataTable, 'templates')
  open()
  await settled('choosing')
  actor.send({ type: 'module.chosen', module: 'ARCHIVES' })
  expect(actor.getSnapshot().context.templates).toEqual([])
  await vi.waitFor(() => expect(actor.getSnapshot().matches({ open: 'reading' })).toBe(false))
  expect(templates.mock.calls.map(([type]) => type)).toEqual(['RECORDS', 'ARCHIVES'])
})

it('says why nothing can be read, and tries again; closed, it begins nothing', async () => {
  const { ports, actor, wanted, open, settled } = begin()
  ports.faults.fail('metadataTable.templates', { code: 'UNREACHABLE' }, 1)
  open()
  await settled('failed')
  expect(actor.getSnapshot().context.failure).toEqual({ code: 'UNREACHABLE' })
  actor.send({ type: 'retry' })
  await settled('choosing')
  const release = ports.faults.hold('metadataTable.template')
  actor.send({ type: 'confirm', format: 'csv', language: 'en-US' })
  await settled('preparing')
  actor.send({ type: 'close' })
  release()
  await settled('closed')
  expect(wanted).toEqual([])
})
