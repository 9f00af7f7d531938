import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { EMPTY_CONTACT } from '../../domain/contacts/contact.ts'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { createCategoryEditMachine } from './categoryEdit.machine.ts'
import { createContactDetailMachine } from './contactDetail.machine.ts'
import { createContactPurgeMachine } from './contactPurge.machine.ts'

const open = async () => {
  const ports = inMemoryPorts()
  const notify = vi.fn<Notify>()
  const edit = createActor(createCategoryEditMachine({ ...ports, notify })).start()
  edit.send({ type: 'open' })
  const categories = async () => {
    const listed = await ports.contactCategories.list(new AbortController().signal)
    return 'success' in listed ? listed.success : []
  }
  const named = async (name: string) => {
    const found = (await categories()).find((category) => category.name === name)
    if (found === undefined) throw new Error(`There is no ${name}`)
    return found
  }
  const reaches = (state: string) => vi.waitFor(() => expect(edit.getSnapshot().value).toBe(state))
  return { ports, notify, edit, categories, named, reaches }
}

it('a category is added under a name that no other has', async () => {
  const { notify, edit, categories, reaches } = await open()
  edit.send({ type: 'name.ask', category: undefined, name: '' })
  edit.send({ type: 'confirm' })
  expect(edit.getSnapshot()).toMatchObject({ value: 'naming', context: { problems: { name: { code: 'required' } } } })
  edit.send({ type: 'name.changed', name: ' ARTISTS ' })
  edit.send({ type: 'confirm' })
  await vi.waitFor(() => expect(edit.getSnapshot()).toMatchObject({ value: 'naming', context: { failure: { code: 'CONTACT_CATEGORY_ALREADY_EXISTS' } } }))
  edit.send({ type: 'name.changed', name: 'Restorers' })
  edit.send({ type: 'confirm' })
  await reaches('shown')
  expect((await categories()).map(({ name }) => name)).toEqual(['Collectors', 'Dealers', 'Artists', 'Institutions', 'Restorers'])
  expect(notify).toHaveBeenCalledWith({ kind: 'success', text: 'contacts.notices.categoryAdded', values: { name: 'Restorers' } })
})

it('a renamed one is called the same in every language', async () => {
  const { edit, named, reaches } = await open()
  edit.send({ type: 'name.ask', category: await named('Dealers'), name: 'Dealers' })
  edit.send({ type: 'name.changed', name: 'Galleries' })
  edit.send({ type: 'confirm' })
  await reaches('shown')
  expect(await named('Galleries')).toMatchObject({ builtin: null, contacts: 1 })
})

it('one that somebody else has renamed meanwhile is renamed once that was told', async () => {
  const { ports, edit, named, reaches } = await open()
  const dealers = await named('Dealers')
  edit.send({ type: 'name.ask', category: dealers, name: 'Dealers' })
  edit.send({ type: 'name.changed', name: 'Galleries' })
  await ports.contactCategories.rename(dealers, { name: 'Shops' }, new AbortController().signal)
  edit.send({ type: 'confirm' })
  await vi.waitFor(() => expect(edit.getSnapshot()).toMatchObject({ value: 'naming', context: { name: 'Galleries', category: { name: 'Shops' }, failure: { code: 'STALE_EDIT' } } }))
  edit.send({ type: 'confirm' })
  await reaches('shown')
  expect(await named('Galleries')).toMatchObject({ id: dealers.id, contacts: 1 })
})

it('one that has contacts since it was asked about gets another one for them', async () => {
  const { ports, edit, named, reaches, categories } = await open()
  const { signal } = new AbortController()
  await ports.contactCategories.create({ name: 'Lenders' }, signal)
  const lenders = await named('Lenders')
  edit.send({ type: 'removal.ask', category: lenders, name: 'Lenders' })
  await ports.contacts.create({ ...EMPTY_CONTACT, firstName: 'Jon', lastName: 'Vik', categoryId: lenders.id }, signal)
  edit.send({ type: 'confirm' })
  await vi.waitFor(() => expect(edit.getSnapshot()).toMatchObject({ value: 'asking', context: { category: { contactsInAll: 1 }, failure: { code: 'CONTACT_CATEGORY_IN_USE' } } }))
  edit.send({ type: 'place.chosen', moveTo: (await named('Artists')).id })
  edit.send({ type: 'confirm' })
  await reaches('shown')
  expect((await categories()).map(({ name }) => name)).not.toContain('Lenders')
})

