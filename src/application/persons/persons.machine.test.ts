import { expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import { createPersonsMachine } from './persons.machine.ts'

const AREA = { x: 0.25, y: 0.25, width: 0.25, height: 0.25 }
const ELSEWHERE = { ...AREA, x: 0.5 }
const NEW = { person: undefined, name: '', area: AREA, source: 'Drawn' } as const
const { signal } = new AbortController()

const open = async (prepare: (ports: ReturnType<typeof inMemoryPorts>, assetId: string) => void = () => undefined) => {
  const ports = inMemoryPorts()
  const assetId = ports.sample.pictures[0]?.id ?? ''
  prepare(ports, assetId)
  const notified: Notification[] = []
  const actor = createActor(createPersonsMachine({ ...ports, notify: (notification) => notified.push(notification) })).start()
  const place = { resourceType: 'RECORDS', assetId } as const
  actor.send({ type: 'persons.opened', ...place })
  await waitFor(actor, (snapshot) => snapshot.hasTag('shown') || snapshot.matches('failed'))
  const looking = () => waitFor(actor, (snapshot) => snapshot.matches({ shown: 'looking' }))
  const names = () => actor.getSnapshot().context.read?.persons.map(({ name }) => name)
  const name = async (typed: string, area = AREA) => {
    actor.send({ type: 'draft.begin', draft: { ...NEW, area } })
    actor.send({ type: 'name.typed', name: typed })
    actor.send({ type: 'save' })
    await looking()
  }
  return { ports, place, actor, notified, looking, names, name }
}

it('names whoever was marked, and takes that back', async () => {
  const { actor, notified, names, name } = await open()
  await name('Ada Berg')
  expect(names()).toEqual(['Ada Berg'])
  expect(notified.map(({ text, values }) => [text, values?.['name']])).toEqual([['persons.notices.add', 'Ada Berg']])
  notified[0]?.action?.run()
  await waitFor(actor, () => names()?.length === 0)
  await vi.waitFor(() => expect(notified.at(-1)?.text).toBe('persons.undone'))
})

it('says what is wrong with a name before it asks the server', async () => {
  const { actor, ports } = await open()
  const add = vi.spyOn(ports.persons, 'add')
  actor.send({ type: 'draft.begin', draft: NEW })
  actor.send({ type: 'save' })
  expect(actor.getSnapshot().context.problems).toEqual({ name: { code: 'required' } })
  actor.send({ type: 'name.typed', name: 'A' })
  expect([actor.getSnapshot().context.problems, add.mock.calls.length]).toEqual([{}, 0])
})

it('moves and renames somebody, and puts them back where they were', async () => {
  const { actor, notified, names, name, looking } = await open()
  await name('Ada Berg')
  const [person] = actor.getSnapshot().context.read?.persons ?? []
  if (person === undefined) throw new Error('Nobody was named')
  actor.send({ type: 'draft.begin', draft: { ...person, person } })
  actor.send({ type: 'area.changed', area: ELSEWHERE })
  actor.send({ type: 'name.typed', name: 'Ada Solberg' })
  actor.send({ type: 'save' })
  await looking()
  expect(actor.getSnapshot().context.read?.persons).toMatchObject([{ name: 'Ada Solberg', area: ELSEWHERE }])
  notified.at(-1)?.action?.run()
  await waitFor(actor, () => names()?.[0] === 'Ada Berg')
  expect(actor.getSnapshot().context.read?.persons).toMatchObject([{ area: AREA }])
})

it('shows what somebody else has made of a person instead of overwriting it', async () => {
  const { actor, ports, place, notified, names, name } = await open()
  await name('Ada Berg')
  const [person] = actor.getSnapshot().context.read?.persons ?? []
  if (person === undefined) throw new Error('Nobody was named')
  actor.send({ type: 'draft.begin', draft: { ...person, person } })
  await ports.persons.change(place, person, { name: 'Ada by another' }, signal)
  actor.send({ type: 'name.typed', name: 'Ada by me' })
  actor.send({ type: 'save' })
  await vi.waitFor(() => expect(notified.at(-1)?.text).toBe('failure.STALE_EDIT'))
  await vi.waitFor(() => expect(names()).toEqual(['Ada by another']))
})

it('shows who was there where what somebody else made of it cannot be read', async () => {
  const { actor, ports, place, notified, looking, names, name } = await open()
  await name('Ada Berg')
  const [person] = actor.getSnapshot().context.read?.persons ?? []
  if (person === undefined) throw new Error('Nobody was named')
  actor.send({ type: 'draft.begin', draft: { ...person, person } })
  const changed = await ports.persons.change(place, person, { name: 'Ada by another' }, signal)
  expect(changed._tag).toBe('Success')
  ports.faults.fail('persons.read', { code: 'UNREACHABLE' })
  actor.send({ type: 'name.typed', name: 'Ada by me' })
  actor.send({ type: 'save' })
  await vi.waitFor(() => expect(notified.at(-1)?.text).toBe('failure.STALE_EDIT'))
  await looking()
  ports.faults.mend('persons.read')
  ports.sample.library.publish({ kind: 'stream.reopened' })
  await vi.waitFor(() => expect(names()).toEqual(['Ada by another']))
})

it('refuses an undo of what somebody else has changed since', async () => {
  const { actor, ports, place, notified, name } = await open()
  await name('Ada Berg')
  const [person] = actor.getSnapshot().context.read?.persons ?? []
  if (person === undefined) throw new Error('Nobody was named')
  await ports.persons.change(place, person, { name: 'Ada by another' }, signal)
  notified[0]?.action?.run()
  await vi.waitFor(() => expect(notified.at(-1)?.text).toBe('failure.STALE_EDIT'))
})

it('keeps what was typed when it could not be saved', async () => {
  const { actor, ports } = await open()
  ports.faults.fail('persons.add', { code: 'UNREACHABLE' })
  actor.send({ type: 'draft.begin', draft: NEW })
  actor.send({ type: 'name.typed', name: 'Ada' })
  actor.send({ type: 'save' })
  await waitFor(actor, (snapshot) => snapshot.context.failure?.code === 'UNREACHABLE')
  expect([actor.getSnapshot().hasTag('unsaved'), actor.getSnapshot().context.draft?.name]).toEqual([true, 'Ada'])
})

it('has a file read that nobody has read, and takes over all faces it names, once', async () => {
  const faces = [{ name: 'Kari Lie', area: AREA }, { name: '', area: ELSEWHERE }]
  const { actor, names, looking } = await open(({ persons }, assetId) => persons.hasFaces(assetId, faces))
  await waitFor(actor, ({ context }) => context.read?.state === 'Ready')
  actor.send({ type: 'faces.add' })
  await looking()
  expect(names()).toEqual(['Kari Lie'])
  actor.send({ type: 'faces.add' })
  expect(actor.getSnapshot().matches({ shown: 'looking' })).toBe(true)
})

it('offers names that were used before', async () => {
  const { actor, name } = await open()
  await name('Ada Berg')
  actor.send({ type: 'draft.begin', draft: NEW })
  actor.send({ type: 'name.typed', name: 'be' })
  await waitFor(actor, ({ context }) => context.names.length > 0)
  expect(actor.getSnapshot().context.names).toEqual(['Ada Berg'])
})

it('tells when the persons cannot be read, and tries again', async () => {
  const { actor, ports } = await open(({ faults }) => faults.fail('persons.read', { code: 'UNREACHABLE' }, 1))
  expect(actor.getSnapshot().matches('failed')).toBe(true)
  actor.send({ type: 'retry' })
  await waitFor(actor, (snapshot) => snapshot.hasTag('shown'))
  expect(ports.sample.pictures.length).toBeGreaterThan(0)
})
