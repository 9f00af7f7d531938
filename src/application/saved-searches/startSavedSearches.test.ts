import { expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { SavedSearch } from '../../domain/saved-searches/savedSearch.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import { startSavedSearches } from './startSavedSearches.ts'

const SHIPS: SavedSearch = { id: 'search-1', name: 'Ships', q: 'ship', roleIds: [], isOwn: true, owner: 'Ada Berg', news: 3, revision: 1 }
const LETTERS: SavedSearch = { ...SHIPS, id: 'search-2', name: 'Letters', q: 'letter', roleIds: ['role-1'], isOwn: false, owner: 'Ingrid Solberg' }

const started = async () => {
  const ports = inMemoryPorts()
  ports.savedSearches.keep(SHIPS, LETTERS)
  const notify = vi.fn<(notification: Notification) => void>()
  const actors = startSavedSearches({ ...ports, notify })
  actors.openSavedSearches()
  const listed = (...names: string[]) => waitFor(actors.savedSearches, (snapshot) => snapshot.matches('listing') && snapshot.context.items.map(({ name }) => name).join() === names.join())
  await listed('Letters', 'Ships')
  return { ports, notify, actors, listed, lastSaid: () => notify.mock.calls.at(-1)?.[0] }
}

it('deletes one’s own at once, and brings it back', async () => {
  const { actors, listed, lastSaid, notify } = await started()
  actors.removeSavedSearch(SHIPS)
  await listed('Letters')
  await vi.waitFor(() => expect(lastSaid()).toMatchObject({ text: 'savedSearches.notices.deleted', values: { name: 'Ships' } }))
  lastSaid()?.action?.run()
  await listed('Letters', 'Ships')
  await vi.waitFor(() => expect(lastSaid()).toMatchObject({ text: 'savedSearches.notices.back' }))
  expect(notify).toHaveBeenCalledTimes(2)
})

it('brings back for oneself alone what was for roles that are gone', async () => {
  const { actors, listed, lastSaid } = await started()
  const shared = { ...SHIPS, roleIds: ['role-that-is-gone'] }
  actors.removeSavedSearch(shared)
  await listed('Letters')
  await vi.waitFor(() => expect(lastSaid()?.action).toBeDefined())
  lastSaid()?.action?.run()
  await listed('Letters', 'Ships')
  await vi.waitFor(() => expect(lastSaid()).toMatchObject({ kind: 'success', text: 'savedSearches.notices.backAlone', values: { name: 'Ships' } }))
  expect(actors.savedSearches.getSnapshot().context.items.find(({ name }) => name === 'Ships')?.roleIds).toEqual([])
})

it('says what could not be deleted', async () => {
  const { ports, actors, lastSaid } = await started()
  ports.faults.fail('savedSearches.remove', { code: 'UNREACHABLE' }, 1)
  actors.removeSavedSearch(SHIPS)
  await vi.waitFor(() => expect(lastSaid()).toMatchObject({ kind: 'failure', text: 'savedSearches.notices.notDeleted' }))
})

it('asks before somebody else’s goes', async () => {
  const { actors, listed } = await started()
  actors.removeSavedSearch(LETTERS)
  expect(actors.savedSearchRemoval.getSnapshot().matches('asking')).toBe(true)
  actors.savedSearchRemoval.send({ type: 'confirm' })
  await listed('Ships')
})

it('has nothing new once it was looked at', async () => {
  const { actors } = await started()
  actors.lookAtSavedSearch(SHIPS.id)
  const { context } = await waitFor(actors.savedSearches, (snapshot) => snapshot.context.items.some(({ id, news }) => id === SHIPS.id && news === 0))
  expect(context.items.map(({ news }) => news)).toEqual([3, 0])
})

it('reads again what could not be read', async () => {
  const { ports, actors, listed } = await started()
  ports.faults.fail('savedSearches.list', { code: 'UNREACHABLE' }, 1)
  actors.savedSearches.send({ type: 'list.opened', organizationId: '' })
  await waitFor(actors.savedSearches, (snapshot) => snapshot.matches('failed'))
  actors.openSavedSearches()
  expect((await listed('Letters', 'Ships')).context.failure).toBeUndefined()
})
