import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { Account } from '../../domain/users/account.ts'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { createAccountDeletionMachine } from './accountDeletion.machine.ts'

const organizationId = 'organization-1'

const started = async (...firstNames: readonly string[]) => {
  const ports = inMemoryPorts()
  const [notify, deleted] = [vi.fn<Notify>(), vi.fn<(ids: readonly string[]) => void>()]
  const deletion = createActor(createAccountDeletionMachine({ ...ports, notify, deleted })).start()
  const of = (firstName: string): Account => {
    const found = [...ports.people.accounts.values()].find((one) => one.firstName === firstName)
    if (found === undefined) throw new Error(`${firstName} is not there`)
    return ports.people.seen(found)
  }
  const reaches = (state: string) => vi.waitFor(() => expect(deletion.getSnapshot().value).toBe(state))
  const accounts = firstNames.map(of)
  const { papers } = ports.sample.folders
  ports.sample.library.addedBy.set(papers.id, of('Mateo').id)
  deletion.send({ type: 'delete.ask', organizationId, accounts })
  await vi.waitFor(() => expect(deletion.getSnapshot().hasTag('busy')).toBe(false))
  return { ports, notify, deleted, deletion, of, reaches, accounts, papers }
}

it('tells what is left before anybody is deleted, and leaves it in their name', async () => {
  const { ports, notify, deleted, deletion, reaches, accounts, papers } = await started('Mateo')
  expect(deletion.getSnapshot()).toMatchObject({ value: 'leaving', context: { verdict: { done: [accounts[0]?.id], leaves: { folders: 1, assets: 0 } } } })
  expect(ports.people.accounts.has(accounts[0]?.id ?? '')).toBe(true)
  deletion.send({ type: 'confirm' })
  await reaches('closed')
  expect(ports.people.creatorOf(papers.id)).toEqual({ name: 'Mateo Rivas', isGone: true, successor: null })
  expect(deleted).toHaveBeenCalledExactlyOnceWith([accounts[0]?.id])
  expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: 'success', text: 'users.deletion.notices.one', values: { name: 'Mateo Rivas', count: 1, successor: '' } })
})

it('hands over once somebody is chosen; a change of mind leaves it', async () => {
  const { ports, notify, deletion, of, reaches, papers } = await started('Mateo', 'Jonas')
  deletion.send({ type: 'hand.over' })
  expect(deletion.getSnapshot().can({ type: 'confirm' })).toBe(false)
  deletion.send({ type: 'successor.chosen', successor: of('Ada') })
  deletion.send({ type: 'leave' })
  expect(deletion.getSnapshot()).toMatchObject({ value: 'leaving', context: { successor: undefined } })
  deletion.send({ type: 'hand.over' })
  deletion.send({ type: 'successor.chosen', successor: of('Ada') })
  deletion.send({ type: 'successor.chosen', successor: of('Nora') })
  deletion.send({ type: 'confirm' })
  await reaches('closed')
  expect(ports.people.creatorOf(papers.id)).toMatchObject({ isGone: true, successor: 'Nora Whitfield' })
  expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: 'success', text: 'users.deletion.notices.manyHandedOver', values: { name: '', count: 2, successor: 'Nora Whitfield' } })
})

it('asks for another one where the chosen has gone meanwhile', async () => {
  const { ports, deletion, of, reaches } = await started('Mateo')
  const nora = of('Nora')
  deletion.send({ type: 'hand.over' })
  deletion.send({ type: 'successor.chosen', successor: nora })
  ports.people.leave([nora.id], null)
  deletion.send({ type: 'confirm' })
  await reaches('choosing')
  expect(deletion.getSnapshot().context).toMatchObject({ successor: undefined, problems: { successorId: { code: 'notAnOption' } } })
  deletion.send({ type: 'successor.chosen', successor: of('Ada') })
  expect(deletion.getSnapshot().context.problems).toEqual({})
})

it('deletes nobody where nobody can be deleted', async () => {
  const { deletion } = await started('Ada')
  expect(deletion.getSnapshot()).toMatchObject({ value: 'leaving', context: { verdict: { done: [], left: [{ code: 'OWN_ACCOUNT' }] } } })
  expect(deletion.getSnapshot().can({ type: 'confirm' })).toBe(false)
})

it('says so where somebody was quicker, and looks again', async () => {
  const { ports, deletion, reaches, notify, accounts } = await started('Mateo')
  ports.people.leave(accounts.map(({ id }) => id), null)
  deletion.send({ type: 'confirm' })
  await reaches('refused')
  expect(deletion.getSnapshot().context.failure).toEqual({ code: 'USER_NOT_FOUND' })
  deletion.send({ type: 'retry' })
  await reaches('refused')
  deletion.send({ type: 'cancel' })
  expect([deletion.getSnapshot().value, notify.mock.calls]).toEqual(['closed', []])
})