it('one with contacts is removed with another one for them', async () => {
  const { edit, categories, named, reaches } = await open()
  edit.send({ type: 'removal.ask', category: await named('Dealers'), name: 'Dealers' })
  edit.send({ type: 'confirm' })
  expect(edit.getSnapshot()).toMatchObject({ value: 'asking', context: { problems: { moveTo: { code: 'required' } } } })
  edit.send({ type: 'place.chosen', moveTo: (await named('Artists')).id })
  edit.send({ type: 'confirm' })
  await reaches('shown')
  expect((await categories()).map(({ name, contacts }) => [name, contacts])).toEqual([['Collectors', 2], ['Artists', 2], ['Institutions', 1]])
})

it('an empty one goes without a question of where', async () => {
  const { ports, edit, categories, named, reaches } = await open()
  ports.keptContacts.addCategory('Restorers')
  edit.send({ type: 'removal.ask', category: await named('Restorers'), name: 'Restorers' })
  edit.send({ type: 'confirm' })
  await reaches('shown')
  expect(await categories()).toHaveLength(4)
})

it('a contact that changes elsewhere is shown as it is now; in the trash it is not shown', async () => {
  const { ports, notify } = await open()
  const [ada] = [...ports.keptContacts.contacts.values()]
  if (ada === undefined) throw new Error('Nobody is there')
  const detail = createActor(createContactDetailMachine({ ...ports, notify })).start()
  detail.send({ type: 'contact.opened', contactId: ada.id })
  await vi.waitFor(() => expect(detail.getSnapshot()).toMatchObject({ value: 'shown', context: { contact: { city: 'Bergen' } } }))
  await ports.contacts.edit(ada, { ...ada, city: 'Oslo' }, new AbortController().signal)
  await vi.waitFor(() => expect(detail.getSnapshot()).toMatchObject({ value: 'shown', context: { contact: { city: 'Oslo' } } }))
  await ports.contacts.trash([ada.id], new AbortController().signal)
  await vi.waitFor(() => expect(detail.getSnapshot()).toMatchObject({ value: 'failed', context: { contact: undefined, failure: { code: 'RESOURCE_IN_TRASH' } } }))
})

it('contacts go for good once that is confirmed', async () => {
  const { ports, notify } = await open()
  const [ada, henrik] = [...ports.keptContacts.contacts.values()]
  if (ada === undefined || henrik === undefined) throw new Error('Nobody is there')
  await ports.contacts.trash([ada.id], new AbortController().signal)
  const purge = createActor(createContactPurgeMachine({ ...ports, notify })).start()
  purge.send({ type: 'ask', contacts: [ada] })
  expect(ports.keptContacts.contacts.has(ada.id)).toBe(true)
  purge.send({ type: 'confirm' })
  await vi.waitFor(() => expect(purge.getSnapshot().value).toBe('closed'))
  expect([ports.keptContacts.contacts.has(ada.id), ports.keptContacts.contacts.has(henrik.id)]).toEqual([false, true])
  expect(notify).toHaveBeenCalledWith({ kind: 'success', text: 'contacts.notices.purged', values: { count: 1 } })
})

it('the dialog is not left while a category is being added or removed: what becomes of it is told', async () => {
  const { ports, notify, edit, named, reaches } = await open()
  const added = ports.faults.hold('contactCategories.create')
  edit.send({ type: 'name.ask', category: undefined, name: '' })
  edit.send({ type: 'name.changed', name: 'Restorers' })
  edit.send({ type: 'confirm' })
  edit.send({ type: 'close' })
  expect(edit.getSnapshot().value).toBe('saving')
  added()
  await reaches('shown')
  const removed = ports.faults.hold('contactCategories.remove')
  edit.send({ type: 'removal.ask', category: await named('Restorers'), name: 'Restorers' })
  edit.send({ type: 'confirm' })
  edit.send({ type: 'close' })
  expect(edit.getSnapshot().value).toBe('removing')
  removed()
  await reaches('shown')
  expect(notify.mock.calls.map(([{ text }]) => text)).toEqual(['contacts.notices.categoryAdded', 'contacts.notices.categoryRemoved'])
})
