import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { Faults } from '../../infrastructure/memory/Faults.ts'
import { InMemoryMailGateway } from '../../infrastructure/mail/InMemoryMailGateway.ts'
import { createMailMachine } from './mail.machine.ts'

const opened = (prepare: (faults: Faults) => void = () => undefined) => {
  const faults = new Faults()
  prepare(faults)
  const mail = new InMemoryMailGateway(faults)
  const actor = createActor(createMailMachine({ ...inMemoryPorts(), mail })).start()
  actor.send({ type: 'opened' })
  const shown = () => waitFor(actor, (snapshot) => snapshot.matches('shown'))
  return { actor, mail, faults, shown }
}

it('reads the settings, and again after a failure', async () => {
  const { actor, shown } = opened((faults) => faults.fail('mail.read', { code: 'UNREACHABLE' }, 1))
  expect((await waitFor(actor, (snapshot) => snapshot.matches('failed'))).context.failure?.code).toBe('UNREACHABLE')
  actor.send({ type: 'retry' })
  expect((await shown()).context).toMatchObject({ failure: undefined, settings: { way: { kind: 'outbox' }, groups: [] } })
})

it('tells what became of a test mail, and forgets it with the next', async () => {
  const { actor, mail, faults, shown } = opened()
  await shown()
  actor.send({ type: 'test' })
  expect((await shown()).context.tested).toMatchObject({ trouble: null })
  mail.next = { trouble: 'signInRefused', reply: '535 no' }
  actor.send({ type: 'test' })
  expect(actor.getSnapshot().context.tested).toBeUndefined()
  expect((await shown()).context.tested).toMatchObject({ trouble: 'signInRefused', reply: '535 no' })
  faults.fail('mail.test', { code: 'RATE_LIMITED', retryAfter: 20 }, 1)
  actor.send({ type: 'test' })
  expect((await shown()).context).toMatchObject({ tested: undefined, failure: { code: 'RATE_LIMITED' } })
})

it('keeps showing what it has while it reads anew, also where that fails', async () => {
  const { actor, mail, faults, shown } = opened()
  await shown()
  mail.settings = { ...mail.settings, sender: 'Else <else@museum.example>' }
  actor.send({ type: 'refresh' })
  expect(actor.getSnapshot().hasTag('shown')).toBe(true)
  expect((await shown()).context.settings?.sender).toBe('Else <else@museum.example>')
  faults.fail('mail.read', { code: 'UNREACHABLE' }, 1)
  actor.send({ type: 'refresh' })
  expect((await shown()).context).toMatchObject({ failure: { code: 'UNREACHABLE' }, settings: { sender: 'Else <else@museum.example>' } })
})
