import { expect, it, vi } from 'vitest'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Account } from '../../domain/users/account.ts'
import { startUsers } from './startUsers.ts'
import type { AccountFilter } from './UserGateway.ts'

/** The list of the sample organization, with Mateo and Nora picked. */
const picking = async () => {
  const ports = inMemoryPorts()
  const { accounts, manyAccounts } = startUsers({ ...ports, notify: () => undefined })
  const open = (filter: AccountFilter) => {
    accounts.send({ type: 'accounts.opened', organizationId: 'organization-1', filter })
    manyAccounts.send({ type: 'list.opened', organizationId: 'organization-1', filter })
  }
  open({})
  await vi.waitFor(() => expect(accounts.getSnapshot().value).toBe('listing'))
  const named = (name: string): Account => {
    const found = accounts.getSnapshot().context.items.find(({ firstName }) => firstName === name)
    if (found === undefined) throw new Error(`${name} is not listed`)
    return found
  }
  for (const name of ['Mateo', 'Nora']) manyAccounts.send({ type: 'toggle', account: named(name) })
  const picked = () => manyAccounts.getSnapshot().context.picked.map(({ firstName }) => firstName)
  expect(picked()).toEqual(['Mateo', 'Nora'])
  return { ports, accounts, manyAccounts, open, named, picked }
}

it('are none any more in another search', async () => {
  const { open, picked } = await picking()
  open({ search: 'a' })
  expect(picked()).toEqual([])
})

it('stay where the same list is opened again', async () => {
  const { open, accounts, picked } = await picking()
  open({})
  await vi.waitFor(() => expect(accounts.getSnapshot().value).toBe('listing'))
  expect(picked()).toEqual(['Mateo', 'Nora'])
})

it('are as somebody else has changed them, without those who were deleted', async () => {
  const { ports, manyAccounts, named, picked } = await picking()
  const signal = AbortSignal.timeout(5000)
  await ports.users.perform('organization-1', named('Nora').id, 'block', signal)
  await vi.waitFor(() => expect(manyAccounts.getSnapshot().context.picked.map(({ state }) => state)).toContain('blocked'))
  await ports.users.delete('organization-1', { userIds: [named('Mateo').id], successorId: null, rehearse: false }, signal)
  await vi.waitFor(() => expect(picked()).toEqual(['Nora']))
})
