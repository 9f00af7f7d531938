import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createAssetAutofillMachine } from './assetAutofill.machine.ts'
import { proposing } from './proposing.ts'

const open = () => {
  const ports = inMemoryPorts()
  const actor = createActor(createAssetAutofillMachine(ports)).start()
  const rests = (state: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state))
  const [described, , , plain] = ports.sample.pictures.map(({ id }) => id)
  const look = (assetId = described ?? '') => actor.send({ type: 'autofill.opened', place: { resourceType: 'RECORDS', assetId } })
  const state = () => actor.getSnapshot().context.status.state
  return { ports, actor, rests, look, state, described: described ?? '', plain: plain ?? '' }
}

it('nobody has asked yet; asked for, values are proposed, and that is shown by itself', async () => {
  const { actor, rests, look, state } = open()
  look()
  await rests('shown')
  expect(state()).toBe('None')
  actor.send({ type: 'values.propose' })
  await vi.waitFor(() => expect([actor.getSnapshot().value, state()]).toEqual(['shown', 'Generated']))
})

it('what no template describes is told so, and nothing is asked for', async () => {
  const { actor, rests, look, state, plain } = open()
  look(plain)
  await rests('shown')
  actor.send({ type: 'values.propose' })
  await rests('undescribed')
  expect(state()).toBe('None')
})

it('what could not be read can be tried again, and what was refused asked again', async () => {
  const { ports, actor, rests, look } = open()
  ports.faults.fail('autofill.status', { code: 'UNREACHABLE' }, 1)
  look()
  await rests('unread')
  actor.send({ type: 'retry' })
  await rests('shown')
  ports.faults.fail('autofill.propose', { code: 'UNREACHABLE' }, 1)
  actor.send({ type: 'values.propose' })
  await rests('refused')
  expect(actor.getSnapshot().context.failure).toEqual({ code: 'UNREACHABLE' })
  actor.send({ type: 'values.propose' })
  await rests('shown')
})

it('news of another asset is none, and another asset begins anew', async () => {
  const { ports, actor, rests, look, state, plain } = open()
  look()
  await rests('shown')
  actor.send({ type: 'values.propose' })
  await vi.waitFor(() => expect(state()).toBe('Generated'))
  await rests('shown')
  const read = vi.spyOn(ports.autofill, 'status')
  actor.send({ type: 'serverEvent', serverEvent: { kind: 'suggestions.changed', assetId: plain } })
  expect([actor.getSnapshot().value, read.mock.calls.length]).toEqual(['shown', 0])
  look(plain)
  expect(state()).toBe('None')
  await rests('shown')
})

it('a selection is told that it was begun, that there is nothing to fill in, or why not', async () => {
  const { ports, described, plain } = open()
  const told: unknown[] = []
  const propose = proposing(ports.autofill, (notification) => void told.push(notification))
  const items = (...assets: readonly string[]) => ({ type: 'RECORDS', selection: { kind: 'items', folders: [], assets }, count: assets.length }) as const
  await propose({ ...items(described), name: 'Harbour' })
  await propose(items(described))
  await propose(items(plain))
  await propose(items(described, plain))
  ports.faults.fail('autofill.propose', { code: 'VALIDATION_FAILED', fields: {} })
  await propose(items(described, plain))
  ports.faults.fail('autofill.propose', { code: 'PERMISSION_DENIED' })
  await propose(items(described))
  expect(told).toMatchObject([
    { kind: 'info', text: 'autofill.begunOne', values: { name: 'Harbour' } },
    { kind: 'info', text: 'autofill.begunSingle' },
    { kind: 'info', text: 'autofill.nothing' },
    { kind: 'info', text: 'autofill.begun', values: { count: 2 } },
    { kind: 'failure', text: 'autofill.tooMany' },
    { kind: 'failure', text: 'failure.PERMISSION_DENIED' },
  ])
})
