import { expect, it, vi } from 'vitest'
import { BULK_EDIT_LIMIT } from '../../domain/bulk-edit/limits.ts'
import type { BulkDraft } from './bulkDraft.ts'
import { begin, TAGS } from '../../../tests/support/bulkEdit.ts'

it('shows the difference, saves it, and takes it back', async () => {
  const { notified, actor, tagsOf, reach, review, context } = begin()
  const before = tagsOf()
  await review()
  await reach({ reviewing: 'ready' })
  expect(context().plan).toMatchObject({ assets: 3, changed: 3 })
  expect(tagsOf()).toEqual(before)
  actor.send({ type: 'save' })
  await reach('closed')
  expect(tagsOf()).toEqual(before.map((tags) => [...tags, 'Quay']))
  expect([notified[0]?.text, notified[0]?.values]).toEqual(['bulkEdit.saved', { count: 3 }])
  notified[0]?.action?.run()
  await vi.waitFor(() => expect([notified[1]?.text, notified[1]?.values]).toEqual(['bulkEdit.undone', { count: 3, left: 0 }]))
  expect(tagsOf()).toEqual(before)
})

it('tells how many were edited since and stay as they are', async () => {
  const { ports, notified, actor, ids, reach, review } = begin()
  await review()
  await reach({ reviewing: 'ready' })
  actor.send({ type: 'save' })
  await reach('closed')
  const { signal } = new AbortController()
  const read = await ports.assets.read('RECORDS', ids[0] ?? '', signal)
  if (read._tag === 'Success') await ports.assets.edit(read.success, { tags: ['Mine'] }, signal)
  notified[0]?.action?.run()
  await vi.waitFor(() => expect([notified[1]?.text, notified[1]?.values]).toEqual(['bulkEdit.undoneButLeft', { count: 2, left: 1 }]))
})

it('plans anew where somebody was quicker, and saves just that', async () => {
  const { actor, library, ids, tagsOf, reach, review, context } = begin()
  await review()
  await reach({ reviewing: 'ready' })
  const [first = ''] = ids
  const quicker = library.assets.get(first)
  if (quicker === undefined) throw new Error('The sample has no picture')
  library.assets.set(first, { ...quicker, tags: ['Theirs'], revision: quicker.revision + 1 })
  actor.send({ type: 'save' })
  const before = () => context().plan?.items.find(({ id }) => id === first)?.before
  await vi.waitFor(() => expect([context().isOutdated, before()?.tags]).toEqual([true, ['Theirs']]))
  await reach({ reviewing: 'ready' })
  expect([context().draft.tags.added, tagsOf()[0]]).toEqual([['Quay'], ['Theirs']])
  actor.send({ type: 'save' })
  await reach('closed')
  expect(tagsOf()[0]).toEqual(['Theirs', 'Quay'])
})

it.each<[Partial<BulkDraft>, object]>([
  [{ description: { how: 'append', text: ' ' } }, { description: { code: 'required' } }],
  [{ repository: { how: 'replace', id: null } }, { repository: { code: 'required' } }],
  [{ rightsStatement: { how: 'replace', statement: null } }, { rightsStatement: { code: 'required' } }],
  [{ tags: { how: 'remove', added: ['Sea'], removed: [] } }, { tags: { code: 'required' } }],
])('says what is wrong with %j before it asks the server, until it is mended', async (draft, problems) => {
  const { ports, actor, review, context } = begin()
  const plan = vi.spyOn(ports.bulkEdits, 'plan')
  await review(draft)
  expect([actor.getSnapshot().value, context().problems, plan.mock.calls.length]).toEqual([{ editing: 'changed' }, problems, 0])
  const mended: Partial<BulkDraft> = { description: { how: 'remove', text: '' }, repository: { how: 'remove', id: null }, rightsStatement: { how: 'remove', statement: null }, ...TAGS }
  actor.send({ type: 'draft.changed', draft: mended })
  expect(context().problems).toEqual({})
})

