import * as Result from 'effect/Result'
import { expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import type { Somebody } from './somebody.ts'
import { startFaces } from './startFaces.ts'

const AREA = { x: 0.25, y: 0.25, width: 0.25, height: 0.25 }
const { signal } = new AbortController()

const unnamedOf = (some: readonly Somebody[]) => ({ chosen: { groups: some.map(({ key }) => key), faces: [] }, shown: [], count: some.length, likely: null })

/** Two people: one in three pictures, one in two. */
const open = async () => {
  const ports = inMemoryPorts()
  const notified: Notification[] = []
  const actors = startFaces({ ...ports, notify: (notification) => notified.push(notification) })
  const pictures = ports.sample.pictures.map(({ id }) => id)
  for (const id of pictures.slice(0, 3)) ports.faces.find(id, AREA, 'one')
  for (const id of pictures.slice(0, 2)) ports.faces.find(id, { ...AREA, x: 0.6 }, 'other')
  const listed = () => waitFor(actors.people, (snapshot) => snapshot.matches('listing') || snapshot.matches('nothing'))
  const keys = () => actors.people.getSnapshot().context.items.map(({ key }) => key)
  const counts = () => actors.people.getSnapshot().context.items.map((one) => (one.kind === 'group' ? one.group.count : one.person.pictures))
  const show = async (which: 'unnamed' | 'named' | 'ignored') => {
    actors.people.send({ type: 'list.opened', list: { show: which, typed: '' } })
    await listed()
  }
  const undo = () => notified.at(-1)?.action?.run()
  await show('unnamed')
  return { ports, notified, pictures, listed, keys, counts, show, undo, ...actors }
}

it('names a group in all its pictures, and takes that back', async () => {
  const { people, faceNaming, notified, keys, show, undo, ports, pictures } = await open()
  expect(keys()).toEqual(['one', 'other'])
  faceNaming.send({ type: 'naming.opened', of: unnamedOf(people.getSnapshot().context.items.slice(0, 1)) })
  faceNaming.send({ type: 'save' })
  expect(faceNaming.getSnapshot().context.problems).toEqual({ name: { code: 'required' } })
  faceNaming.send({ type: 'name.typed', name: ' Ada Berg ' })
  faceNaming.send({ type: 'save' })
  await waitFor(faceNaming, (snapshot) => snapshot.matches('closed'))
  await vi.waitFor(() => expect(keys()).toEqual(['other']))
  expect(notified.map(({ text, values }) => [text, values])).toEqual([['faces.named', { name: 'Ada Berg', count: 3 }]])
  expect(pictures.slice(0, 3).map((id) => ports.sample.library.persons.get(id)?.map(({ name }) => name))).toEqual([['Ada Berg'], ['Ada Berg'], ['Ada Berg']])
  undo()
  await vi.waitFor(() => expect(notified.at(-1)?.text).toBe('faces.undone'))
  await show('unnamed')
  expect(keys()).toEqual(['one', 'other'])
})

it('keeps what was typed when the name could not be written', async () => {
  const { people, faceNaming, ports } = await open()
  ports.faults.fail('faces.name', { code: 'UNREACHABLE' })
  faceNaming.send({ type: 'naming.opened', of: unnamedOf(people.getSnapshot().context.items) })
  faceNaming.send({ type: 'name.typed', name: 'Ada' })
  faceNaming.send({ type: 'save' })
  await waitFor(faceNaming, ({ context }) => context.failure?.code === 'UNREACHABLE')
  expect([faceNaming.getSnapshot().matches('naming'), faceNaming.getSnapshot().context.name]).toEqual([true, 'Ada'])
})

it('puts groups together, and apart again', async () => {
  const { decideFaces, notified, counts, undo } = await open()
  await decideFaces.merge(['one', 'other'])
  await vi.waitFor(() => expect(counts()).toEqual([5]))
  expect(notified.at(-1)?.text).toBe('faces.merged')
  undo()
  await vi.waitFor(() => expect(counts()).toEqual([3, 2]))
})

it('takes faces out of a group into one of their own, and back', async () => {
  const { decideFaces, appearances, counts, undo } = await open()
  appearances.send({ type: 'list.opened', list: { kind: 'group', id: 'one' } })
  await waitFor(appearances, (snapshot) => snapshot.matches('listing'))
  const [first] = appearances.getSnapshot().context.items
  await decideFaces.split('one', [first?.faceId ?? ''])
  await vi.waitFor(() => expect(counts()).toEqual([2, 2, 1]))
  await vi.waitFor(() => expect(appearances.getSnapshot().context.items).toHaveLength(2))
  undo()
  await vi.waitFor(() => expect(counts()).toEqual([3, 2]))
})

it('leaves ignored faces out of the list, until they are noticed again', async () => {
  const { decideFaces, keys, show, undo } = await open()
  await decideFaces.ignore({ groups: ['one'], faces: [] }, true)
  await vi.waitFor(() => expect(keys()).toEqual(['other']))
  await show('ignored')
  expect(keys()).toEqual(['one'])
  undo()
  await vi.waitFor(() => expect(keys()).toEqual([]))
})

it('takes a name off a face, and writes it there again', async () => {
  const { decideFaces, appearances, ports, keys, show, undo } = await open()
  await ports.faces.name({ groups: ['one'], faces: [] }, 'Ada Berg', signal)
  await show('named')
  appearances.send({ type: 'list.opened', list: { kind: 'person', name: 'Ada Berg' } })
  await waitFor(appearances, (snapshot) => snapshot.matches('listing'))
  const [first] = appearances.getSnapshot().context.items
  await decideFaces.reject([first?.faceId ?? ''], 'Ada Berg')
  await vi.waitFor(() => expect(appearances.getSnapshot().context.items).toHaveLength(2))
  undo()
  await vi.waitFor(() => expect(appearances.getSnapshot().context.items).toHaveLength(3))
  expect(keys()).toEqual(['Ada Berg'])
})

it('names nobody whom nobody had named, when a rejection is taken back', async () => {
  const { decideFaces, ports, pictures, undo } = await open()
  const id = ports.faces.find(pictures[4] ?? '', AREA, 'third', 'Ada Berg')
  const likely = async () => {
    const groups = await ports.faces.groups(false, null, signal)
    return Result.isSuccess(groups) ? groups.success.items.find((group) => group.id === 'third')?.likely : undefined
  }
  await decideFaces.reject([id], 'Ada Berg')
  expect(await likely()).toBeNull()
  undo()
  await vi.waitFor(async () => expect(await likely()).toBe('Ada Berg'))
  expect(ports.sample.library.persons.get(pictures[4] ?? '') ?? []).toEqual([])
})

it('has whom people drew as they were drawn, when a rejection is taken back', async () => {
  const { decideFaces, ports, pictures, undo } = await open()
  const drawn = { id: 'drawn', name: 'Ada Berg', area: { ...AREA, width: 0.3 }, source: 'Drawn', revision: 2 } as const
  ports.sample.library.persons.set(pictures[4] ?? '', [drawn])
  const id = ports.faces.find(pictures[4] ?? '', AREA, 'third')
  await decideFaces.reject([id], 'Ada Berg')
  expect(ports.sample.library.persons.get(pictures[4] ?? '')).toEqual([])
  undo()
  await vi.waitFor(() => expect(ports.sample.library.persons.get(pictures[4] ?? '')).toEqual([drawn]))
})

it('erases what was learnt of a face once it has been confirmed, and leaves the name', async () => {
  const { personErasure, people, ports, show, notified } = await open()
  await ports.faces.name({ groups: ['one'], faces: [] }, 'Ada Berg', signal)
  await show('named')
  personErasure.send({ type: 'erasure.asked', name: 'Ada Berg' })
  ports.faults.fail('faces.erase', { code: 'UNREACHABLE' }, 1)
  personErasure.send({ type: 'confirm' })
  await waitFor(personErasure, (snapshot) => snapshot.matches('refused') && snapshot.context.failure?.code === 'UNREACHABLE')
  expect(notified).toEqual([])
  personErasure.send({ type: 'confirm' })
  await waitFor(personErasure, (snapshot) => snapshot.matches('closed'))
  const learnt = () => people.getSnapshot().context.items.map((one) => (one.kind === 'person' ? [one.person.name, one.person.learnt] : []))
  await vi.waitFor(() => expect(learnt()).toEqual([['Ada Berg', 0]]))
  expect(notified.at(-1)?.action).toBeUndefined()
})

it('keeps what is selected when the list is read again, but for what is gone', async () => {
  const { people, decideFaces, keys } = await open()
  for (const key of ['one', 'other']) people.send({ type: 'pick.toggled', key })
  await decideFaces.ignore({ groups: ['one'], faces: [] }, true)
  await vi.waitFor(() => expect(keys()).toEqual(['other']))
  expect([...people.getSnapshot().context.picked]).toEqual(['other'])
})

it('knows whom somebody decided of here, and nobody else', async () => {
  const { people, decideFaces, faceNaming, ports, keys } = await open()
  const decided = () => [...people.getSnapshot().context.decided]
  ports.faults.fail('faces.ignore', { code: 'UNREACHABLE' }, 1)
  await decideFaces.ignore({ groups: ['one'], faces: [] }, true)
  await waitFor(people, (snapshot) => snapshot.matches('listing'))
  expect([keys(), decided()]).toEqual([['one', 'other'], []])
  await ports.faces.ignore({ groups: ['one'], faces: [] }, true, signal)
  ports.sample.library.publish({ kind: 'recognition.changed' })
  await vi.waitFor(() => expect(keys()).toEqual(['other']))
  expect(decided()).toEqual([])
  faceNaming.send({ type: 'naming.opened', of: unnamedOf(people.getSnapshot().context.items) })
  faceNaming.send({ type: 'name.typed', name: 'Ada' })
  faceNaming.send({ type: 'save' })
  await vi.waitFor(() => expect([keys(), decided()]).toEqual([[], ['other']]))
})

it('reads as many people again as were read, when recognition came further', async () => {
  const { ports, people, show, keys } = await open()
  for (let who = 0; who < 100; who++) ports.faces.find(ports.sample.pictures[0]?.id ?? '', AREA, `who${who}`)
  await show('unnamed')
  people.send({ type: 'more.wanted' })
  await waitFor(people, ({ context }) => context.items.length === 102)
  ports.faces.find(ports.sample.pictures[1]?.id ?? '', AREA, 'new')
  ports.sample.library.publish({ kind: 'recognition.changed' })
  await vi.waitFor(() => expect(keys()).toHaveLength(103))
})

it('tells who is in the picture that is looked at, and follows what becomes of it', async () => {
  const { pictureFaces, ports, pictures } = await open()
  const place = { resourceType: 'RECORDS', assetId: pictures[0] ?? '' } as const
  pictureFaces.send({ type: 'faces.asked', place })
  await waitFor(pictureFaces, (snapshot) => snapshot.matches('shown'))
  const names = () => pictureFaces.getSnapshot().context.found?.faces.map(({ person }) => person?.name)
  expect(names()).toEqual([undefined, undefined])
  await ports.faces.name({ groups: ['one'], faces: [] }, 'Ada Berg', signal)
  await vi.waitFor(() => expect(names()).toEqual(['Ada Berg', undefined]))
  pictureFaces.send({ type: 'faces.hidden' })
  expect(pictureFaces.getSnapshot().context.found).toBeUndefined()
})
