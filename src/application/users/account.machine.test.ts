import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { Account } from '../../domain/users/account.ts'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { createAccountMachine } from './account.machine.ts'
import { createAccountActionMachine } from './accountAction.machine.ts'
import type { AccountAction } from './UserGateway.ts'

const organizationId = 'organization-1'
const signal = () => new AbortController().signal

const started = () => {
  const ports = inMemoryPorts()
  const notify = vi.fn<Notify>()
  const account = createActor(createAccountMachine({ ...ports, notify })).start()
  const action = createActor(createAccountActionMachine({ ...ports, notify })).start()
  const of = (firstName: string): Account => {
    const found = [...ports.people.accounts.values()].find((one) => one.firstName === firstName)
    if (found === undefined) throw new Error(`${firstName} is not there`)
    return ports.people.seen(found)
  }
  const reaches = (state: string) => vi.waitFor(() => expect(account.getSnapshot().value).toBe(state))
  const opened = async (firstName?: string) => {
    account.send({ type: 'account.opened', organizationId, accountId: firstName === undefined ? null : of(firstName).id })
    await reaches('editing')
  }
  return { ports, notify, account, action, of, reaches, opened }
}

const roleNamed = ({ ports }: ReturnType<typeof started>, name: string): string =>
  [...ports.people.roles.values()].find((role) => role.name === name)?.id ?? ''

it('is added once its form is right, and is invited', async () => {
  const stage = started()
  const { account, notify, opened, reaches, of } = stage
  await opened()
  account.send({ type: 'save' })
  expect(account.getSnapshot()).toMatchObject({ value: 'editing', context: { problems: { username: { code: 'required' }, roleId: { code: 'required' } } } })
  account.send({ type: 'field.changed', change: { username: 'l' } })
  expect(account.getSnapshot().context.problems).not.toHaveProperty('username')
  account.send({ type: 'save' })
  expect(account.getSnapshot().context.problems).toMatchObject({ username: { code: 'tooShort', limit: 2 } })
  const change = { username: 'lars', firstName: 'Lars', lastName: 'Moen', email: 'lars@harbour.example', roleId: roleNamed(stage, 'User') }
  account.send({ type: 'field.changed', change })
  account.send({ type: 'save' })
  await reaches('saved')
  expect(of('Lars')).toMatchObject({ ...change, state: 'invited', roleName: 'User' })
  expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: 'success', text: 'users.notices.added', values: { name: 'Lars Moen' } })
})

it.each([
  ['username', 'mateo.rivas', 'USERNAME_ALREADY_EXISTS'],
  ['email', 'Mateo.Rivas@harbour.example', 'EMAIL_ALREADY_EXISTS'],
  ['roleId', 'nowhere', 'ROLE_NOT_FOUND'],
])('is refused for its %s, and keeps what was typed', async (field, value, code) => {
  const { account, opened, reaches } = started()
  await opened('Nora')
  account.send({ type: 'field.changed', change: { firstName: 'Nina', [field]: value } })
  account.send({ type: 'save' })
  await reaches('refused')
  expect(account.getSnapshot().context).toMatchObject({ failure: { code }, form: { firstName: 'Nina', [field]: value } })
  account.send({ type: 'field.changed', change: { [field]: 'x' } })
  expect(account.getSnapshot()).toMatchObject({ value: 'editing', context: { failure: undefined } })
})

it('of the last administrator keeps a role that administers', async () => {
  const stage = started()
  const { account, opened, reaches } = stage
  await opened('Ada')
  account.send({ type: 'field.changed', change: { roleId: roleNamed(stage, 'User') } })
  account.send({ type: 'save' })
  await reaches('refused')
  expect(account.getSnapshot().context.failure).toEqual({ code: 'LAST_ADMINISTRATOR' })
})

const stale = async (stage: ReturnType<typeof started>) => {
  const { ports, account, opened, reaches, of } = stage
  await opened('Nora')
  const nora = of('Nora')
  await ports.users.edit(organizationId, nora, { ...nora, lastName: 'Theirs', username: 'theirs', language: 'no' }, signal())
  account.send({ type: 'field.changed', change: { username: 'mine' } })
  account.send({ type: 'save' })
  await reaches('stale')
}

it('what I changed is saved over theirs, what I left alone becomes theirs', async () => {
  const stage = started()
  await stale(stage)
  stage.account.send({ type: 'mine.keep' })
  await stage.reaches('saved')
  expect(stage.of('Nora')).toMatchObject({ username: 'mine', lastName: 'Theirs', language: 'no' })
})

it('mine is given up for theirs', async () => {
  const stage = started()
  await stale(stage)
  stage.account.send({ type: 'theirs.take' })
  expect(stage.account.getSnapshot()).toMatchObject({ value: 'editing', context: { form: { username: 'theirs', lastName: 'Theirs' } } })
})

it('that cannot be read is tried again, and one that is gone is told as such', async () => {
  const { ports, account, reaches, of } = started()
  ports.faults.fail('users.read', { code: 'UNREACHABLE' }, 1)
  account.send({ type: 'account.opened', organizationId, accountId: of('Nora').id })
  await reaches('unreadable')
  account.send({ type: 'retry' })
  await reaches('editing')
  account.send({ type: 'account.opened', organizationId, accountId: 'gone' })
  await reaches('unreadable')
  expect(account.getSnapshot().context).toMatchObject({ failure: { code: 'USER_NOT_FOUND' }, account: undefined })
  account.send({ type: 'account.closed' })
  expect(account.getSnapshot().value).toBe('closed')
})

it.each<[AccountAction, string, string]>([
  ['block', 'Nora', 'blocked'],
  ['unblock', 'Jonas', 'active'],
  ['resetPassword', 'Nora', 'active'],
])('%s asks first, and is done to %s', async (wanted, firstName, state) => {
  const { ports, action, notify, of } = started()
  const account = of(firstName)
  action.send({ type: 'ask', organizationId, account, action: wanted })
  expect(action.getSnapshot().value).toBe('asking')
  expect(ports.people.accounts.get(account.id)?.state).toBe(account.state)
  action.send({ type: 'confirm' })
  await vi.waitFor(() => expect(action.getSnapshot().value).toBe('closed'))
  expect(ports.people.accounts.get(account.id)?.state).toBe(state)
  expect(notify).toHaveBeenCalledExactlyOnceWith({
    kind: 'success',
    text: `users.notices.${wanted}`,
    values: { name: `${account.firstName} ${account.lastName}` },
  })
})

it('an action on oneself is refused, and can be left', async () => {
  const { action, notify, of } = started()
  action.send({ type: 'ask', organizationId, account: of('Ada'), action: 'block' })
  action.send({ type: 'confirm' })
  await vi.waitFor(() => expect(action.getSnapshot().value).toBe('refused'))
  expect(action.getSnapshot().context.failure).toEqual({ code: 'OWN_ACCOUNT' })
  action.send({ type: 'cancel' })
  expect(action.getSnapshot().value).toBe('closed')
  expect(notify).not.toHaveBeenCalled()
})

it('what was filled in is there when the same dialog is opened again, unless it was closed', async () => {
  const { account, opened, reaches } = started()
  await opened()
  const again = () => account.send({ type: 'account.opened', organizationId, accountId: null })
  account.send({ type: 'field.changed', change: { username: 'liv' } })
  again()
  expect(account.getSnapshot()).toMatchObject({ value: 'editing', context: { form: { username: 'liv' } } })
  account.send({ type: 'account.closed' })
  again()
  await reaches('editing')
  expect(account.getSnapshot().context.form.username).toBe('')
})
