import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { resourceOf } from '../../domain/items/item.ts'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import { createRelatedMachine } from './related.machine.ts'
import { createRelatedPickerMachine } from './relatedPicker.machine.ts'
import { relating } from './relating.ts'
import type { RelatedPlace } from './RelationGateway.ts'

const begin = () => {
  const ports = inMemoryPorts()
  const notified: Notification[] = []
  const relate = relating(ports.relations, (notification) => notified.push(notification))
  const picker = createActor(createRelatedPickerMachine({ ...ports, relate })).start()
  const [subject, ...others] = ports.sample.pictures.map(({ id, name }) => ({ kind: 'asset', id, name }) as const)
  const place: RelatedPlace = { kind: 'asset', type: 'RECORDS', id: subject?.id ?? '' }
  const list = createActor(createRelatedMachine(ports)).start()
  list.send({ type: 'list.opened', list: place })
  const open = () => picker.send({ type: 'picker.opened', place, name: subject?.name ?? '' })
  const choose = (count: number) => others.slice(0, count).forEach((item) => picker.send({ type: 'item.toggled', item }))
  const listed = () => list.getSnapshot().context.items.map((item) => resourceOf(item).name)
  return { ports, notified, picker, others, place, open, choose, listed }
}

it('relates what was chosen, and takes it back', async () => {
  const { notified, picker, others, open, choose, listed } = begin()
  open()
  picker.send({ type: 'add' })
  expect(picker.getSnapshot().matches({ open: 'choosing' })).toBe(true)
  choose(3)
  choose(1)
  picker.send({ type: 'add' })
  await expect.poll(() => picker.getSnapshot().value).toBe('closed')
  expect([notified.at(-1)?.text, notified.at(-1)?.values?.['count']]).toEqual(['related.added', 2])
  await expect.poll(listed).toEqual([others[2]?.name, others[1]?.name])
  notified.at(-1)?.action?.run()
  await expect.poll(listed).toEqual([])
})

it('keeps what was chosen while another term is searched for', async () => {
  const { picker, open, choose } = begin()
  open()
  choose(1)
  const search = picker.getSnapshot().children.search
  search?.send({ type: 'term.changed', term: 'lighthouse' })
  await expect.poll(() => search?.getSnapshot().matches('listing')).toBe(true)
  expect(search?.getSnapshot().context.hits.length).toBe(20)
  expect(picker.getSnapshot().context.chosen.length).toBe(1)
})

it('tells why it could not be done, and goes on from there', async () => {
  const { ports, notified, picker, open, choose, listed } = begin()
  open()
  choose(1)
  ports.faults.fail('relations.change', { code: 'RESOURCE_IN_TRASH' }, 1)
  picker.send({ type: 'add' })
  await expect.poll(() => picker.getSnapshot().value).toEqual({ open: 'refused' })
  expect([picker.getSnapshot().context.failure?.code, notified]).toEqual(['RESOURCE_IN_TRASH', []])
  picker.send({ type: 'add' })
  await expect.poll(() => picker.getSnapshot().value).toBe('closed')
  await expect.poll(() => listed().length).toBe(1)
})

it('forgets what was chosen when it is called off', () => {
  const { picker, open, choose } = begin()
  open()
  choose(2)
  picker.send({ type: 'cancel' })
  open()
  expect([picker.getSnapshot().value, picker.getSnapshot().context.chosen]).toEqual([{ open: 'choosing' }, []])
})

it('is not left while it is being related: what becomes of it is told', async () => {
  const { ports, notified, picker, open, choose, listed } = begin()
  const release = ports.faults.hold('relations.change')
  open()
  choose(2)
  picker.send({ type: 'add' })
  picker.send({ type: 'cancel' })
  expect(picker.getSnapshot().value).toEqual({ open: 'saving' })
  release()
  await expect.poll(() => picker.getSnapshot().value).toBe('closed')
  await expect.poll(() => [listed().length, notified.at(-1)?.text]).toEqual([2, 'related.added'])
})
