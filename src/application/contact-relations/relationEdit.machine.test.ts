import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import type { RelatedPlace } from '../relations/RelationGateway.ts'
import { createItemContactsMachine } from './itemContacts.machine.ts'
import { createRelationEditMachine } from './relationEdit.machine.ts'
import { removingRelation } from './removingRelation.ts'

const begin = () => {
  const ports = inMemoryPorts()
  const notified: Notification[] = []
  const notify = (notification: Notification) => void notified.push(notification)
  const edit = createActor(createRelationEditMachine({ ...ports, notify })).start()
  const list = createActor(createItemContactsMachine(ports)).start()
  const [ada] = [...ports.keptContacts.contacts.values()]
  const [picture] = ports.sample.pictures
  const place: RelatedPlace = { kind: 'asset', type: 'RECORDS', id: picture?.id ?? '' }
  list.send({ type: 'item.opened', place })
  const listed = () => list.getSnapshot().context.items
  const undo = () => notified.at(-1)?.action?.run()
  const add = async () => {
    edit.send({ type: 'relation.begun', place, itemName: 'a.jpg', contact: { id: ada?.id ?? '', name: 'Ada Berg' } })
    edit.send({ type: 'save' })
    await expect.poll(() => listed().length).toBe(1)
    const [made] = listed()
    if (made === undefined) throw new RangeError('Nothing was made')
    return made
  }
  return { ports, notified, notify, edit, place, listed, undo, add, contactId: ada?.id ?? '' }
}

it('relates a contact with dates in words, and takes it back', async () => {
  const { edit, place, notified, listed, undo, contactId } = begin()
  edit.send({ type: 'relation.begun', place, itemName: 'a.jpg' })
  edit.send({ type: 'save' })
  expect(edit.getSnapshot().context.problems).toEqual({ contactId: { code: 'required' } })
  edit.send({ type: 'contact.chosen', contact: { id: contactId, name: 'Ada Berg' } })
  edit.send({ type: 'field.changed', change: { kind: 'lender', from: 'about 1887', until: '1850' } })
  edit.send({ type: 'save' })
  expect(edit.getSnapshot().context.problems).toEqual({ until: { code: 'untilBeforeFrom' } })
  edit.send({ type: 'field.changed', change: { until: '' } })
  edit.send({ type: 'save' })
  await expect.poll(() => edit.getSnapshot().value).toBe('closed')
  await expect.poll(listed).toMatchObject([{ kind: 'lender', from: '1887~', until: '', contact: { firstName: 'Ada', lastName: 'Berg' } }])
  expect(notified.at(-1)).toMatchObject({ text: 'contactRelations.notices.added', values: { name: 'Ada Berg', item: 'a.jpg' } })
  undo()
  await expect.poll(listed).toEqual([])
})

it('changes one, and has it as it was', async () => {
  const { edit, place, listed, undo, add } = begin()
  edit.send({ type: 'relation.opened', place, itemName: 'a.jpg', relation: await add() })
  edit.send({ type: 'field.changed', change: { kind: 'maker', note: 'In oils' } })
  edit.send({ type: 'save' })
  await expect.poll(listed).toMatchObject([{ kind: 'maker', note: 'In oils', revision: 2 }])
  undo()
  await expect.poll(listed).toMatchObject([{ kind: 'donor', note: '', revision: 3 }])
})

it('shows what somebody else made of it, and saves over that or takes it', async () => {
  const { ports, edit, place, listed, add } = begin()
  const relation = await add()
  edit.send({ type: 'relation.opened', place, itemName: 'a.jpg', relation })
  edit.send({ type: 'field.changed', change: { note: 'Mine' } })
  await ports.contactRelations.edit(relation, { kind: 'seller', from: '', until: '', note: 'Theirs' }, new AbortController().signal)
  edit.send({ type: 'save' })
  await expect.poll(() => edit.getSnapshot().value).toBe('stale')
  expect(edit.getSnapshot().context.relation).toMatchObject({ kind: 'seller', note: 'Theirs' })
  edit.send({ type: 'theirs.take' })
  expect(edit.getSnapshot().context.form).toEqual({ kind: 'seller', from: '', until: '', note: 'Theirs' })
  edit.send({ type: 'field.changed', change: { note: 'Both' } })
  edit.send({ type: 'save' })
  await expect.poll(listed).toMatchObject([{ kind: 'seller', note: 'Both' }])
})

