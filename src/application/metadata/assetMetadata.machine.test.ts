import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import { createAssetMetadataMachine } from './assetMetadata.machine.ts'
import { createValueHistoryMachine } from './valueHistory.machine.ts'

const open = async () => {
  const ports = inMemoryPorts()
  const [described, , , plain] = ports.sample.pictures
  const notified: Notification[] = []
  const actor = createActor(createAssetMetadataMachine({ ...ports, notify: (notification) => notified.push(notification) })).start()
  const rests = (state: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state))
  const look = (assetId = described?.id ?? '') => actor.send({ type: 'description.opened', place: { resourceType: 'RECORDS', assetId } })
  const names = () => actor.getSnapshot().context.metadata.templates.map(({ template }) => template.name)
  const offered = () => actor.getSnapshot().context.metadata.offered
  const idOf = (name: string) => offered().find((template) => template.name === name)?.id ?? ''
  return { actor, ports, notified, rests, look, names, offered, idOf, plain: plain?.id ?? '', described: described?.id ?? '' }
}

it('reads by which templates an asset is described, and which are offered', async () => {
  const { rests, look, names, offered } = await open()
  look()
  await rests('shown')
  expect([names(), offered().map(({ name }) => name)]).toEqual([['Glass plate'], ['Document']])
})

it('what cannot be read can be read again', async () => {
  const { actor, ports, rests, look, names } = await open()
  ports.faults.fail('metadata.read', { code: 'UNREACHABLE' }, 1)
  look()
  await rests('failed')
  actor.send({ type: 'retry' })
  await rests('shown')
  expect(names()).toEqual(['Glass plate'])
})

it('puts a template on an asset, and shows it with its fields', async () => {
  const { actor, rests, look, names, offered, idOf, plain } = await open()
  look(plain)
  await rests('shown')
  actor.send({ type: 'template.assign', templateId: idOf('Document') })
  await vi.waitFor(() => expect(names()).toEqual(['Document']))
  await rests('shown')
  expect(offered().map(({ name }) => name)).toEqual(['Glass plate'])
})

it('asks before a template is taken off, and tells when it is', async () => {
  const { actor, notified, rests, look, names, idOf, plain } = await open()
  look(plain)
  await rests('shown')
  const templateId = idOf('Document')
  actor.send({ type: 'template.assign', templateId })
  await vi.waitFor(() => expect(names()).toEqual(['Document']))
  await rests('shown')
  actor.send({ type: 'template.takeOff', templateId })
  actor.send({ type: 'cancel' })
  await rests('shown')
  expect(names()).toEqual(['Document'])
  actor.send({ type: 'template.takeOff', templateId })
  actor.send({ type: 'confirm' })
  await vi.waitFor(() => expect(names()).toEqual([]))
  expect(notified).toEqual([{ kind: 'success', text: 'describing.takenOff', values: { name: 'Document' } }])
})

it('does what is asked for while it is read again, and begins anew where there is news', async () => {
  const { actor, ports, rests, look, names, idOf, described, plain } = await open()
  look(plain)
  await rests('shown')
  const reading = vi.spyOn(ports.metadata, 'read')
  const release = ports.faults.hold('metadata.read')
  look(plain)
  actor.send({ type: 'values.changed', assetId: plain })
  actor.send({ type: 'values.changed', assetId: described })
  expect([actor.getSnapshot().value, reading.mock.calls.length]).toEqual(['rereading', 2])
  actor.send({ type: 'template.assign', templateId: idOf('Document') })
  expect(actor.getSnapshot().value).toBe('assigning')
  release()
  await vi.waitFor(() => expect(names()).toEqual(['Document']))
  await rests('shown')
  ports.faults.hold('metadata.read')
  look(plain)
  actor.send({ type: 'template.takeOff', templateId: actor.getSnapshot().context.metadata.templates[0]?.template.id ?? '' })
  expect(actor.getSnapshot().value).toBe('asking')
})

it('says why a template was not put on; what is shown stays', async () => {
  const { actor, ports, rests, look, names, idOf } = await open()
  look()
  await rests('shown')
  ports.faults.fail('metadata.save', { code: 'TEMPLATE_DIFFERENT_STATE' }, 1)
  actor.send({ type: 'template.assign', templateId: idOf('Document') })
  await rests('refused')
  expect([actor.getSnapshot().context.failure, names(), actor.getSnapshot().hasTag('shown')]).toEqual([{ code: 'TEMPLATE_DIFFERENT_STATE' }, ['Glass plate'], true])
})

it('the history of an attribute has the way back, which is refused where it was changed since', async () => {
  const { actor, ports, rests, look, described } = await open()
  look()
  await rests('shown')
  const [first] = actor.getSnapshot().context.metadata.templates
  const attribute = first?.template.attributes[0]
  if (attribute === undefined) throw new RangeError('the sample describes its first picture')
  const place = { resourceType: 'RECORDS', assetId: described } as const
  const undone = vi.fn<(assetId: string) => void>()
  const history = createActor(createValueHistoryMachine({ ...ports, undone })).start()
  const change = async (title: string, revision: number) => ports.metadata.save(place, { changes: [{ attributeId: attribute.id, values: [title], revision }] }, new AbortController().signal)
  await change('The quay', 1)
  history.send({ type: 'history.opened', place, attribute })
  await vi.waitFor(() => expect(history.getSnapshot().value).toBe('listing'))
  const [latest] = history.getSnapshot().context.changes
  expect([latest?.before, latest?.after, latest?.undoable]).toEqual([['The harbour from the north'], ['The quay'], true])
  await change('The pier', 2)
  history.send({ type: 'change.undo', changeId: latest?.id ?? '' })
  await vi.waitFor(() => expect(history.getSnapshot().value).toBe('refused'))
  expect([history.getSnapshot().context.failure?.code, undone.mock.calls]).toEqual(['STALE_EDIT', []])
  history.send({ type: 'retry' })
  await vi.waitFor(() => expect(history.getSnapshot().value).toBe('listing'))
  history.send({ type: 'change.undo', changeId: history.getSnapshot().context.changes[0]?.id ?? '' })
  await vi.waitFor(() => expect(undone.mock.calls).toEqual([[described]]))
  await vi.waitFor(() => expect(history.getSnapshot().context.changes[0]?.after).toEqual(['The quay']))
})
