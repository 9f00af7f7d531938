import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createResultExportMachine } from './resultExport.machine.ts'
import type { TableExportEvent } from './tableExport.machine.ts'

const begin = () => {
  const ports = inMemoryPorts()
  const wanted: TableExportEvent[] = []
  const actor = createActor(createResultExportMachine({ ...ports, exportRows: (one) => void wanted.push(one) })).start()
  const list = { q: 'harbour type:pdf', sort: { by: 'fileNumber' }, direction: 'desc' } as const
  const openAll = () => actor.send({ type: 'export.open', list, modules: ['RECORDS', 'ARCHIVES'] })
  const open = () => {
    openAll()
    actor.send({ type: 'content.chosen', content: 'described' })
  }
  const settled = (state: string) => vi.waitFor(() => expect(actor.getSnapshot().matches(state === 'closed' ? 'closed' : { open: state as 'choosing' })).toBe(true))
  return { ports, actor, wanted, open, openAll, settled }
}

it('asks for everything that is found, in its order, and reads no template for it', async () => {
  const { ports, actor, wanted, openAll, settled } = begin()
  const templates = vi.spyOn(ports.metadataTable, 'templates')
  openAll()
  actor.send({ type: 'confirm', format: 'xlsx', language: 'no' })
  await settled('closed')
  const asked = { q: 'harbour type:pdf', sort: { by: 'fileNumber' }, direction: 'desc', format: 'xlsx', language: 'no' }
  expect([wanted, templates.mock.calls]).toEqual([[{ type: 'export.wanted', name: 'Søkeresultat.xlsx', asked }], []])
})

it('can be had with everything again after a template was asked for', async () => {
  const { actor, wanted, open, settled } = begin()
  open()
  await settled('choosing')
  actor.send({ type: 'content.chosen', content: 'everything' })
  actor.send({ type: 'confirm', format: 'csv', language: 'en-US' })
  expect(wanted.map(({ name }) => name)).toEqual(['Search result.csv'])
})

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
        sort: { by: 'fileNumber' },
        direction: 'desc',
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
