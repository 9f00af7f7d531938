import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { ALL_BY_NAME } from '../../domain/organizations/list.ts'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createOrganizationBlockMachine } from './organizationBlock.machine.ts'
import { createOrganizationMachine, type OrganizationPorts } from './organization.machine.ts'
import { createOrganizationEditMachine } from './organizationEdit.machine.ts'
import { createOrganizationsMachine } from './organizations.machine.ts'

const OWN = 'organization-1'
const FJORD = '00000000-0000-4000-8000-0000000b0002'

const open = () => {
  const ports = inMemoryPorts()
  const changed = vi.fn<OrganizationPorts['changed']>()
  const notify = vi.fn<OrganizationPorts['notify']>()
  const organization = createActor(createOrganizationMachine({ ...ports, changed })).start()
  const edit = createActor(createOrganizationEditMachine({ ...ports, changed, notify })).start()
  return { ports, changed, notify, organization, edit }
}
type Opened = ReturnType<typeof open>
const reaches = ({ organization }: Pick<Opened, 'organization'>, state: string) =>
  vi.waitFor(() => expect(organization.getSnapshot().value).toBe(state))
const editReaches = ({ edit }: Pick<Opened, 'edit'>, state: string) => vi.waitFor(() => expect(edit.getSnapshot().value).toBe(state))

it('is looked at, and closed again', async () => {
  const opened = open()
  opened.organization.send({ type: 'view.open', id: FJORD })
  await reaches(opened, 'viewing')
  expect(opened.organization.getSnapshot().context.detail?.summary.name).toBe('Fjord Archive')
  opened.organization.send({ type: 'close' })
  expect(opened.organization.getSnapshot().value).toBe('closed')
})

it('its request for more storage is put aside, and who lists it is told', async () => {
  const opened = open()
  const { organization, ports, changed } = opened
  organization.send({ type: 'view.open', id: FJORD })
  await reaches(opened, 'viewing')
  ports.faults.fail('organizations.closeRequest', { code: 'UNREACHABLE' }, 1)
  organization.send({ type: 'request.close' })
  await vi.waitFor(() => expect(organization.getSnapshot()).toMatchObject({ value: 'viewing', context: { failure: { code: 'UNREACHABLE' } } }))
  organization.send({ type: 'request.close' })
  await vi.waitFor(() => expect(organization.getSnapshot().context.detail?.upgradeRequest).toBeNull())
  expect(changed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: FJORD, upgradeRequestedAt: null }))
})

it('what is changed of it meanwhile is read, and of another one is not', async () => {
  const opened = open()
  const { organization, ports } = opened
  organization.send({ type: 'view.open', id: FJORD })
  organization.send({ type: 'organization.changed', id: FJORD })
  await reaches(opened, 'viewing')
  await ports.organizations.edit(FJORD, { street: 'Theirs 1' }, 1, new AbortController().signal)
  organization.send({ type: 'organization.changed', id: OWN })
  expect(organization.getSnapshot().value).toBe('viewing')
  organization.send({ type: 'organization.changed', id: FJORD })
  expect(organization.getSnapshot().context.detail?.summary.name).toBe('Fjord Archive')
  await vi.waitFor(() => expect(organization.getSnapshot().context.detail?.draft.street).toBe('Theirs 1'))
})

it('one that is not there is unreadable', async () => {
  const opened = open()
  opened.organization.send({ type: 'view.open', id: 'nowhere' })
  await reaches(opened, 'unreadable')
  expect(opened.organization.getSnapshot().context.failure).toEqual({ code: 'NOT_FOUND' })
})

it('one that is not there cannot be changed', async () => {
  const opened = open()
  opened.edit.send({ type: 'edit.open', id: 'nowhere' })
  await editReaches(opened, 'unreadable')
  expect(opened.edit.getSnapshot().context.failure).toEqual({ code: 'NOT_FOUND' })
})

it('is made once its form is right, and who lists it is told', async () => {
  const opened = open()
  const { edit, changed, notify } = opened
  edit.send({ type: 'create.open' })
  edit.send({ type: 'save' })
  expect(edit.getSnapshot()).toMatchObject({ value: 'editing', context: { problems: { name: { code: 'required' } } } })
  const fields = { name: 'Fjord archive', contactFirstName: 'Ada', contactLastName: 'Berg', contactEmail: 'a@b.no', contactPhone: '123456789' }
  for (const [field, value] of Object.entries(fields)) edit.send({ type: 'field.changed', field: field as 'name', value })
  edit.send({ type: 'save' })
  await editReaches(opened, 'refused')
  expect(edit.getSnapshot().context.failure).toEqual({ code: 'TENANT_NAME_EXISTS' })
  edit.send({ type: 'field.changed', field: 'name', value: 'Quay Archive' })
  expect(edit.getSnapshot()).toMatchObject({ value: 'editing', context: { failure: undefined } })
  edit.send({ type: 'save' })
  await editReaches(opened, 'saved')
  expect(changed).toHaveBeenCalledWith(expect.objectContaining({ name: 'Quay Archive' }))
  expect(notify).toHaveBeenCalledWith({ kind: 'success', text: 'organizations.created', values: { name: 'Quay Archive' } })
})

