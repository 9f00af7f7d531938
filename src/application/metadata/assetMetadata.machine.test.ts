import { describe, expect, it, vi } from 'vitest'
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

it('keeps what is shown while the connection is lost, and reads it again when it is back', async () => {
  const { actor, ports, rests, look, names, described } = await open()
  look()
  await rests('shown')
  ports.faults.fail('metadata.read', { code: 'UNREACHABLE' }, 1)
  actor.send({ type: 'values.changed', assetId: described })
  expect(actor.getSnapshot().value).toBe('rereading')
  await rests('shown')
  expect([names(), actor.getSnapshot().context.failure]).toEqual([['Glass plate'], undefined])
  actor.send({ type: 'serverEvent', serverEvent: { kind: 'stream.reopened' } })
  expect(actor.getSnapshot().value).toBe('rereading')
  await rests('shown')
})

it('shows no more of what somebody may not see any more', async () => {
  const { actor, ports, rests, look, described } = await open()
  look()
  await rests('shown')
  ports.faults.fail('metadata.read', { code: 'ASSET_RESTRICTED_ACCESS' }, 1)
  actor.send({ type: 'values.changed', assetId: described })
  await rests('failed')
  expect(actor.getSnapshot().context.failure).toEqual({ code: 'ASSET_RESTRICTED_ACCESS' })
})

it('is read by itself when the connection is back', async () => {
  const { actor, ports, rests, look, names } = await open()
  ports.faults.fail('metadata.read', { code: 'UNREACHABLE' }, 1)
  look()
  await rests('failed')
  actor.send({ type: 'serverEvent', serverEvent: { kind: 'stream.reopened' } })
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
  expect(notified).toMatchObject([{ kind: 'success', text: 'describing.takenOff.done', values: { name: 'Document' }, action: { text: 'describing.takenOff.undo' } }])
})

describe('a template that was taken off', () => {
  const taken = async () => {
    const opened = await open()
    const { actor, ports, notified, rests, look, names, described } = opened
    look()
    await rests('shown')
    const before = actor.getSnapshot().context.metadata.templates
    actor.send({ type: 'template.takeOff', templateId: before[0]?.template.id ?? '' })
    actor.send({ type: 'confirm' })
    await vi.waitFor(() => expect(names()).toEqual([]))
    await rests('shown')
    const said = () => actor.getSnapshot().context.metadata.templates.map(({ values }) => values.map(({ attributeId, values: own }) => [attributeId, own]))
    const undo = () => notified[0]?.action?.run()
    return { ...opened, place: { resourceType: 'RECORDS', assetId: described } as const, said, undo, before, saidBefore: before.map(({ values }) => values.map(({ attributeId, values: own }) => [attributeId, own])), ports }
  }

  it('comes back with all that it said', async () => {
    const { undo, said, saidBefore, notified } = await taken()
    undo()
    await vi.waitFor(() => expect(said()).toEqual(saidBefore))
    expect(saidBefore.flat().filter(([, own]) => own?.length !== 0).length).toBeGreaterThan(3)
    expect(notified.at(-1)).toEqual({ kind: 'success', text: 'describing.takenOff.putBack', values: { name: 'Glass plate' } })
  })

  it('comes back without what somebody else said meanwhile, and tells so', async () => {
    const { undo, said, saidBefore, notified, ports, place, before } = await taken()
    const field = before[0]?.values.find(({ values }) => values.length > 0)
    await ports.metadata.save(place, { changes: [{ attributeId: field?.attributeId ?? '', values: ['theirs'], revision: (field?.revision ?? 0) + 1 }] }, new AbortController().signal)
    undo()
    await vi.waitFor(() => expect(notified.at(-1)).toEqual({ kind: 'info', text: 'describing.takenOff.putBackInPart', values: { name: 'Glass plate', count: 1 } }))
    await vi.waitFor(() => expect(said()).toEqual(saidBefore.map((values) => values.map(([id, own]) => [id, id === field?.attributeId ? ['theirs'] : own]))))
  })

  it('tells where it could not be put back, and offers it again', async () => {
    const { undo, notified, names, ports } = await taken()
    ports.faults.fail('metadata.save', { code: 'UNREACHABLE' })
    undo()
    await vi.waitFor(() => expect(notified.at(-1)).toMatchObject({ kind: 'failure', text: 'describing.takenOff.notPutBack', values: { name: 'Glass plate' } }))
    expect(names()).toEqual([])
    ports.faults.mend('metadata.save')
    notified.at(-1)?.action?.run()
    await vi.waitFor(() => expect(names()).toEqual(['Glass plate']))
  })
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

describe('an asset of which a template was refused', () => {
  const refused = async () => {
    const opened = await open()
    const { actor, ports, rests, look, idOf, described } = opened
    look()
    await rests('shown')
    ports.faults.fail('metadata.save', { code: 'TEMPLATE_DIFFERENT_STATE' }, 1)
    actor.send({ type: 'template.assign', templateId: idOf('Document') })
    await rests('refused')
    const [first] = actor.getSnapshot().context.metadata.templates
    const attributeId = first?.template.attributes[0]?.id ?? ''
    const titled = (title: string, revision: number) =>
      ports.metadata.save({ resourceType: 'RECORDS', assetId: described }, { changes: [{ attributeId, values: [title], revision }] }, new AbortController().signal)
    const title = () => actor.getSnapshot().context.metadata.templates[0]?.values.find((one) => one.attributeId === attributeId)?.values
    const shows = (wanted: string) => vi.waitFor(() => expect(title()).toEqual([wanted]))
    return { ...opened, titled, shows }
  }

  it.each(['on the page', 'on the server', 'while the connection was lost'])('shows what is changed %s, and the reason as well', async (where) => {
    const { actor, ports, described, titled, shows } = await refused()
    if (where !== 'on the server') vi.spyOn(ports.sample.library, 'publish').mockReturnValueOnce()
    await titled('The quay', 1)
    if (where === 'on the page') actor.send({ type: 'values.changed', assetId: described })
    if (where === 'while the connection was lost') actor.send({ type: 'serverEvent', serverEvent: { kind: 'stream.reopened' } })
    await shows('The quay')
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['refused', { code: 'TEMPLATE_DIFFERENT_STATE' }])
  })

  it('stays as it was where it cannot be read, and is shown no more to whom may not see it', async () => {
    const { actor, ports, names, rests, described } = await refused()
    const reading = vi.spyOn(ports.metadata, 'read')
    ports.faults.fail('metadata.read', { code: 'UNREACHABLE' }, 1)
    actor.send({ type: 'values.changed', assetId: described })
    await vi.waitFor(() => expect(reading.mock.settledResults).toMatchObject([{ type: 'fulfilled' }]))
    expect([actor.getSnapshot().value, names()]).toEqual(['refused', ['Glass plate']])
    ports.faults.fail('metadata.read', { code: 'ASSET_RESTRICTED_ACCESS' }, 1)
    actor.send({ type: 'values.changed', assetId: described })
    await rests('failed')
  })

  it('lets the reason go when it has been read', async () => {
    const { actor, rests } = await refused()
    actor.send({ type: 'cancel' })
    await rests('shown')
    expect(actor.getSnapshot().context.failure).toBeUndefined()
  })
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
