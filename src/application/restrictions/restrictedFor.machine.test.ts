import { expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { SAMPLE_USERS } from '../../infrastructure/memory/sampleClaims.ts'
import { startRestrictions } from './startRestrictions.ts'

const begin = () => {
  const ports = inMemoryPorts()
  const { restrictedFor, resourceAccess } = startRestrictions({ ...ports, notify: () => undefined })
  const { id, name } = ports.sample.folders.harbour
  const resource = { kind: 'folder', id, name } as const
  const notified = () => waitFor(restrictedFor, (snapshot) => snapshot.matches('counted'))
  return { ports, restrictedFor, resourceAccess, resource, notified }
}

it('tells for how many, from above too, and forgets it with the thing', async () => {
  const { ports, restrictedFor, resource, notified } = begin()
  const above = { kind: 'folder', id: ports.sample.folders.photographs.id } as const
  await ports.restrictions.change({ of: 'access', userId: SAMPLE_USERS[2].id }, { restrict: [above], lift: [] }, new AbortController().signal)
  restrictedFor.send({ type: 'resource.shown', resource })
  expect((await notified()).context.known).toEqual({ people: 1, groups: 0 })
  restrictedFor.send({ type: 'resource.left' })
  expect([restrictedFor.getSnapshot().value, restrictedFor.getSnapshot().context.known]).toEqual(['nothing', undefined])
})

it('counts again when the dialog that changes it goes', async () => {
  const { restrictedFor, resourceAccess, resource, notified } = begin()
  restrictedFor.send({ type: 'resource.shown', resource })
  expect((await notified()).context.known).toEqual({ people: 0, groups: 0 })
  resourceAccess.send({ type: 'access.open', resource })
  const { context } = await waitFor(resourceAccess, (snapshot) => snapshot.matches('shown'))
  const user = context.users.find(({ id }) => id === SAMPLE_USERS[2].id)
  if (user === undefined) throw new Error('The sample user is gone')
  resourceAccess.send({ type: 'restriction.toggled', user })
  await waitFor(resourceAccess, (snapshot) => snapshot.matches('shown'))
  resourceAccess.send({ type: 'close' })
  await waitFor(restrictedFor, (snapshot) => snapshot.context.known?.people === 1)
})

it('is tried again when it could not be counted', async () => {
  const { ports, restrictedFor, resource, notified } = begin()
  ports.faults.fail('restrictions.restrictedFor', { code: 'UNREACHABLE' }, 1)
  restrictedFor.send({ type: 'resource.shown', resource })
  expect((await waitFor(restrictedFor, (snapshot) => snapshot.matches('failed'))).context.failure?.code).toBe('UNREACHABLE')
  restrictedFor.send({ type: 'retry' })
  await notified()
})
