import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { Permission } from '../../domain/access/permissions.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createRoleMachine, type RolePorts, type RoleSubject } from './role.machine.ts'

const HERE = 'organization-1'
const signal = () => new AbortController().signal

const open = async (subject: RoleSubject['kind'], of = 'Publisher', held: readonly Permission[] = ROLE_PERMISSIONS.Admin) => {
  const ports = inMemoryPorts()
  const notify = vi.fn<RolePorts['notify']>()
  const roleId = [...ports.people.roles.values()].find(({ name }) => name === of)?.id ?? 'nowhere'
  const role = createActor(createRoleMachine({ ...ports, notify })).start()
  role.send({ type: 'held.changed', held })
  role.send({ type: 'role.opened', organizationId: HERE, subject: subject === 'create' ? { kind: subject } : { kind: subject, roleId } })
  await vi.waitFor(() => expect(role.getSnapshot().value).not.toBe('opening'))
  return { ports, notify, role, roleId, context: () => role.getSnapshot().context }
}
type Opened = Awaited<ReturnType<typeof open>>

const reaches = ({ role }: Opened, state: string) => vi.waitFor(() => expect(role.getSnapshot().value).toBe(state))
const rename = ({ role }: Opened, name: string) => role.send({ type: 'name.changed', name })
const toggle = ({ role }: Opened, permission: Permission) => role.send({ type: 'permissions.toggled', permissions: [permission] })
const save = ({ role }: Opened) => role.send({ type: 'save' })

it('a new one takes a name and a permission', async () => {
  const opened = await open('create')
  save(opened)
  expect(opened.context().problems).toEqual({ name: { code: 'required' }, permissions: { code: 'permissionRequired' } })
  rename(opened, ' Curator ')
  expect(opened.context().problems).toEqual({ permissions: { code: 'permissionRequired' } })
  toggle(opened, 'VIEW_RESOURCES')
  save(opened)
  await reaches(opened, 'saved')
  expect(opened.notify).toHaveBeenCalledExactlyOnceWith({ kind: 'success', text: 'roles.notices.made', values: { name: 'Curator' } })
  expect([...opened.ports.people.roles.values()].at(-1)).toMatchObject({ name: 'Curator', permissions: ['VIEW_RESOURCES'] })
})

it('where nobody may know the roles no new one is filled in', async () => {
  const ports = inMemoryPorts()
  ports.faults.fail('roles.list', { code: 'PERMISSION_DENIED' })
  const role = createActor(createRoleMachine({ ...ports, notify: vi.fn<RolePorts['notify']>() })).start()
  role.send({ type: 'role.opened', organizationId: 'elsewhere', subject: { kind: 'create' } })
  await vi.waitFor(() => expect(role.getSnapshot()).toMatchObject({ value: 'unreadable', context: { failure: { code: 'PERMISSION_DENIED' } } }))
})

it('one like another has its permissions that the author holds, and no name', async () => {
  const opened = await open('duplicate', 'Publisher', ['VIEW_RESOURCES', 'MANAGE_ROLES'])
  expect(opened.context()).toMatchObject({ name: '', chosen: ['VIEW_RESOURCES'], pattern: { name: 'Publisher' }, role: undefined })
})

it('what its author lacks is neither given nor taken, one by one or in a group', async () => {
  const opened = await open('edit', 'User', ['OCR_ASSETS'])
  const before = opened.context().chosen
  toggle(opened, 'CREATE_ORGS')
  toggle(opened, 'VIEW_RESOURCES')
  expect(opened.context().chosen).toEqual(before)
  opened.role.send({ type: 'permissions.toggled', permissions: ['OCR_ASSETS', 'EDIT_RESOURCES'] })
  expect(opened.context().chosen).toEqual([...before.slice(0, -1), 'OCR_ASSETS', 'VIEW_ASSETS_BY_TEMPLATE'])
})

it('a name that is taken is told, until another one is typed', async () => {
  const opened = await open('edit')
  rename(opened, 'ADMIN')
  save(opened)
  await reaches(opened, 'refused')
  expect(opened.context().failure).toEqual({ code: 'ROLE_ALREADY_EXISTS' })
  rename(opened, 'Editor')
  expect(opened.role.getSnapshot()).toMatchObject({ value: 'editing', context: { failure: undefined } })
  save(opened)
  await reaches(opened, 'saved')
  expect(opened.notify).toHaveBeenCalledWith({ kind: 'success', text: 'roles.notices.saved', values: { name: 'Editor' } })
})

it('the last that runs the organization stays so', async () => {
  const opened = await open('edit', 'Admin')
  toggle(opened, 'MANAGE_ROLES')
  save(opened)
  await reaches(opened, 'refused')
  expect(opened.context().failure).toEqual({ code: 'LAST_ADMINISTRATOR' })
})

