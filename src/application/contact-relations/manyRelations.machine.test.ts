import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import { createManyRelationsMachine } from './manyRelations.machine.ts'

const begin = () => {
  const ports = inMemoryPorts()
  const notified: Notification[] = []
  const many = createActor(createManyRelationsMachine({ ...ports, notify: (notification) => void notified.push(notification) })).start()
  const [ada] = [...ports.keptContacts.contacts.values()]
  const contact = { id: ada?.id ?? '', name: 'Ada Berg' }
  const items = ports.sample.pictures.slice(0, 3).map(({ id, name }) => ({ id, name }))
  const { signal } = new AbortController()
  const related = async () => {
    const page = await ports.contactRelations.ofContact({ contactId: contact.id }, undefined, signal)
    return 'success' in page ? page.success.total : -1
  }
  return { ports, notified, many, contact, items, related }
}

it('a contact is added to all that is selected, in one change that is taken back at once', async () => {
  const { notified, many, contact, items, related } = begin()
  const before = await related()
  many.send({ type: 'items.opened', items })
  many.send({ type: 'save' })
  expect(many.getSnapshot().context.problems).toEqual({ contactId: { code: 'required' } })
  many.send({ type: 'contact.chosen', contact })
  many.send({ type: 'field.changed', change: { kind: 'lender', from: 'about 1887' } })
  many.send({ type: 'save' })
  await expect.poll(() => notified.length).toBe(1)
  expect(many.getSnapshot().value).toBe('closed')
  expect(notified[0]).toMatchObject({ kind: 'success', text: 'contactRelations.notices.addedToMany', values: { name: 'Ada Berg', count: 3, left: 0 } })
  expect(await related()).toBe(before + 3)
  notified[0]?.action?.run()
  await expect.poll(related).toBe(before)
})

it('a contact gets items that are chosen one by one; what cannot be changed is counted', async () => {
  const { notified, many, contact, items, related } = begin()
  const [first = { id: '', name: '' }, second = { id: '', name: '' }] = items
  many.send({ type: 'contact.opened', contact })
  many.send({ type: 'save' })
  expect(many.getSnapshot().context.problems).toEqual({ itemIds: { code: 'required' } })
  for (const item of [first, first, second, { id: 'gone', name: 'Gone' }]) many.send({ type: 'item.added', item })
  many.send({ type: 'item.removed', id: second.id })
  const before = await related()
  many.send({ type: 'save' })
  await expect.poll(() => notified.length).toBe(1)
  expect(notified[0]).toMatchObject({ text: 'contactRelations.notices.addedToSome', values: { count: 1, left: 1 } })
  expect(await related()).toBe(before + 1)
})

it('one item is told by its name', async () => {
  const { notified, many, contact, items } = begin()
  many.send({ type: 'items.opened', items: items.slice(0, 1) })
  many.send({ type: 'contact.chosen', contact })
  many.send({ type: 'save' })
  await expect.poll(() => notified.length).toBe(1)
  expect(notified[0]).toMatchObject({ text: 'contactRelations.notices.added', values: { name: 'Ada Berg', item: items[0]?.name } })
})

it('what was there already is told as that, and cannot be taken back from here', async () => {
  const { ports, notified, many, contact, items, related } = begin()
  const [first = { id: '', name: '' }] = items
  await ports.contactRelations.add({ kind: 'asset', type: 'RECORDS', id: first.id }, contact.id, { kind: 'donor', from: '', until: '', note: 'By will' }, new AbortController().signal)
  const before = await related()
  many.send({ type: 'items.opened', items: [first] })
  many.send({ type: 'contact.chosen', contact })
  many.send({ type: 'save' })
  await expect.poll(() => notified).toMatchObject([{ kind: 'info', text: 'contactRelations.notices.wasThere', values: { name: 'Ada Berg', count: 1 } }])
  expect(notified[0]?.action).toBeUndefined()
  expect(await related()).toBe(before)
})

it('what the rules refuse stays in the form', async () => {
  const { ports, many, contact, items } = begin()
  many.send({ type: 'items.opened', items })
  many.send({ type: 'contact.chosen', contact })
  many.send({ type: 'field.changed', change: { from: '1902', until: '1887' } })
  many.send({ type: 'save' })
  expect(many.getSnapshot()).toMatchObject({ value: 'editing', context: { problems: { until: { code: 'untilBeforeFrom' } } } })
  many.send({ type: 'field.changed', change: { until: '' } })
  ports.faults.fail('contactRelations.addMany', { code: 'CONTACT_NOT_FOUND' })
  many.send({ type: 'save' })
  await expect.poll(() => many.getSnapshot().context.failure).toEqual({ code: 'CONTACT_NOT_FOUND' })
  expect(many.getSnapshot().value).toBe('editing')
})

it('is not left while it is being saved: what becomes of it is told', async () => {
  const { ports, notified, many, contact, items } = begin()
  const release = ports.faults.hold('contactRelations.addMany')
  many.send({ type: 'items.opened', items })
  many.send({ type: 'contact.chosen', contact })
  many.send({ type: 'save' })
  many.send({ type: 'cancel' })
  expect(many.getSnapshot().value).toBe('saving')
  release()
  await expect.poll(() => notified.map(({ text }) => text)).toEqual(['contactRelations.notices.addedToMany'])
})
