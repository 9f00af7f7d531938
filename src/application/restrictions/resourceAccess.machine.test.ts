import * as Result from 'effect/Result'
import { expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createResourceAccessMachine } from './resourceAccess.machine.ts'
import type { RestrictionGateway } from './RestrictionGateway.ts'

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

it('keeps who stands there while it is read again, and nobody where it cannot be', async () => {
  const stage = begin()
  const nora = await named(stage, 'Nora')
  const release = stage.ports.faults.hold('restrictions.users')
  stage.access.send({ type: 'restriction.toggled', user: nora })
  const { context } = await waitFor(stage.access, (snapshot) => snapshot.matches('readingAgain'))
  expect(context.users.map(({ firstName, restriction }) => [firstName, restriction])).toEqual([['Ingrid', null], ['Mateo', null], ['Nora', null]])
  release()
  const restricted = await named(stage, 'Nora')
  expect([restricted.restriction, stage.access.getSnapshot().context.users.length]).toEqual([{ by: 'itself' }, 3])
  stage.ports.faults.fail('restrictions.users', { code: 'UNREACHABLE' }, 1)
  stage.access.send({ type: 'restriction.toggled', user: restricted })
  // What was changed is known, and what stands there would deny it.
  const failed = await waitFor(stage.access, (snapshot) => snapshot.matches('failed'))
  expect([failed.context.users, failed.context.failure]).toEqual([[], { code: 'UNREACHABLE' }])
  stage.access.send({ type: 'retry' })
  expect((await named(stage, 'Nora')).restriction).toBeNull()
})

it('reads as many again as stood there', async () => {
  const stage = begin()
  const gateway: RestrictionGateway = stage.ports.restrictions
  const page = gateway.users.bind(gateway)
  vi.spyOn(gateway, 'users').mockImplementation(async (resource, search, after, signal) =>
    Result.map(await page(resource, search, null, signal), ({ items }) => {
      const from = Number(after ?? 0)
      return { items: items.slice(from, from + 1), next: from + 1 < items.length ? String(from + 1) : null }
    }),
  )
  stage.access.send({ type: 'access.open', resource: stage.access.getSnapshot().context.resource })
  await stage.shown()
  stage.access.send({ type: 'more' })
  await waitFor(stage.access, ({ context, value }) => value === 'shown' && context.users.length === 2)
  stage.access.send({ type: 'restriction.toggled', user: await named(stage, 'Mateo') })
  await stage.shown()
  const { users, next } = stage.access.getSnapshot().context
  expect([users.map(({ firstName, restriction }) => [firstName, restriction?.by]), next]).toEqual([[['Ingrid', undefined], ['Mateo', 'itself']], '2'])
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
