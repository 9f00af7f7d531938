import { expect, it, vi } from 'vitest'
import { begin, TAGS } from '../../../tests/support/bulkEdit.ts'

const PLACE = { repository: { how: 'replace', id: 'gone' } } as const

it('goes with its page while nothing is filled in, and stays with what is', async () => {
  const { ports, actor, asked, reach, open, context } = begin()
  await open()
  actor.send({ type: 'page.left' })
  expect(actor.getSnapshot().value).toBe('closed')
  ports.faults.fail('bulkEdit.summary', { code: 'UNREACHABLE' }, 1)
  actor.send({ type: 'edit.open', asked })
  await reach('unreadable')
  actor.send({ type: 'page.left' })
  expect(actor.getSnapshot().value).toBe('closed')
  await open()
  actor.send({ type: 'draft.changed', draft: TAGS })
  actor.send({ type: 'page.left' })
  expect([actor.getSnapshot().value, context().draft.tags]).toEqual([{ editing: 'changed' }, TAGS.tags])
})

it.each(['UNREACHABLE', 'STALE_EDIT'] as const)('tells by a notice that a save ended in %s whose page is gone, and asks nothing meanwhile', async (code) => {
  const { ports, notified, actor, reach, review } = begin()
  await review()
  await reach({ reviewing: 'ready' })
  ports.faults.fail('bulkEdit.apply', { code }, 1)
  actor.send({ type: 'save' })
  expect([actor.getSnapshot().hasTag('open'), actor.getSnapshot().hasTag('unsaved')]).toEqual([true, false])
  actor.send({ type: 'page.left' })
  expect([actor.getSnapshot().value, actor.getSnapshot().hasTag('open')]).toEqual([{ saving: 'unseen' }, false])
  await reach('closed')
  expect(notified).toEqual([{ kind: 'failure', text: 'bulkEdit.notSaved', values: { count: 3 }, subject: expect.any(String) }])
})

it('tells that it is saved though its page is gone', async () => {
  const { notified, actor, reach, review } = begin()
  await review()
  await reach({ reviewing: 'ready' })
  actor.send({ type: 'save' })
  actor.send({ type: 'page.left' })
  await reach('closed')
  expect(notified.map(({ text }) => text)).toEqual(['bulkEdit.saved'])
})

it('never shows an old difference as the present one: who stays while it is found out anew has it found out again', async () => {
  const { ports, actor, reach, review } = begin()
  await review()
  await reach({ reviewing: 'ready' })
  ports.faults.fail('bulkEdit.apply', { code: 'STALE_EDIT' }, 1)
  const plan = vi.spyOn(ports.bulkEdits, 'plan')
  ports.faults.hold('bulkEdit.plan')
  actor.send({ type: 'save' })
  await reach('planning')
  actor.send({ type: 'cancel' })
  actor.send({ type: 'stay' })
  expect([actor.getSnapshot().value, plan.mock.calls.length]).toEqual(['planning', 2])
})

it('leaves out what is gone meanwhile, and says so at once where nothing is left', async () => {
  const { actor, library, ids, reach, review, context } = begin()
  await review()
  await reach({ reviewing: 'ready' })
  library.trashed.add(ids[0] ?? '')
  actor.send({ type: 'save' })
  await vi.waitFor(() => expect(context().plan).toMatchObject({ assets: 2, gone: 1 }))
  await reach({ reviewing: 'ready' })
  for (const id of ids) library.trashed.add(id)
  actor.send({ type: 'save' })
  await reach({ editing: 'failed' })
  expect(context()).toMatchObject({ plan: undefined, draft: TAGS, failure: { code: 'RESOURCE_IN_TRASH' } })
})

it('keeps what the server refused at a field until that field changes', async () => {
  const { actor, reach, review, context } = begin()
  await review({ ...TAGS, ...PLACE })
  await reach({ editing: 'refused' })
  actor.send({ type: 'draft.changed', draft: { description: { how: 'append', text: 'more' } } })
  expect(context().problems).toEqual({ repository: { code: 'notAnOption' } })
  actor.send({ type: 'draft.changed', draft: { repository: { how: 'remove', id: null } } })
  expect(context().problems).toEqual({})
})

it('does not go on over a typed tag that is none', async () => {
  const { actor, reach, review, context } = begin()
  await review({ tags: { how: 'append', added: ['Quay'], removed: [], typed: 'a'.repeat(51) } })
  expect([actor.getSnapshot().value, context().problems]).toEqual([{ editing: 'changed' }, { tags: { code: 'tooLong', limit: 50 } }])
  actor.send({ type: 'draft.changed', draft: TAGS })
  actor.send({ type: 'review' })
  await reach({ reviewing: 'ready' })
})

it('reads the repositories again where they could not be read', async () => {
  const { ports, actor, open, context } = begin()
  ports.faults.fail('assets.repositories', { code: 'UNREACHABLE' }, 1)
  await open()
  await vi.waitFor(() => expect(context().isWithoutRepositories).toBe(true))
  actor.send({ type: 'draft.changed', draft: TAGS })
  actor.send({ type: 'repositories.retry' })
  await vi.waitFor(() => expect([context().isWithoutRepositories, context().repositories.length > 0]).toEqual([false, true]))
  expect(context().draft.tags).toEqual(TAGS.tags)
})

it('tells it apart where nothing was undone', async () => {
  const { notified, actor, library, ids, reach, review } = begin()
  await review()
  await reach({ reviewing: 'ready' })
  actor.send({ type: 'save' })
  await reach('closed')
  for (const id of ids) library.trashed.add(id)
  notified[0]?.action?.run()
  await vi.waitFor(() => expect([notified[1]?.text, notified[1]?.values]).toEqual(['bulkEdit.undoneNone', { count: 3 }]))
})
