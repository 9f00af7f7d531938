import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { OrganizationSummary } from '../../domain/organizations/managed.ts'
import { ALL_BY_NAME } from '../../domain/organizations/list.ts'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { createOrganizationRemovalMachine } from './organizationRemoval.machine.ts'

const open = async (name: string) => {
  const ports = inMemoryPorts()
  const [changed, notify] = [vi.fn<(organization: OrganizationSummary) => void>(), vi.fn<Notify>()]
  const removal = createActor(createOrganizationRemovalMachine({ ...ports, changed, notify })).start()
  const found = await ports.organizations.list({ ...ALL_BY_NAME, term: name, limit: 1 }, new AbortController().signal)
  const [organization] = found._tag === 'Success' ? found.success.items : []
  if (organization === undefined) throw new Error('It is not listed')
  removal.send({ type: 'ask', organization })
  return { removal, changed, notify }
}

it('deletes when the name is typed, and restores what is deleted without it', async () => {
  const { removal, changed, notify } = await open('Fjord Archive')
  removal.send({ type: 'typed', text: 'Fjord' })
  expect(removal.getSnapshot().can({ type: 'confirm' })).toBe(false)
  removal.send({ type: 'typed', text: 'Fjord Archive' })
  removal.send({ type: 'confirm' })
  await vi.waitFor(() => expect(removal.getSnapshot().value).toBe('closed'))
  expect(notify).toHaveBeenLastCalledWith(expect.objectContaining({ text: 'organizations.removal.deleted' }))
  const [[deleted]] = changed.mock.calls as [[OrganizationSummary]]
  expect(deleted).toMatchObject({ state: 'Deleted' })
  removal.send({ type: 'ask', organization: deleted })
  removal.send({ type: 'confirm' })
  await vi.waitFor(() => expect(removal.getSnapshot().value).toBe('closed'))
  expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ state: 'Unblocked', deletedAt: null }))
})

it('says that the own organization is not deleted', async () => {
  const { removal, changed } = await open('Harbour Museum')
  removal.send({ type: 'typed', text: 'Harbour Museum' })
  removal.send({ type: 'confirm' })
  await vi.waitFor(() => expect(removal.getSnapshot()).toMatchObject({ value: 'refused', context: { failure: { code: 'OWN_ORGANIZATION' } } }))
  expect(changed).not.toHaveBeenCalled()
})
