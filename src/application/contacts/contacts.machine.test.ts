import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { EMPTY_CONTACT, contactName } from '../../domain/contacts/contact.ts'
import { createContactsMachine } from './contacts.machine.ts'
import { movingContacts } from './movingContacts.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { ShownContacts } from './readingContacts.ts'

const LIST: ShownContacts = { inTrash: false, sort: 'lastName', direction: 'asc' }
const signal = () => new AbortController().signal

const open = async (list: Partial<ShownContacts> = {}, before: (ports: ReturnType<typeof inMemoryPorts>) => void = () => undefined) => {
  const ports = inMemoryPorts()
  before(ports)
  const contacts = createActor(createContactsMachine(ports)).start()
  contacts.send({ type: 'contacts.opened', list: { ...LIST, ...list } })
  const reaches = (state: string) => vi.waitFor(() => expect(contacts.getSnapshot().value).toBe(state))
  await reaches('listing')
  const names = () => contacts.getSnapshot().context.items.map(contactName)
  const idOf = (name: string) => {
    const found = contacts.getSnapshot().context.items.find((item) => contactName(item) === name)
    if (found === undefined) throw new Error(`${name} is not listed`)
    return found.id
  }
  const picked = () => contacts.getSnapshot().context.picked
  return { ports, contacts, reaches, names, idOf, picked }
}

const manyMore = ({ keptContacts }: ReturnType<typeof inMemoryPorts>) => {
  const [categoryId = ''] = keptContacts.categories.keys()
  for (let number = 0; number < 60; number += 1) keptContacts.add({ ...EMPTY_CONTACT, firstName: `Visitor ${number}`, lastName: 'Zimmer', categoryId })
}

it('lists by last name without accents, narrowed by what is typed once for the last of it', async () => {
  const { ports, contacts, names } = await open()
  expect(names()).toEqual(['Ada Berg', 'Solveig Dahl', 'Lucía Ferrer', 'Henrik Ødegård', 'Margaret Whitlock-Ainsworth'])
  const page = vi.spyOn(ports.contacts, 'page')
  for (const term of ['f', 'fe', 'fer']) contacts.send({ type: 'contacts.opened', list: { ...LIST, term } })
  await vi.waitFor(() => expect(names()).toEqual(['Lucía Ferrer']))
  expect(page).toHaveBeenCalledOnce()
})

it('is read again, as far as it was read, when a contact changes', async () => {
  const { ports, contacts, reaches, names } = await open({}, manyMore)
  contacts.send({ type: 'more.wanted' })
  await vi.waitFor(() => expect(names()).toHaveLength(65))
  await ports.contacts.create({ ...EMPTY_CONTACT, firstName: 'Ane', lastName: 'Aas', categoryId: [...ports.keptContacts.categories.keys()][0] ?? '' }, signal())
  await vi.waitFor(() => expect(names()[0]).toBe('Ane Aas'))
  await reaches('listing')
  expect(names()).toHaveLength(66)
})

it('stays as far as it was read, and picked, when the same list is opened again', async () => {
  const { contacts, reaches, names, picked, idOf } = await open({}, manyMore)
  contacts.send({ type: 'more.wanted' })
  await vi.waitFor(() => expect(names()).toHaveLength(65))
  contacts.send({ type: 'pick', id: idOf('Solveig Dahl'), manner: 'alone' })
  contacts.send({ type: 'contacts.opened', list: { ...LIST } })
  await reaches('listing')
  expect([names().length, picked()]).toEqual([65, [idOf('Solveig Dahl')]])
})

it.each([
  ['search', { term: 'ferrer' }],
  ['category', { categoryId: 'another' }],
])('nothing is picked in another %s, from the moment that it is asked for', async (_, narrowed) => {
  const { ports, contacts, reaches } = await open({}, manyMore)
  contacts.send({ type: 'pick.whole' })
  expect(contacts.getSnapshot().context).toMatchObject({ isWhole: true, total: 65 })
  ports.faults.fail('contacts.page', { code: 'UNREACHABLE' })
  contacts.send({ type: 'contacts.opened', list: { ...LIST, ...narrowed } })
  const nothing = { picked: [], isWhole: false, anchor: undefined }
  expect(contacts.getSnapshot().context).toMatchObject(nothing)
  await reaches('failed')
  expect(contacts.getSnapshot().context).toMatchObject(nothing)
})

