import { expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createRepositoriesMachine } from './repositories.machine.ts'

const open = async () => {
  const ports = inMemoryPorts()
  const notify = vi.fn<(notification: { readonly text: string }) => void>()
  const actor = createActor(createRepositoriesMachine({ ...ports, notify })).start()
  actor.send({ type: 'repositories.open', organizationId: 'organization-1' })
  const looking = () => waitFor(actor, (snapshot) => snapshot.matches('looking'))
  await looking()
  const names = () => actor.getSnapshot().context.list.map(({ name }) => name)
  const named = (name: string) => actor.getSnapshot().context.list.find((one) => one.name === name)
  const notified = () => notify.mock.calls.map(([{ text }]) => text)
  return { ports, actor, looking, names, named, notified }
}

it('adds a repository, and reads the list again', async () => {
  const { actor, looking, names, notified } = await open()
  actor.send({ type: 'draft.begin', repository: undefined })
  actor.send({ type: 'name.typed', name: 'Attic' })
  actor.send({ type: 'save' })
  await looking()
  expect([names(), notified()]).toEqual([['Attic', 'Cold store', 'Store room 1'], ['repositories.saved']])
})

it('knows a taken name before it asks the server', async () => {
  const { actor, ports, named } = await open()
  const rename = vi.spyOn(ports.repositories, 'rename')
  actor.send({ type: 'draft.begin', repository: named('Cold store') })
  actor.send({ type: 'name.typed', name: 'store ROOM 1' })
  actor.send({ type: 'save' })
  expect(actor.getSnapshot().context.problems).toEqual({ name: { code: 'duplicated' } })
  expect(rename).not.toHaveBeenCalled()
})

it('shows the list of somebody who was quicker', async () => {
  const { actor, ports, looking, named, names, notified } = await open()
  const repository = named('Cold store')
  if (repository === undefined) throw new Error('It is not on the list')
  actor.send({ type: 'draft.begin', repository })
  await ports.repositories.rename('organization-1', repository, 'Colder store', new AbortController().signal)
  actor.send({ type: 'name.typed', name: 'Coldest store' })
  actor.send({ type: 'save' })
  await looking()
  expect([names(), notified()]).toEqual([['Colder store', 'Store room 1'], ['failure.STALE_EDIT']])
})

it('asks before one goes, and keeps asking when it could not go', async () => {
  const { actor, ports, looking, named, names } = await open()
  const repository = named('Cold store')
  if (repository === undefined) throw new Error('It is not on the list')
  ports.faults.fail('repositories.remove', { code: 'UNREACHABLE' }, 1)
  actor.send({ type: 'removal.ask', repository })
  actor.send({ type: 'confirm' })
  await waitFor(actor, ({ context }) => context.failure?.code === 'UNREACHABLE')
  expect(actor.getSnapshot().matches('removing')).toBe(true)
  actor.send({ type: 'confirm' })
  await looking()
  expect(names()).toEqual(['Store room 1'])
})

it('tells when the list cannot be read, and tries again', async () => {
  const { actor, ports, looking, names } = await open()
  ports.faults.fail('repositories.list', { code: 'UNREACHABLE' }, 1)
  actor.send({ type: 'repositories.open', organizationId: 'organization-1' })
  await waitFor(actor, (snapshot) => snapshot.matches('failed'))
  actor.send({ type: 'retry' })
  await looking()
  expect(names()).toHaveLength(2)
})
