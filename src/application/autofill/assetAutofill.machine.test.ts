import * as Result from 'effect/Result'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { NOT_ASKED } from '../../domain/autofill/autofill.ts'
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
  const notices: unknown[] = []
  const propose = proposing(ports.autofill, (notification) => void notices.push(notification))
  const items = (...assets: readonly string[]) => ({ type: 'RECORDS', selection: { kind: 'items', folders: [], assets }, count: assets.length }) as const
  await propose({ ...items(described), name: 'Harbour' })
  await propose(items(described))
  await propose(items(plain))
  await propose(items(described, plain))
  ports.faults.fail('autofill.propose', { code: 'VALIDATION_FAILED', fields: {} })
  await propose(items(described, plain))
  ports.faults.fail('autofill.propose', { code: 'PERMISSION_DENIED' })
  await propose(items(described))
  expect(notices).toMatchObject([
    { kind: 'info', text: 'autofill.begunOne', values: { name: 'Harbour' } },
    { kind: 'info', text: 'autofill.begunSingle' },
    { kind: 'info', text: 'autofill.nothing' },
    { kind: 'info', text: 'autofill.begun', values: { count: 2 } },
    { kind: 'failure', text: 'autofill.tooMany' },
    { kind: 'failure', text: 'failure.PERMISSION_DENIED' },
  ])
})

it('news while it is being read is heard, of many assets at once as well', async () => {
  const { ports, actor, rests, look } = open()
  const release = ports.faults.hold('autofill.status')
  const read = vi.spyOn(ports.autofill, 'status')
  look()
  actor.send({ type: 'serverEvent', serverEvent: { kind: 'suggestions.changed', assetId: null } })
  expect(read).toHaveBeenCalledTimes(2)
  release()
  await rests('shown')
})

it('what was refused tells how far it is by now as well, and where that cannot be read stays as it was', async () => {
  const { ports, actor, rests, look, state } = open()
  look()
  await rests('shown')
  ports.faults.fail('autofill.propose', { code: 'UNREACHABLE' })
  const read = vi.spyOn(ports.autofill, 'status').mockResolvedValue(Result.succeed({ ...NOT_ASKED, state: 'Queued' }))
  actor.send({ type: 'values.propose' })
  await rests('refused')
  await vi.waitFor(() => expect(state()).toBe('Queued'))
  read.mockResolvedValue(Result.fail({ code: 'UNREACHABLE' }))
  actor.send({ type: 'values.propose' })
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2))
  await rests('refused')
  expect([state(), actor.getSnapshot().context.failure]).toEqual(['Queued', { code: 'UNREACHABLE' }])
})

/** Whatever comes, and whatever is answered or not, in the end it shows what there is. */
it('never gets stuck', async () => {
  const steps = fc.constantFrom('look', 'news', 'propose', 'retry', 'fail', 'mend', 'answer')
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 12 }), async (sequence) => {
      const { ports, actor, rests, look } = open()
      const does = {
        look: () => look(),
        news: () => actor.send({ type: 'serverEvent', serverEvent: { kind: 'stream.reopened' } }),
        propose: () => actor.send({ type: 'values.propose' }),
        retry: () => actor.send({ type: 'retry' }),
        fail: () => ['autofill.status', 'autofill.propose'].forEach((call) => ports.faults.fail(call, { code: 'UNREACHABLE' })),
        mend: () => ['autofill.status', 'autofill.propose'].forEach((call) => ports.faults.mend(call)),
        answer: () => Promise.resolve(),
      }
      look()
      for (const step of sequence) await does[step]()
      does.mend()
      // Whoever opens the page, or looks at it when something is news, is shown how far it is.
      await vi.waitFor(() => expect(['shown', 'unread', 'refused', 'undescribed']).toContain(actor.getSnapshot().value))
      does.news()
      await rests('shown')
      actor.stop()
    }),
    { numRuns: 60 },
  )
})
