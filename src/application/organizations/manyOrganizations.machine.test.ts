import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { ALL_BY_NAME } from '../../domain/organizations/list.ts'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { createManyOrganizationsMachine } from './manyOrganizations.machine.ts'

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
