import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { SAMPLE_CLAIMS } from '../../infrastructure/memory/sampleClaims.ts'
import { createPoliciesMachine, isChanged } from './policies.machine.ts'

const begin = () => {
  const ports = inMemoryPorts()
  const notified: string[] = []
  const policies = createActor(createPoliciesMachine({ ...ports, notify: ({ text }) => notified.push(text) })).start()
  const editing = () => waitFor(policies, (snapshot) => snapshot.matches('editing'))
  const open = () => policies.send({ type: 'policies.open', organizationId: SAMPLE_CLAIMS.organization.id })
  return { ports, notified, policies, editing, open }
}

it('saves what was chosen, and says who is outside', async () => {
  const { notified, policies, editing, open } = begin()
  open()
  expect((await editing()).context.form).toEqual({ sessionHours: null, idleMinutes: null, domains: '', sharingAllowed: true })
  policies.send({ type: 'change', form: { sessionHours: 4, idleMinutes: 30, domains: '@Nowhere.example', sharingAllowed: false } })
  policies.send({ type: 'save' })
  const { context } = await waitFor(policies, (snapshot) => snapshot.context.saved?.sessionHours === 4)
  expect([context.form, context.saved?.mailDomains, notified]).toEqual([{ sessionHours: 4, idleMinutes: 30, domains: 'nowhere.example', sharingAllowed: false }, ['nowhere.example'], ['policies.saved']])
  expect(context.saved?.outside).toBeGreaterThan(0)
})

it('keeps what another admin has set while it was open, and shows it', async () => {
  const { ports, policies, editing, open } = begin()
  open()
  await editing()
  await ports.policies.save(SAMPLE_CLAIMS.organization.id, { sharingAllowed: false, mailDomains: ['museum.org'] }, new AbortController().signal)
  policies.send({ type: 'change', form: { sessionHours: 4 } })
  policies.send({ type: 'save' })
  const { context } = await waitFor(policies, (snapshot) => snapshot.context.saved?.sessionHours === 4)
  expect(context.form).toEqual({ sessionHours: 4, idleMinutes: null, domains: 'museum.org', sharingAllowed: false })
})

it('tells what is not saved', async () => {
  const { policies, editing, open } = begin()
  open()
  expect(isChanged((await editing()).context)).toBe(false)
  policies.send({ type: 'change', form: { domains: 'museum.org' } })
  expect(isChanged(policies.getSnapshot().context)).toBe(true)
  policies.send({ type: 'change', form: { domains: ' ' } })
  expect(isChanged(policies.getSnapshot().context)).toBe(false)
})

it('says at the field what is no domain, and asks the server for nothing', async () => {
  const { ports, policies, editing, open } = begin()
  open()
  await editing()
  ports.faults.fail('policies.save', { code: 'UNREACHABLE' })
  policies.send({ type: 'change', form: { domains: 'museum' } })
  policies.send({ type: 'save' })
  expect([policies.getSnapshot().value, policies.getSnapshot().context.problems]).toEqual(['editing', { mailDomains: { code: 'invalidCharacters' } }])
  policies.send({ type: 'change', form: { domains: 'museum.org' } })
  policies.send({ type: 'save' })
  expect((await waitFor(policies, (snapshot) => snapshot.context.failure !== undefined)).context.form.domains).toBe('museum.org')
})

it('reads again what could not be read', async () => {
  const { ports, policies, editing, open } = begin()
  ports.faults.fail('policies.read', { code: 'UNREACHABLE' }, 1)
  open()
  await waitFor(policies, (snapshot) => snapshot.matches('unreadable'))
  policies.send({ type: 'retry' })
  expect((await editing()).context.failure).toBeUndefined()
})

it('is not left while it is being saved: what becomes of it is told', async () => {
  const { ports, notified, policies, editing, open } = begin()
  open()
  await editing()
  const release = ports.faults.hold('policies.save')
  policies.send({ type: 'change', form: { sessionHours: 4 } })
  policies.send({ type: 'save' })
  policies.send({ type: 'close' })
  expect(policies.getSnapshot().value).toBe('saving')
  release()
  expect([(await editing()).context.saved?.sessionHours, notified]).toEqual([4, ['policies.saved']])
})