const stale = async () => {
  const opened = await open('edit')
  const { role: seen } = opened.context()
  if (seen === undefined) throw new Error('No role is open')
  await opened.ports.roles.edit(HERE, seen, { name: 'Theirs', permissions: ['VIEW_RESOURCES', 'VIEW_CONTACTS'] }, signal())
  toggle(opened, 'MANAGE_RESTRICTED_ACCESS')
  save(opened)
  await reaches(opened, 'stale')
  return opened
}

it('what I changed is saved over theirs', async () => {
  const opened = await stale()
  expect(opened.context().theirs?.name).toBe('Theirs')
  opened.role.send({ type: 'mine.keep' })
  await reaches(opened, 'saved')
  const kept = opened.ports.people.roles.get(opened.roleId)
  expect(kept).toMatchObject({ name: 'Theirs', permissions: ['VIEW_RESOURCES', 'VIEW_CONTACTS', 'MANAGE_RESTRICTED_ACCESS'] })
})

it('mine is given up for theirs', async () => {
  const opened = await stale()
  opened.role.send({ type: 'theirs.take' })
  expect(opened.role.getSnapshot()).toMatchObject({ value: 'editing', context: { name: 'Theirs', theirs: undefined, role: { revision: 2 } } })
})

it('one that has gone is unreadable, and while it is compared not saved', async () => {
  const gone = await open('edit', 'No such role')
  expect(gone.role.getSnapshot()).toMatchObject({ value: 'unreadable', context: { failure: { code: 'ROLE_NOT_FOUND' } } })
  const opened = await open('edit')
  opened.ports.faults.fail('roles.edit', { code: 'STALE_EDIT' })
  opened.ports.people.roles.delete(opened.roleId)
  save(opened)
  await reaches(opened, 'refused')
  expect(opened.context().failure).toEqual({ code: 'ROLE_NOT_FOUND' })
})

it('is read again on demand, and closed', async () => {
  const opened = await open('create')
  opened.ports.faults.fail('roles.read', { code: 'UNREACHABLE' }, 1)
  opened.role.send({ type: 'role.opened', organizationId: HERE, subject: { kind: 'edit', roleId: opened.roleId } })
  await reaches(opened, 'unreadable')
  opened.role.send({ type: 'retry' })
  await reaches(opened, 'editing')
  opened.role.send({ type: 'role.closed' })
  expect(opened.role.getSnapshot().value).toBe('closed')
})

it.each(['create', 'duplicate', 'edit'] as const)('what was filled in is there when the same dialog is opened again (%s), unless it was closed', async (kind) => {
  const opened = await open(kind)
  const { organizationId, subject } = opened.context()
  const again = () => opened.role.send({ type: 'role.opened', organizationId, subject })
  rename(opened, 'Registrar')
  again()
  expect([opened.role.getSnapshot().value, opened.context().name]).toEqual(['editing', 'Registrar'])
  opened.role.send({ type: 'role.closed' })
  again()
  await reaches(opened, 'editing')
  expect(opened.context().name).not.toBe('Registrar')
})

it('where nothing was filled in it is read again', async () => {
  const opened = await open('edit')
  const { organizationId, subject } = opened.context()
  opened.role.send({ type: 'role.opened', organizationId, subject })
  expect(opened.role.getSnapshot().value).toBe('opening')
})

it('what its author cannot give any more is not chosen any more, so that the rest can be saved; what the role had before stays', async () => {
  const made = await open('create')
  rename(made, 'Registrar')
  for (const permission of ['VIEW_RESOURCES', 'DELETE_RESOURCES'] as const) toggle(made, permission)
  made.role.send({ type: 'held.changed', held: ['VIEW_RESOURCES'] })
  save(made)
  await reaches(made, 'saved')
  expect([...made.ports.people.roles.values()].find(({ name }) => name === 'Registrar')?.permissions).toEqual(['VIEW_RESOURCES'])
  const edited = await open('edit', 'Admin')
  const { chosen } = edited.context()
  edited.role.send({ type: 'held.changed', held: ['VIEW_RESOURCES'] })
  expect(edited.context().chosen).toEqual(chosen)
})

it('what is filled in stays where its author holds something else by now, which counts from then on', async () => {
  const opened = await open('create')
  rename(opened, 'Registrar')
  opened.role.send({ type: 'held.changed', held: ['VIEW_RESOURCES'] })
  toggle(opened, 'MANAGE_ROLES')
  toggle(opened, 'VIEW_RESOURCES')
  expect([opened.role.getSnapshot().value, opened.context().name, opened.context().chosen]).toEqual(['editing', 'Registrar', ['VIEW_RESOURCES']])
})
