import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import { createTableExportMachine } from './tableExport.machine.ts'
import type { AskedTableFile } from './TableFileGateway.ts'

const start = (templateName: string) => {
  const ports = inMemoryPorts()
  const [taken, notices]: [(readonly [string, string])[], Notification[]] = [[], []]
  const take = async (address: string, name: string) => void taken.push([address, name])
  const actor = createActor(createTableExportMachine({ ...ports, take, notify: (notice) => void notices.push(notice) })).start()
  const templateId = ports.keptTemplates.all().find(({ name }) => name === templateName)?.id ?? ''
  const asked: AskedTableFile = { resourceType: 'RECORDS', templateId, scope: { kind: 'module' }, sort: { by: 'name' }, direction: 'asc', filters: [], search: '', format: 'csv', language: 'en-US', columns: [] }
  const wanted = () => actor.send({ type: 'export.wanted', asked, name: 'Documents.csv' })
  const isIdle = () => vi.waitFor(() => expect(actor.getSnapshot().value).toBe('idle'))
  return { ports, actor, taken, notices, wanted, isIdle }
}

it('hands the address over to the transfers, once however often it is asked meanwhile', async () => {
  const { ports, actor, taken, notices, wanted, isIdle } = start('Document')
  const release = ports.faults.hold('tableFiles.begin')
  wanted()
  wanted()
  expect(actor.getSnapshot().value).toBe('asking')
  release()
  await isIdle()
  expect(taken).toEqual([[expect.stringContaining('.csv'), 'Documents.csv']])
  expect(notices).toEqual([])
})

it('asks for a result as such', async () => {
  const { ports, actor, taken, isIdle } = start('Document')
  const [rows, results] = [vi.spyOn(ports.tableFiles, 'begin'), vi.spyOn(ports.tableFiles, 'beginResult')]
  const asked = { q: 'harbour', sort: { by: 'relevance' }, direction: 'asc', format: 'csv', language: 'en-US' } as const
  actor.send({ type: 'export.wanted', asked, name: 'Search result.csv' })
  await isIdle()
  expect([rows.mock.calls, results.mock.calls.map(([one]) => one), taken.map(([, name]) => name)]).toEqual([[], [asked], ['Search result.csv']])
})

it('says why there is no file, and can be asked again', async () => {
  const { ports, taken, notices, wanted, isIdle } = start('Document')
  ports.faults.fail('tableFiles.begin', { code: 'UNREACHABLE' }, 1)
  wanted()
  await isIdle()
  expect([taken, notices.map(({ kind, text }) => [kind, text])]).toEqual([[], [['failure', 'failure.UNREACHABLE']]])
  wanted()
  await isIdle()
  await vi.waitFor(() => expect(taken).toHaveLength(1))
})
