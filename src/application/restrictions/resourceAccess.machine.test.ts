import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createResourceAccessMachine } from './resourceAccess.machine.ts'

const begin = () => {
  const ports = inMemoryPorts()
  const access = createActor(createResourceAccessMachine({ restrictions: ports.restrictions, pause: 0 })).start()
  const { id, name } = ports.sample.folders.harbour
  access.send({ type: 'access.open', resource: { kind: 'folder', id, name } })
  const shown = () => waitFor(access, (snapshot) => snapshot.matches('shown'))
  return { ports, access, shown }
}

const named = async ({ access, shown }: ReturnType<typeof begin>, firstName: string) => {
  await shown()
  const user = access.getSnapshot().context.users.find((one) => one.firstName === firstName)
  if (user === undefined) throw new Error(`${firstName} is not there`)
  return user
}

it('restricts for a user, and lifts what it restricted', async () => {
  const stage = begin()
  stage.access.send({ type: 'restriction.toggled', user: await named(stage, 'Nora') })
  const restricted = await named(stage, 'Nora')
  expect(restricted.restriction).toEqual({ by: 'itself' })
  stage.access.send({ type: 'restriction.toggled', user: restricted })
  expect((await named(stage, 'Nora')).restriction).toBeNull()
})

it('tells a refused change and keeps the users', async () => {
  const stage = begin()
  const nora = await named(stage, 'Nora')
  stage.ports.faults.fail('restrictions.change', { code: 'PERMISSION_DENIED' })
  stage.access.send({ type: 'restriction.toggled', user: nora })
  const { context } = await waitFor(stage.access, (snapshot) => snapshot.matches('shown'))
  expect([context.failure?.code, context.users.length]).toEqual(['PERMISSION_DENIED', 3])
})

it('acts on who stands there while a name is being typed', async () => {
  const stage = begin()
  const nora = await named(stage, 'Nora')
  stage.access.send({ type: 'search.changed', search: 'nora' })
  stage.access.send({ type: 'restriction.toggled', user: nora })
  expect((await named(stage, 'Nora')).restriction).toEqual({ by: 'itself' })
  expect(stage.access.getSnapshot().context.users).toHaveLength(1)
})

it('looks for a name once the typing pauses', async () => {
  const stage = begin()
  await stage.shown()
  stage.access.send({ type: 'search.changed', search: 'no' })
  stage.access.send({ type: 'search.changed', search: 'nora' })
  expect(stage.access.getSnapshot().value).toBe('typing')
  await stage.shown()
  expect(stage.access.getSnapshot().context.users.map(({ firstName }) => firstName)).toEqual(['Nora'])
})

it('judges what a user may do, and goes back to all', async () => {
  const stage = begin()
  stage.access.send({ type: 'check', user: await named(stage, 'Mateo') })
  const { context } = await waitFor(stage.access, (snapshot) => snapshot.matches('checked'))
  expect(context.checked?.actions.find(({ action }) => action === 'restrictAccess')?.reasons).toHaveLength(1)
  stage.access.send({ type: 'back' })
  await stage.shown()
  expect(stage.access.getSnapshot().context).toMatchObject({ checked: undefined, users: { length: 3 } })
})