const staleWith = async (opened: Opened) => {
  const { edit, ports } = opened
  edit.send({ type: 'edit.open', id: FJORD })
  await editReaches(opened, 'editing')
  await ports.organizations.edit(FJORD, { street: 'Theirs 1', city: 'Oslo' }, 1, new AbortController().signal)
  edit.send({ type: 'field.changed', field: 'city', value: 'Bodø' })
  edit.send({ type: 'save' })
  await editReaches(opened, 'stale')
}

it('what I changed is saved over theirs, what I left alone becomes theirs', async () => {
  const opened = open()
  await staleWith(opened)
  opened.edit.send({ type: 'mine.keep' })
  await editReaches(opened, 'saved')
  expect(opened.edit.getSnapshot().context.detail?.draft).toMatchObject({ street: 'Theirs 1', city: 'Bodø' })
  expect(opened.notify).toHaveBeenCalledExactlyOnceWith({ kind: 'success', text: 'organizations.saved', values: { name: 'Fjord Archive' } })
})

it('mine is given up for theirs', async () => {
  const opened = open()
  await staleWith(opened)
  opened.edit.send({ type: 'theirs.take' })
  expect(opened.edit.getSnapshot()).toMatchObject({ value: 'editing', context: { draft: { street: 'Theirs 1', city: 'Oslo' } } })
})

it('the list takes over what changes, and is read again for what is new', async () => {
  const { ports } = open()
  const organizations = createActor(createOrganizationsMachine(ports)).start()
  organizations.send({ type: 'organizations.opened', view: ALL_BY_NAME })
  await vi.waitFor(() => expect(organizations.getSnapshot().value).toBe('listing'))
  const [first] = organizations.getSnapshot().context.organizations
  if (first === undefined) throw new Error('Nothing is listed')
  organizations.send({ type: 'organization.changed', organization: { ...first, name: 'Another name' } })
  expect(organizations.getSnapshot()).toMatchObject({ value: 'listing', context: { organizations: [{ name: 'Another name' }, {}, {}, {}] } })
  organizations.send({ type: 'organization.changed', organization: { ...first, id: 'new' } })
  expect(organizations.getSnapshot().value).toBe('reading')
})

it('blocking asks first, and says what refuses it', async () => {
  const { ports, changed, notify } = open()
  const block = createActor(createOrganizationBlockMachine({ ...ports, changed, notify })).start()
  const summaryOf = async (id: string) => {
    const found = await ports.organizations.list({ ...ALL_BY_NAME, limit: 50 }, new AbortController().signal)
    return found._tag === 'Success' ? found.success.items.find((each) => each.id === id) : undefined
  }
  for (const [id, end] of [[FJORD, 'closed'], [OWN, 'refused']] as const) {
    const organization = await summaryOf(id)
    if (organization === undefined) throw new Error('It is not listed')
    block.send({ type: 'ask', organization })
    expect(block.getSnapshot().value).toBe('asking')
    block.send({ type: 'confirm' })
    await vi.waitFor(() => expect(block.getSnapshot().value).toBe(end))
  }
  expect(changed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: FJORD, state: 'Blocked' }))
  expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: 'success', text: 'organizations.blocked', values: { name: 'Fjord Archive' } })
  expect(block.getSnapshot().context.failure).toEqual({ code: 'OWN_ORGANIZATION' })
})

it('what was filled in of it is there when it is opened again, unless it was closed', async () => {
  const opened = open()
  const { edit } = opened
  const again = () => edit.send({ type: 'edit.open', id: FJORD })
  again()
  await editReaches(opened, 'editing')
  edit.send({ type: 'field.changed', field: 'street', value: 'Mine 1' })
  again()
  expect(edit.getSnapshot()).toMatchObject({ value: 'editing', context: { draft: { street: 'Mine 1' } } })
  edit.send({ type: 'close' })
  again()
  await editReaches(opened, 'editing')
  expect(edit.getSnapshot().context.draft.street).not.toBe('Mine 1')
})
