import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createDryRunMachine } from './dryRun.machine.ts'

const begin = (templateId?: string) => {
  const ports = inMemoryPorts()
  const [template] = ports.keptTemplates.all()
  if (template === undefined) throw new Error('There is no template')
  const actor = createActor(createDryRunMachine(ports)).start()
  const reaches = (state: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state))
  const tryOut = () => actor.send({ type: 'try', template: { id: templateId ?? template.id, name: template.name, revision: template.revision } })
  return { ports, template, actor, reaches, tryOut, context: () => actor.getSnapshot().context }
}

it('tries a template, and shows what it would meet until it is closed', async () => {
  const { ports, template, actor, reaches, tryOut, context } = begin()
  const release = ports.faults.hold('dryRun.run')
  tryOut()
  expect([actor.getSnapshot().value, actor.getSnapshot().hasTag('busy')]).toEqual(['running', true])
  release()
  await reaches('shown')
  expect(context()).toMatchObject({ template: { id: template.id }, failure: undefined })
  expect(context().result?.attributes.map(({ attributeId }) => attributeId)).toEqual(template.attributes.map(({ id }) => id))
  actor.send({ type: 'close' })
  expect(actor.getSnapshot().value).toBe('closed')
})

it('leaves what is under way when it is closed: its answer opens nothing', async () => {
  const { ports, actor, tryOut } = begin()
  const release = ports.faults.hold('dryRun.run')
  tryOut()
  actor.send({ type: 'close' })
  release()
  await new Promise((resolve) => void setTimeout(resolve))
  expect(actor.getSnapshot().value).toBe('closed')
})

it('says why it could not be tried, and is tried again', async () => {
  const { ports, actor, reaches, tryOut, context } = begin()
  ports.faults.fail('dryRun.run', { code: 'UNREACHABLE' }, 1)
  tryOut()
  await reaches('failed')
  expect(context().failure).toEqual({ code: 'UNREACHABLE' })
  actor.send({ type: 'retry' })
  await reaches('shown')
})

it('begins anew with another template', async () => {
  const { ports, actor, reaches, tryOut, context } = begin()
  tryOut()
  await reaches('shown')
  ports.faults.hold('dryRun.run')
  tryOut()
  expect([actor.getSnapshot().value, context().result]).toEqual(['running', undefined])
})

it('of a template that is gone fails', async () => {
  const { reaches, tryOut, context } = begin('gone')
  tryOut()
  await reaches('failed')
  expect(context().failure).toEqual({ code: 'TEMPLATE_NOT_FOUND' })
})
