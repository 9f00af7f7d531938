import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createPeopleSearchMachine } from '../users/peopleSearch.machine.ts'
import { createUserGroupMachine, type UserGroupPorts } from './userGroup.machine.ts'
import { createUserGroupRemovalMachine } from './userGroupRemoval.machine.ts'

const HERE = 'organization-1'
const signal = () => new AbortController().signal

const open = async (groupName?: string) => {
  const ports = inMemoryPorts()
  const notify = vi.fn<UserGroupPorts['notify']>()
  const group = createActor(createUserGroupMachine({ ...ports, notify })).start()
  const groupId = [...ports.people.groups.values()].find(({ name }) => name === groupName)?.id
  group.send({ type: 'group.opened', organizationId: HERE, groupId })
  const reaches = (state: string) => vi.waitFor(() => expect(group.getSnapshot().value).toBe(state))
  await reaches('editing')
  const members = [...ports.people.accounts.values()]
  const member = (lastName: string) => {
    const found = members.find((one) => one.lastName === lastName)
    if (found === undefined) throw new Error(`Nobody is called ${lastName}`)
    return found
  }
  const context = () => group.getSnapshot().context
  return { ports, notify, group, groupId, reaches, member, context, names: () => context().people.map(({ lastName }) => lastName) }
}

it('a group is made with a role and people', async () => {
  const { ports, notify, group, reaches, member, context } = await open()
  const role = context().roles.find(({ name }) => name === 'Publisher')
  group.send({ type: 'name.changed', name: ' Readers ' })
  group.send({ type: 'role.chosen', roleId: role?.id ?? null })
  group.send({ type: 'member.toggled', member: member('Rivas') })
  group.send({ type: 'member.toggled', member: member('Lund') })
  group.send({ type: 'member.toggled', member: member('Lund') })
  group.send({ type: 'save' })
  await reaches('saved')
  expect(notify).toHaveBeenCalledWith({ kind: 'success', text: 'userGroups.notices.made', values: { name: 'Readers' } })
  expect([...ports.people.groups.values()].at(-1)).toMatchObject({ name: 'Readers', roleId: role?.id, members: [member('Rivas').id] })
})

it('without a name it is not sent, and says so at the field until it is typed', async () => {
  const { group, context } = await open()
  group.send({ type: 'save' })
  expect(group.getSnapshot()).toMatchObject({ value: 'editing', context: { problems: { name: { code: 'required' } } } })
  group.send({ type: 'name.changed', name: 'R' })
  expect(context().problems).toEqual({})
})

it('what is refused keeps what was typed', async () => {
  const { ports, group, reaches, context } = await open('Summer interns')
  ports.faults.fail('userGroups.edit', { code: 'GROUP_ALREADY_EXISTS' }, 1)
  group.send({ type: 'name.changed', name: 'Web editors' })
  group.send({ type: 'save' })
  await reaches('refused')
  expect(context()).toMatchObject({ name: 'Web editors', failure: { code: 'GROUP_ALREADY_EXISTS' } })
})

it('mine is saved over what somebody else changed meanwhile, and keeps what only they changed', async () => {
  const { ports, group, reaches, member, context, names } = await open('Summer interns')
  const { group: seen } = context()
  if (seen === undefined) throw new Error('No group is open')
  const theirs = { name: 'Autumn interns', roleId: null, members: [member('Lund').id, member('Whitfield').id] }
  await ports.userGroups.edit(HERE, seen, theirs, signal())
  group.send({ type: 'member.toggled', member: member('Whitfield') })
  group.send({ type: 'member.toggled', member: member('Rivas') })
  group.send({ type: 'save' })
  await reaches('stale')
  group.send({ type: 'mine.keep' })
  await reaches('saved')
  expect([context().name, names().toSorted()]).toEqual(['Autumn interns', ['Lund', 'Rivas']])
})

it('theirs can be taken instead', async () => {
  const { ports, group, reaches, context, names } = await open('Summer interns')
  const { group: seen } = context()
  if (seen === undefined) throw new Error('No group is open')
  await ports.userGroups.edit(HERE, seen, { name: 'Autumn interns', roleId: null, members: [] }, signal())
  group.send({ type: 'name.changed', name: 'Mine' })
  group.send({ type: 'save' })
  await reaches('stale')
  group.send({ type: 'theirs.take' })
  expect([group.getSnapshot().value, context().name, names()]).toEqual(['editing', 'Autumn interns', []])
})

it('a group goes once it is confirmed; what keeps it is said', async () => {
  const ports = inMemoryPorts()
  const [group] = await ports.userGroups.list(HERE, signal()).then((listed) => ('success' in listed ? listed.success : []))
  if (group === undefined) throw new Error('No groups')
  const notify = vi.fn<UserGroupPorts['notify']>()
  const removal = createActor(createUserGroupRemovalMachine({ ...ports, notify })).start()
  removal.send({ type: 'ask', organizationId: HERE, group })
  ports.faults.fail('userGroups.remove', { code: 'UNREACHABLE' }, 1)
  removal.send({ type: 'confirm' })
  await vi.waitFor(() => expect(removal.getSnapshot()).toMatchObject({ value: 'refused', context: { failure: { code: 'UNREACHABLE' } } }))
  removal.send({ type: 'confirm' })
  await vi.waitFor(() => expect(removal.getSnapshot().value).toBe('closed'))
  expect(ports.people.groups.has(group.id)).toBe(false)
  expect(notify).toHaveBeenCalledOnce()
})

it('people are found by part of a name, once for what was typed last', async () => {
  const ports = inMemoryPorts()
  const list = vi.spyOn(ports.users, 'list')
  const search = createActor(createPeopleSearchMachine({ users: ports.users, pause: 10 })).start()
  search.send({ type: 'search.opened', organizationId: HERE })
  await vi.waitFor(() => expect(search.getSnapshot()).toMatchObject({ value: 'shown', context: { total: 5 } }))
  search.send({ type: 'search.typed', search: 'r' })
  search.send({ type: 'search.typed', search: 'riv' })
  await vi.waitFor(() => expect(search.getSnapshot()).toMatchObject({ value: 'shown', context: { found: [{ lastName: 'Rivas' }] } }))
  expect(list).toHaveBeenCalledTimes(2)
})

it('what was filled in is there when the same dialog is opened again, unless it was closed', async () => {
  const { group, reaches, member, context, names } = await open()
  const again = () => group.send({ type: 'group.opened', organizationId: HERE, groupId: undefined })
  group.send({ type: 'member.toggled', member: member('Rivas') })
  again()
  expect([group.getSnapshot().value, names()]).toEqual(['editing', ['Rivas']])
  group.send({ type: 'group.closed' })
  again()
  await reaches('editing')
  expect([context().name, names()]).toEqual(['', []])
})