it('stands at the field that the server refuses, with what was filled in', async () => {
  const { reach, review, context } = begin()
  await review({ ...TAGS, repository: { how: 'replace', id: 'gone' } })
  await reach({ editing: 'refused' })
  const problems = { repository: { code: 'notAnOption' } }
  expect(context()).toMatchObject({ problems, plan: undefined, draft: { repository: { id: 'gone' } } })
})

it('saves nothing where an asset cannot take it, and where none would become another', async () => {
  const { actor, library, ids, reach, review, context } = begin()
  const [first = ''] = ids
  const full = library.assets.get(first)
  if (full === undefined) throw new Error('The sample has no picture')
  library.assets.set(first, { ...full, description: 'a'.repeat(2000) })
  await review({ description: { how: 'append', text: 'more' } })
  await reach({ reviewing: 'blocked' })
  expect(context().plan?.refused).toEqual([{ id: first, name: full.name, problems: { description: { code: 'tooLong', limit: 2000 } } }])
  actor.send({ type: 'save' })
  expect(actor.getSnapshot().matches({ reviewing: 'blocked' })).toBe(true)
  actor.send({ type: 'back' })
  expect(actor.getSnapshot().matches({ editing: 'changed' })).toBe(true)
  actor.send({ type: 'draft.changed', draft: { tags: { how: 'remove', added: [], removed: ['Nowhere'] } } })
  actor.send({ type: 'draft.changed', draft: { description: { how: 'leave', text: '' } } })
  actor.send({ type: 'review' })
  await reach({ reviewing: 'idle' })
})

it.each(['UNREACHABLE', 'NOT_SIGNED_IN'] as const)('what was filled in outlives %s, in planning and in saving', async (code) => {
  const { ports, actor, tagsOf, reach, review, context } = begin()
  ports.faults.fail('bulkEdit.plan', { code }, 1)
  await review()
  await reach({ editing: 'failed' })
  expect([context().draft.tags, context().failure?.code, actor.getSnapshot().hasTag('unsaved')]).toEqual([TAGS.tags, code, true])
  actor.send({ type: 'review' })
  await reach({ reviewing: 'ready' })
  ports.faults.fail('bulkEdit.apply', { code }, 1)
  actor.send({ type: 'save' })
  await reach({ reviewing: 'failed' })
  expect([context().draft.tags, context().failure?.code]).toEqual([TAGS.tags, code])
  actor.send({ type: 'save' })
  await reach('closed')
  expect(tagsOf().every((tags) => tags.includes('Quay'))).toBe(true)
})

it('asks before what was filled in is lost, and goes back to where one was', async () => {
  const { actor, reach, open, review } = begin()
  await open()
  actor.send({ type: 'cancel' })
  await reach('closed')
  await review()
  await reach({ reviewing: 'ready' })
  actor.send({ type: 'cancel' })
  expect(actor.getSnapshot().value).toBe('leaving')
  actor.send({ type: 'stay' })
  await reach({ reviewing: 'ready' })
  actor.send({ type: 'back' })
  actor.send({ type: 'cancel' })
  actor.send({ type: 'stay' })
  await reach({ editing: 'changed' })
  actor.send({ type: 'cancel' })
  actor.send({ type: 'leave' })
  await reach('closed')
})

it('tells why the assets cannot be read, and tries again', async () => {
  const { ports, actor, asked, reach, context } = begin()
  const fields = { selection: { code: 'aboveMaximum', limit: BULK_EDIT_LIMIT } } as const
  ports.faults.fail('bulkEdit.summary', { code: 'VALIDATION_FAILED', fields }, 1)
  actor.send({ type: 'edit.open', asked })
  await reach('unreadable')
  expect(context().problems).toEqual(fields)
  actor.send({ type: 'retry' })
  await reach({ editing: 'untouched' })
  expect(context().summary).toMatchObject({ assets: 3 })
})
