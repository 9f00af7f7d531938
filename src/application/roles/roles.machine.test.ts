import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { PERMISSIONS } from '../../domain/access/permissions.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { RolePorts } from './role.machine.ts'
import { createRoleRemovalMachine } from './roleRemoval.machine.ts'
import { createRolesMachine } from './roles.machine.ts'

const HERE = 'organization-1'
const signal = () => new AbortController().signal

const list = async () => {
  const ports = inMemoryPorts()
  const roles = createActor(createRolesMachine(ports)).start()
  roles.send({ type: 'list.opened', organizationId: HERE })
  await vi.waitFor(() => expect(roles.getSnapshot().value).toBe('listing'))
  return { ports, roles, names: () => roles.getSnapshot().context.items.map(({ name }) => name) }
}

const ask = async (name: string, held = ROLE_PERMISSIONS.Admin) => {
  const { ports, roles } = await list()
  const notify = vi.fn<RolePorts['notify']>()
  const removal = createActor(createRoleRemovalMachine({ ...ports, notify })).start()
  const all = roles.getSnapshot().context.items
  const role = all.find((one) => one.name === name)
  if (role === undefined) throw new Error(`No role ${name}`)
  removal.send({ type: 'ask', organizationId: HERE, role, roles: all, held })
  const reaches = (state: string) => vi.waitFor(() => expect(removal.getSnapshot().value).toBe(state))
  return { ports, notify, removal, reaches, all, context: () => removal.getSnapshot().context }
}

it('lists the roles by name, and anew when somebody has changed them', async () => {
  const { ports, roles, names } = await list()
  expect(names()).toEqual(['Admin', 'Publisher', 'User'])
  expect(roles.getSnapshot().context.items.map(({ users }) => users)).toEqual([1, 1, 3])
  await ports.roles.create(HERE, { name: 'Curator', permissions: ['VIEW_RESOURCES'] }, signal())
  await vi.waitFor(() => expect(names()).toEqual(['Admin', 'Curator', 'Publisher', 'User']))
})

it('reads again on demand what could not be read', async () => {
  const { ports, roles } = await list()
  ports.faults.fail('roles.list', { code: 'UNREACHABLE' }, 1)
  roles.send({ type: 'list.opened', organizationId: HERE })
  await vi.waitFor(() => expect(roles.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: { code: 'UNREACHABLE' } } }))
  roles.send({ type: 'retry' })
  await vi.waitFor(() => expect(roles.getSnapshot()).toMatchObject({ value: 'listing', context: { failure: undefined } }))
})

it('a role that somebody has goes once they get another one', async () => {
  const { removal, reaches, context, notify, ports } = await ask('User')
  expect(context().others.map(({ name }) => name)).toEqual(['Admin', 'Publisher'])
  removal.send({ type: 'confirm' })
  expect(removal.getSnapshot().value).toBe('asking')
  const publisher = context().others[1]?.id ?? ''
  removal.send({ type: 'other.chosen', roleId: publisher })
  removal.send({ type: 'confirm' })
  await reaches('closed')
  expect([...ports.people.accounts.values()].filter(({ roleId }) => roleId === publisher)).toHaveLength(4)
  expect(notify).toHaveBeenCalledExactlyOnceWith({
    kind: 'success',
    text: 'roles.notices.deletedAndMoved',
    values: { name: 'User', other: 'Publisher', count: 3 },
  })
})

it('only what whoever asks could give is offered instead', async () => {
  const { context } = await ask('User', ROLE_PERMISSIONS.Publisher)
  expect(context().others.map(({ name }) => name)).toEqual(['Publisher'])
})

it('a role that nobody has goes at once, unless somebody has got it meanwhile', async () => {
  const { ports, roles } = await list()
  await ports.roles.create(HERE, { name: 'Curator', permissions: ['VIEW_RESOURCES'] }, signal())
  await vi.waitFor(() => expect(roles.getSnapshot().context.items).toHaveLength(4))
  const all = roles.getSnapshot().context.items
  const curator = all.find(({ name }) => name === 'Curator')
  if (curator === undefined) throw new Error('No curator')
  const notify = vi.fn<RolePorts['notify']>()
  const removal = createActor(createRoleRemovalMachine({ ...ports, notify })).start()
  const begin = () => removal.send({ type: 'ask', organizationId: HERE, role: curator, roles: all, held: PERMISSIONS })
  const id = ports.people.account('Bo', 'Lie', curator.id)
  begin()
  removal.send({ type: 'confirm' })
  await vi.waitFor(() => expect(removal.getSnapshot()).toMatchObject({ value: 'refused', context: { isHeld: true, failure: { code: 'ROLE_IN_USE' } } }))
  expect(notify).toHaveBeenCalledWith({ kind: 'failure', text: 'roles.notices.notDeleted', values: { name: 'Curator' } })
  removal.send({ type: 'cancel' })
  ports.people.accounts.delete(id)
  begin()
  removal.send({ type: 'confirm' })
  await vi.waitFor(() => expect(removal.getSnapshot().value).toBe('closed'))
  expect(notify).toHaveBeenLastCalledWith({ kind: 'success', text: 'roles.notices.deleted', values: { name: 'Curator' } })
})

it('the last role that runs the organization stays, and another choice can be made', async () => {
  const { removal, reaches, context } = await ask('Admin')
  removal.send({ type: 'other.chosen', roleId: context().others[0]?.id ?? '' })
  removal.send({ type: 'confirm' })
  await reaches('refused')
  expect(context().failure).toEqual({ code: 'LAST_ADMINISTRATOR' })
  removal.send({ type: 'other.chosen', roleId: context().others[1]?.id ?? '' })
  expect(removal.getSnapshot()).toMatchObject({ value: 'asking', context: { failure: undefined } })
})
