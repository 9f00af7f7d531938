import { expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { SavedSearch } from '../../domain/saved-searches/savedSearch.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import { createSavedSearchMachine, type SavedSearchSubject } from './savedSearch.machine.ts'

const SHIPS: SavedSearch = { id: 'search-1', name: 'Ships', q: 'ship', roleIds: ['role-1'], isOwn: true, owner: 'Ada Berg', news: 0, revision: 1 }
const signal = new AbortController().signal

const opened = async (subject: SavedSearchSubject, mayShare = true) => {
  const ports = inMemoryPorts()
  ports.savedSearches.keep(SHIPS)
  const notify = vi.fn<(notification: Notification) => void>()
  const actor = createActor(createSavedSearchMachine({ ...ports, notify })).start()
  actor.send({ type: 'search.opened', organizationId: 'organization-1', subject, mayShare })
  await waitFor(actor, (snapshot) => snapshot.matches('editing'))
  const settled = (...states: ('saved' | 'refused' | 'stale')[]) => waitFor(actor, (snapshot) => states.some((state) => snapshot.matches(state)))
  return { ports, notify, actor, settled, kept: async () => ports.savedSearches.list(signal) }
}

it('saves a query under a name, and says so', async () => {
  const { actor, settled, notify, kept } = await opened({ q: 'boat' })
  actor.send({ type: 'save' })
  expect(actor.getSnapshot().context.problems).toEqual({ name: { code: 'required' } })
  actor.send({ type: 'name.changed', name: ' Boats ' })
  actor.send({ type: 'save' })
  await settled('saved')
  expect(await kept()).toMatchObject({ success: [{ name: 'Boats', q: 'boat', roleIds: [] }, { name: 'Ships' }] })
  expect(notify.mock.calls).toEqual([[{ kind: 'success', text: 'savedSearches.notices.made', values: { name: 'Boats' } }]])
})

it('does not ask for roles that cannot be listed', async () => {
  const { ports, actor } = await opened({ q: 'boat' }, false)
  const list = vi.spyOn(ports.roles, 'list')
  actor.send({ type: 'search.opened', organizationId: 'organization-1', subject: { q: 'boat' }, mayShare: false })
  await waitFor(actor, (snapshot) => snapshot.matches('editing'))
  expect([list.mock.calls.length, actor.getSnapshot().context.roles]).toEqual([0, []])
})

it('keeps another query over what was saved, and roles that are chosen', async () => {
  const { ports, actor, settled, kept } = await opened({ search: SHIPS, q: 'ship tag:sail' })
  const [first, second] = [...ports.people.roles.keys()]
  ports.savedSearches.keep({ ...SHIPS, roleIds: [first ?? ''] })
  actor.send({ type: 'search.opened', organizationId: 'organization-1', subject: { search: SHIPS, q: 'ship tag:sail' }, mayShare: true })
  await waitFor(actor, (snapshot) => snapshot.matches('editing'))
  actor.send({ type: 'role.toggled', roleId: second ?? '' })
  actor.send({ type: 'save' })
  await settled('saved')
  expect(await kept()).toMatchObject({ success: [{ name: 'Ships', q: 'ship tag:sail', roleIds: [first, second].toSorted(), revision: 2 }] })
})

it('is told of a name that is taken, and tries another one', async () => {
  const { actor, settled } = await opened({ q: 'boat' })
  actor.send({ type: 'name.changed', name: 'SHIPS' })
  actor.send({ type: 'save' })
  expect((await settled('refused')).context.failure).toEqual({ code: 'SAVED_SEARCH_ALREADY_EXISTS' })
  actor.send({ type: 'name.changed', name: 'Boats' })
  expect(actor.getSnapshot().context.failure).toBeUndefined()
  actor.send({ type: 'save' })
  await settled('saved')
})

it('saves mine over what somebody else has saved meanwhile: what I left alone is theirs', async () => {
  const { ports, actor, settled, kept } = await opened({ search: { ...SHIPS, roleIds: [] } })
  ports.savedSearches.keep({ ...SHIPS, name: 'Vessels', q: 'vessel', roleIds: [], revision: 2 })
  actor.send({ type: 'name.changed', name: 'All ships' })
  actor.send({ type: 'role.toggled', roleId: 'role-1' })
  actor.send({ type: 'save' })
  expect((await settled('stale')).context.theirs).toMatchObject({ name: 'Vessels', q: 'vessel' })
  actor.send({ type: 'mine.keep' })
  await settled('saved')
  expect(await kept()).toMatchObject({ success: [{ name: 'All ships', q: 'vessel', revision: 3 }] })
})

it('gives mine up for theirs', async () => {
  const { ports, actor, settled } = await opened({ search: SHIPS })
  const theirs = { ...SHIPS, name: 'Vessels', revision: 2 }
  ports.savedSearches.keep(theirs)
  actor.send({ type: 'name.changed', name: 'All ships' })
  actor.send({ type: 'role.toggled', roleId: 'role-1' })
  actor.send({ type: 'save' })
  await settled('stale')
  actor.send({ type: 'theirs.take' })
  expect(actor.getSnapshot().context).toMatchObject({ search: theirs, form: { name: 'Vessels', q: 'ship', roleIds: ['role-1'] } })
})