it('keeps what was said where it cannot be saved', async () => {
  const { ports, edit, place, contactId } = begin()
  ports.faults.fail('contactRelations.add', { code: 'RESOURCE_IN_TRASH' }, 1)
  edit.send({ type: 'relation.begun', place, itemName: 'a.jpg', contact: { id: contactId, name: 'Ada Berg' } })
  edit.send({ type: 'save' })
  await expect.poll(() => edit.getSnapshot().value).toBe('refused')
  expect(edit.getSnapshot().context.failure).toEqual({ code: 'RESOURCE_IN_TRASH' })
  edit.send({ type: 'save' })
  await expect.poll(() => edit.getSnapshot().value).toBe('closed')
})

it('says that one is there already, and loses nothing of what was typed', async () => {
  const { ports, edit, place, listed, notified, contactId } = begin()
  const said = { kind: 'donor', from: '1887', until: '', note: 'By will' }
  await ports.contactRelations.add(place, contactId, said, new AbortController().signal)
  edit.send({ type: 'relation.begun', place, itemName: 'a.jpg', contact: { id: contactId, name: 'Ada Berg' } })
  edit.send({ type: 'field.changed', change: { from: '1887', note: 'Letter 12' } })
  edit.send({ type: 'save' })
  await expect.poll(() => edit.getSnapshot().context.problems).toEqual({ kind: { code: 'duplicated' } })
  expect(edit.getSnapshot()).toMatchObject({ value: 'refused', context: { form: { note: 'Letter 12' } } })
  expect(notified).toEqual([])
  edit.send({ type: 'field.changed', change: { from: '1888' } })
  expect(edit.getSnapshot().context.problems).toEqual({})
  edit.send({ type: 'save' })
  await expect.poll(() => listed().map(({ from, note }) => `${from} ${note}`).toSorted()).toEqual(['1887 By will', '1888 Letter 12'])
})

it('ends one, and has it back', async () => {
  const { ports, place, listed, notified, notify, undo, add, contactId } = begin()
  const relation = await add()
  await removingRelation(ports.contactRelations, notify)({ relation, place, itemName: 'a.jpg', contactId, contactName: 'Ada Berg' })
  await expect.poll(listed).toEqual([])
  expect(notified.at(-1)?.text).toBe('contactRelations.notices.removed')
  undo()
  await expect.poll(listed).toMatchObject([{ kind: 'donor', contact: { id: contactId } }])
})

it('is not left while it is being saved, nor while what somebody else made of it is read', async () => {
  const { ports, edit, place, notified, listed, add } = begin()
  const relation = await add()
  const waits = (call: string, state: string) => {
    const release = ports.faults.hold(call)
    return async () => {
      await expect.poll(() => edit.getSnapshot().value).toBe(state)
      edit.send({ type: 'cancel' })
      expect(edit.getSnapshot().value).toBe(state)
      release()
    }
  }
  edit.send({ type: 'relation.opened', place, itemName: 'a.jpg', relation })
  edit.send({ type: 'field.changed', change: { note: 'Mine' } })
  ports.faults.fail('contactRelations.edit', { code: 'STALE_EDIT' }, 1)
  const compared = waits('contactRelations.ofItem', 'comparing')
  edit.send({ type: 'save' })
  await compared()
  await expect.poll(() => edit.getSnapshot().value).toBe('stale')
  expect(edit.getSnapshot().context.form.note).toBe('Mine')
  const saved = waits('contactRelations.edit', 'saving')
  edit.send({ type: 'mine.keep' })
  await saved()
  await expect.poll(() => edit.getSnapshot().value).toBe('closed')
  await expect.poll(() => [listed()[0]?.note, notified.at(-1)?.text]).toEqual(['Mine', 'contactRelations.notices.changed'])
})