it('of a list that is on its way not all can be picked, only what is shown', async () => {
  const { ports, contacts } = await open({}, manyMore)
  ports.faults.hold('contacts.page')
  contacts.send({ type: 'contacts.opened', list: { ...LIST, term: 'ferrer' } })
  contacts.send({ type: 'pick.whole' })
  expect([contacts.getSnapshot().context.isWhole, contacts.getSnapshot().context.picked.length]).toEqual([false, 50])
})

it('all stay picked in another order', async () => {
  const { contacts, reaches } = await open({}, manyMore)
  contacts.send({ type: 'pick.whole' })
  contacts.send({ type: 'contacts.opened', list: { ...LIST, direction: 'desc' } })
  await reaches('listing')
  expect(contacts.getSnapshot().context).toMatchObject({ isWhole: true, total: 65, items: { 0: { lastName: 'Zimmer' } } })
})

it('what leaves the list leaves what is picked; what was done is taken back', async () => {
  const { ports, contacts, names, idOf, picked } = await open()
  const notify = vi.fn<Notify>()
  const { trash } = movingContacts({ ...ports, notify }, (id) => `/at/${id}`)
  contacts.send({ type: 'pick', id: idOf('Solveig Dahl'), manner: 'alone' })
  contacts.send({ type: 'pick', id: idOf('Henrik Ødegård'), manner: 'range' })
  expect(picked()).toHaveLength(3)
  contacts.send({ type: 'pick', id: idOf('Lucía Ferrer'), manner: 'also' })
  expect(picked()).toEqual([idOf('Solveig Dahl'), idOf('Henrik Ødegård')])
  const dahl = contacts.getSnapshot().context.items.filter(({ lastName }) => lastName === 'Dahl')
  expect(await trash(dahl)).toBe(true)
  await vi.waitFor(() => expect(names()).not.toContain('Solveig Dahl'))
  expect(picked()).toEqual([idOf('Henrik Ødegård')])
  expect(notify).toHaveBeenLastCalledWith(expect.objectContaining({ text: 'contacts.notices.trashed', values: { count: 1, name: 'Solveig Dahl' } }))
  notify.mock.lastCall?.[0].action?.run()
  await vi.waitFor(() => expect(names()).toContain('Solveig Dahl'))
})

it('who would be there twice stays in the trash, and the one that is there can be opened', async () => {
  const { ports, contacts, idOf } = await open()
  const notify = vi.fn<Notify>()
  const { trash, restore } = movingContacts({ ...ports, notify }, (id) => `/at/${id}`)
  const ada = contacts.getSnapshot().context.items.filter(({ id }) => id === idOf('Ada Berg'))
  await trash(ada)
  const again = await ports.contacts.create({ ...EMPTY_CONTACT, firstName: 'Ada', lastName: 'Berg', categoryId: ada[0]?.categoryId ?? '' }, signal())
  expect(await restore(ada)).toBe(false)
  expect(notify).toHaveBeenLastCalledWith(
    expect.objectContaining({ kind: 'failure', text: 'failure.CONTACT_ALREADY_EXISTS', link: { text: 'contacts.show', to: `/at/${'success' in again ? again.success.id : ''}` } }),
  )
})

it('the trash is a list of its own, in which nothing stays picked', async () => {
  const { contacts, reaches, idOf, picked } = await open()
  contacts.send({ type: 'pick', id: idOf('Ada Berg'), manner: 'alone' })
  contacts.send({ type: 'contacts.opened', list: { ...LIST, inTrash: true } })
  await reaches('nothing')
  expect(picked()).toEqual([])
})
