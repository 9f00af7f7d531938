import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { ALL_BY_NAME, type OrganizationView } from '../../domain/organizations/list.ts'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { createManyOrganizationsMachine } from './manyOrganizations.machine.ts'
import { startOrganizations } from './startOrganizations.ts'

const open = async () => {
  const ports = inMemoryPorts()
  const [changed, notify] = [vi.fn<() => void>(), vi.fn<Notify>()]
  const many = createActor(createManyOrganizationsMachine({ ...ports, changed, notify })).start()
  const found = await ports.organizations.list({ ...ALL_BY_NAME, limit: 50 }, new AbortController().signal)
  const listed = found._tag === 'Success' ? found.success.items : []
  return { ports, many, changed, notify, listed }
}

it('picks all that are listed, and none where all are picked', async () => {
  const { many, listed } = await open()
  listed.slice(0, 1).forEach((organization) => many.send({ type: 'toggle', organization }))
  many.send({ type: 'toggle.all', organizations: listed })
  expect(many.getSnapshot().context.picked).toHaveLength(4)
  many.send({ type: 'toggle.all', organizations: listed })
  expect(many.getSnapshot().context.picked).toEqual([])
})

it('tells before it does, does it, and the list follows', async () => {
  const { many, changed, notify, listed } = await open()
  many.send({ type: 'toggle.all', organizations: listed })
  many.send({ type: 'ask', action: 'block' })
  await vi.waitFor(() => expect(many.getSnapshot().value).toBe('asking'))
  expect(many.getSnapshot().context.verdict).toMatchObject({ users: 4, left: [{ code: 'OWN_ORGANIZATION' }, { code: 'STALE_EDIT' }] })
  expect(changed).not.toHaveBeenCalled()
  many.send({ type: 'confirm' })
  await vi.waitFor(() => expect(many.getSnapshot()).toMatchObject({ value: 'picking', context: { picked: [] } }))
  expect(changed).toHaveBeenCalledOnce()
  expect(notify).toHaveBeenCalledWith(expect.objectContaining({ text: 'organizations.many.notices.block', values: { count: 2 } }))
})

it('does nothing where nothing would change, and keeps what is picked where it fails', async () => {
  const { many, ports, listed } = await open()
  listed.filter(({ state }) => state === 'Blocked').forEach((organization) => many.send({ type: 'toggle', organization }))
  many.send({ type: 'ask', action: 'block' })
  await vi.waitFor(() => expect(many.getSnapshot().value).toBe('asking'))
  expect(many.getSnapshot().can({ type: 'confirm' })).toBe(false)
  many.send({ type: 'cancel' })
  ports.faults.fail('organizations.blockMany', { code: 'UNREACHABLE' })
  many.send({ type: 'ask', action: 'unblock' })
  await vi.waitFor(() => expect(many.getSnapshot().value).toBe('refused'))
  expect(many.getSnapshot().context).toMatchObject({ picked: [{}], failure: { code: 'UNREACHABLE' } })
})

/** The list of all organizations, with the first and the last of them picked. */
const picking = async () => {
  const ports = inMemoryPorts()
  const { organizations, manyOrganizations: many } = startOrganizations({ ...ports, notify: () => undefined, entry: { workplaces: { enter: () => true } } })
  const listed = () => organizations.getSnapshot().context.organizations
  const names = () => listed().map(({ name }) => name)
  const look = async (view: OrganizationView) => {
    organizations.send({ type: 'organizations.opened', view })
    await vi.waitFor(() => expect(organizations.getSnapshot().value).toBe('listing'))
  }
  await look(ALL_BY_NAME)
  const [first, last] = [listed().at(0), listed().at(-1)]
  if (first === undefined || last === undefined) throw new Error('The sample has no organizations')
  for (const organization of [first, last]) many.send({ type: 'toggle', organization })
  const picked = () => many.getSnapshot().context.picked.map(({ name }) => name).sort()
  expect(picked()).toEqual([first.name, last.name].sort())
  return { organizations, many, first, last, names, look, picked }
}

it('are none any more, and asked nothing about, once other organizations are looked for', async () => {
  const { many, first, look, picked } = await picking()
  many.send({ type: 'ask', action: 'block' })
  await look({ ...ALL_BY_NAME, term: first.name })
  expect([picked(), many.getSnapshot().value]).toEqual([[], 'picking'])
})

it('stay where the same ones are listed in another order', async () => {
  const { first, last, look, picked } = await picking()
  await look({ ...ALL_BY_NAME, direction: 'desc' })
  expect(picked()).toEqual([first.name, last.name].sort())
})

it('are as they are listed now', async () => {
  const { organizations, many, first } = await picking()
  organizations.send({ type: 'organization.changed', organization: { ...first, name: 'Another name' } })
  expect(many.getSnapshot().context.picked.map(({ name }) => name)).toContain('Another name')
})
