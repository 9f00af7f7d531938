import { afterEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createAccountsMachine } from './accounts.machine.ts'
import type { AccountFilter } from './UserGateway.ts'

const started = () => {
  const ports = inMemoryPorts()
  const list = vi.spyOn(ports.users, 'list')
  const accounts = createActor(createAccountsMachine(ports)).start()
  const open = (filter: AccountFilter = {}, organizationId = 'organization-1') => accounts.send({ type: 'accounts.opened', organizationId, filter })
  const reaches = (state: string) => vi.waitFor(() => expect(accounts.getSnapshot().value).toBe(state))
  const names = () => accounts.getSnapshot().context.items.map(({ firstName }) => firstName)
  return { ports, list, accounts, open, reaches, names }
}

afterEach(() => {
  vi.useRealTimers()
})

it('are read with the roles to narrow them by', async () => {
  const { accounts, open, reaches, names } = started()
  open()
  expect(accounts.getSnapshot().value).toBe('reading')
  await reaches('listing')
  expect(names()).toEqual(['Ada', 'Jonas', 'Mateo', 'Nora', 'Åse Kristine'])
  expect(accounts.getSnapshot().context).toMatchObject({ total: 5, next: null })
  expect(accounts.getSnapshot().context.roles.map(({ name }) => name)).toEqual(['Admin', 'Publisher', 'User'])
})

it('are read once for all that is typed in a row, while those from before are shown', async () => {
  const { open, reaches, names, list } = started()
  open()
  await reaches('listing')
  vi.useFakeTimers()
  for (const search of ['n', 'no', 'nor']) open({ search })
  await vi.advanceTimersByTimeAsync(199)
  expect(names()).toHaveLength(5)
  expect(list).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(names()).toEqual(['Nora'])
  expect(list).toHaveBeenCalledTimes(2)
})

it('of another organization are not mixed with those from before', async () => {
  const { accounts, open, reaches, names } = started()
  open()
  await reaches('listing')
  open({}, 'organization-2')
  expect([accounts.getSnapshot().value, names()]).toEqual(['reading', []])
})

it('that match nothing are told as such', async () => {
  const { accounts, open, reaches } = started()
  open({ search: 'nobody of this name' })
  await reaches('nothing')
  expect(accounts.getSnapshot().context).toMatchObject({ items: [], total: 0, next: null })
})

it('are read again as somebody changes them, as many as there were', async () => {
  const { ports, accounts, open, reaches } = started()
  const roleId = ports.people.role('Reader', [])
  for (let place = 0; place < 60; place += 1) ports.people.account('Reader', `No ${String(place)}`, roleId)
  open()
  await reaches('listing')
  expect(accounts.getSnapshot().context).toMatchObject({ total: 65, next: '50' })
  accounts.send({ type: 'more.wanted' })
  expect(accounts.getSnapshot().value).toBe('extending')
  await reaches('listing')
  expect(accounts.getSnapshot().context.items).toHaveLength(65)
  accounts.send({ type: 'more.wanted' })
  expect(accounts.getSnapshot().value).toBe('listing')

  const mateo = accounts.getSnapshot().context.items.find(({ firstName }) => firstName === 'Mateo')
  await ports.users.perform('organization-1', mateo?.id ?? '', 'block', new AbortController().signal)
  await vi.waitFor(() => expect(accounts.getSnapshot().context.items.find(({ id }) => id === mateo?.id)?.state).toBe('blocked'))
  expect(accounts.getSnapshot().context.items).toHaveLength(65)
})

it('are as many as there were when one of hundreds changes, or the same list is opened again', async () => {
  const { ports, accounts, open, reaches } = started()
  const count = () => accounts.getSnapshot().context.items.length
  const roleId = ports.people.role('Reader', [])
  for (let place = 0; place < 245; place += 1) ports.people.account('Reader', `No ${String(place)}`, roleId)
  open()
  for (const shown of [50, 100, 150, 200, 250]) {
    await reaches('listing')
    expect(count()).toBe(shown)
    accounts.send({ type: 'more.wanted' })
  }
  const mateo = accounts.getSnapshot().context.items.find(({ firstName }) => firstName === 'Mateo')
  await ports.users.perform('organization-1', mateo?.id ?? '', 'block', new AbortController().signal)
  await vi.waitFor(() => expect(accounts.getSnapshot().context.items.find(({ id }) => id === mateo?.id)?.state).toBe('blocked'))
  expect(count()).toBe(250)
  open()
  await reaches('listing')
  expect(count()).toBe(250)
  open({ search: 'reader' })
  await vi.waitFor(() => expect(count()).toBe(50))
})

it('that could not be read are tried again', async () => {
  const { ports, accounts, open, reaches } = started()
  ports.faults.fail('roles.list', { code: 'UNREACHABLE' }, 1)
  open()
  await reaches('failed')
  expect(accounts.getSnapshot().context.failure).toEqual({ code: 'UNREACHABLE' })
  accounts.send({ type: 'retry' })
  await reaches('listing')
})

it.each([
  ['before', ['more', 'change']],
  ['while', ['change', 'more']],
] as const)('are joined by those that were asked for %s they are read again', async (_, order) => {
  const { ports, accounts, open, reaches } = started()
  const roleId = ports.people.role('Reader', [])
  for (let place = 0; place < 60; place += 1) ports.people.account('Reader', `No ${String(place)}`, roleId)
  open()
  await reaches('listing')
  const release = ports.faults.hold('users.list')
  const steps = { more: () => accounts.send({ type: 'more.wanted' }), change: () => accounts.send({ type: 'serverEvent', serverEvent: { kind: 'stream.reopened' } }) }
  order.forEach((step) => steps[step]())
  expect(accounts.getSnapshot().value).toBe('refreshing')
  release()
  await reaches('listing')
  expect(accounts.getSnapshot().context.items).toHaveLength(65)
})

it('of which no more can be read keep those that are there', async () => {
  const { ports, accounts, open, reaches } = started()
  const roleId = ports.people.role('Reader', [])
  for (let place = 0; place < 60; place += 1) ports.people.account('Reader', `No ${String(place)}`, roleId)
  open()
  await reaches('listing')
  ports.faults.fail('users.list', { code: 'UNREACHABLE' }, 1)
  accounts.send({ type: 'more.wanted' })
  await reaches('stuck')
  expect(accounts.getSnapshot().context.items).toHaveLength(50)
  accounts.send({ type: 'retry' })
  await reaches('listing')
  expect(accounts.getSnapshot().context.items).toHaveLength(65)
})

it('of another filter are not told as found where no answer comes', async () => {
  const { ports, accounts, open, reaches } = started()
  open()
  await reaches('listing')
  ports.faults.fail('users.list', { code: 'UNREACHABLE' })
  open({ search: 'nor' })
  await reaches('failed')
  expect(accounts.getSnapshot().context.failure?.code).toBe('UNREACHABLE')
})
