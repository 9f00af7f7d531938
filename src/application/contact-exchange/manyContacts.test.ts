import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { EMPTY_CONTACT } from '../../domain/contacts/contact.ts'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createContactsMachine } from '../contacts/contacts.machine.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { createContactExportMachine, type TakeFile } from './contactExport.machine.ts'
import { createContactMergeMachine } from './contactMerge.machine.ts'
import { createErasureMachine } from './erasure.machine.ts'
import { createManyContactsMachine } from './manyContacts.machine.ts'

const open = () => {
  const ports = inMemoryPorts()
  const notify = vi.fn<Notify>()
  const kept = ports.keptContacts
  const named = (firstName: string) => [...kept.contacts.values()].filter((contact) => contact.firstName === firstName)
  const categoryOf = (name: string) => [...kept.categories.values()].find((category) => category.name === name)?.id ?? ''
  const takeBack = () => notify.mock.lastCall?.[0].action?.run()
  return { ports, notify, kept, named, categoryOf, takeBack }
}
const ALL = { selection: { kind: 'all', term: '', categoryId: null }, count: 5 } as const

it('many contacts go to the trash once it is confirmed, and come back at once', async () => {
  const { ports, notify, kept, takeBack } = open()
  const many = createActor(createManyContactsMachine({ ...ports, notify })).start()
  const trashed = () => [...kept.contacts.values()].filter(({ trashedAt }) => trashedAt !== undefined).length
  many.send({ type: 'trash', ...ALL })
  expect([many.getSnapshot().value, trashed()]).toEqual(['asking', 0])
  many.send({ type: 'confirm' })
  await vi.waitFor(() => expect(many.getSnapshot().value).toBe('closed'))
  expect([trashed(), notify.mock.lastCall?.[0]]).toMatchObject([5, { text: 'contactExchange.notices.trashed', values: { count: 5 } }])
  takeBack()
  await vi.waitFor(() => expect(trashed()).toBe(0))
})

it('many contacts get a category that was chosen, and have theirs back', async () => {
  const { ports, notify, kept, categoryOf, takeBack } = open()
  const many = createActor(createManyContactsMachine({ ...ports, notify })).start()
  const artists = () => [...kept.contacts.values()].filter(({ categoryId }) => categoryId === categoryOf('Artists')).length
  many.send({ type: 'category.ask', ...ALL })
  many.send({ type: 'confirm' })
  expect(many.getSnapshot()).toMatchObject({ value: 'choosing', context: { isMissing: true } })
  many.send({ type: 'category.chosen', categoryId: 'gone' })
  many.send({ type: 'confirm' })
  await vi.waitFor(() => expect(many.getSnapshot()).toMatchObject({ value: 'choosing', context: { failure: { code: 'CONTACT_CATEGORY_NOT_FOUND' } } }))
  many.send({ type: 'category.chosen', categoryId: categoryOf('Artists') })
  many.send({ type: 'confirm' })
  await vi.waitFor(() => expect([many.getSnapshot().value, artists()]).toEqual(['closed', 5]))
  takeBack()
  await vi.waitFor(() => expect(artists()).toBe(1))
})

it('whoever was changed since stays as they are, which is told', async () => {
  const { ports, notify, named, categoryOf, takeBack } = open()
  const many = createActor(createManyContactsMachine({ ...ports, notify })).start()
  many.send({ type: 'category.ask', ...ALL })
  many.send({ type: 'category.chosen', categoryId: categoryOf('Artists') })
  many.send({ type: 'confirm' })
  await vi.waitFor(() => expect(many.getSnapshot().value).toBe('closed'))
  const [ada] = named('Ada')
  if (ada === undefined) throw new Error('There is no Ada')
  await ports.contacts.edit(ada, { ...ada, city: 'Oslo' }, new AbortController().signal)
  takeBack()
  await vi.waitFor(() => expect(notify.mock.lastCall?.[0]).toEqual({ kind: 'info', text: 'contactExchange.notices.undoneBut', values: { count: 1 } }))
  expect(named('Ada')).toMatchObject([{ city: 'Oslo', categoryId: categoryOf('Artists') }])
})

it('a person is erased once their name is typed', async () => {
  const { ports, notify, named } = open()
  const erasure = createActor(createErasureMachine({ ...ports, notify })).start()
  const [ada] = named('Ada')
  if (ada === undefined) throw new Error('There is no Ada')
  erasure.send({ type: 'ask', contact: ada })
  erasure.send({ type: 'name.changed', name: 'ada berg' })
  erasure.send({ type: 'confirm' })
  expect(erasure.getSnapshot()).toMatchObject({ value: 'asking', context: { problem: { code: 'nameDiffers' } } })
  erasure.send({ type: 'name.changed', name: 'Ada Berg' })
  expect(erasure.getSnapshot().context.problem).toBeUndefined()
  erasure.send({ type: 'confirm' })
  await vi.waitFor(() => expect(erasure.getSnapshot().value).toBe('closed'))
  expect([named('Ada'), notify.mock.lastCall?.[0]]).toEqual([[], { kind: 'success', text: 'contactExchange.notices.erased', values: { name: 'Ada Berg' } }])
  erasure.send({ type: 'ask', contact: { ...ada, id: 'gone' } })
  expect(erasure.getSnapshot().context.name).toBe('')
})

it('what is one person is found, merged by what was chosen, and is several again', async () => {
  const { ports, notify, kept, named, categoryOf, takeBack } = open()
  kept.add({ ...EMPTY_CONTACT, firstName: 'Ada', lastName: 'Berg-Lie', email: 'ada.berg@example.org', city: 'Oslo', categoryId: categoryOf('Dealers') })
  const merge = createActor(createContactMergeMachine({ ...ports, notify })).start()
  const reaches = (state: string) => vi.waitFor(() => expect(merge.getSnapshot().value).toBe(state))
  merge.send({ type: 'find' })
  await reaches('listing')
  const [group] = merge.getSnapshot().context.groups ?? []
  expect(group).toMatchObject({ by: ['email'], contacts: [{ lastName: 'Berg' }, { lastName: 'Berg-Lie' }] })
  const ids = group?.contacts.map(({ id }) => id) ?? []
  merge.send({ type: 'compare', ids })
  await reaches('comparing')
  merge.send({ type: 'leave.out', id: ids[1] ?? '' })
  expect(merge.getSnapshot().context.contacts).toHaveLength(2)
  merge.send({ type: 'value.chosen', field: 'city', id: ids[1] ?? '' })
  merge.send({ type: 'merge' })
  await reaches('listing')
  expect(merge.getSnapshot().context.groups).toEqual([])
  expect(named('Ada').map(({ city, trashedAt }) => [city, trashedAt !== undefined])).toEqual([['Oslo', false], ['Oslo', true]])
  takeBack()
  await vi.waitFor(() => expect(named('Ada').map(({ city, trashedAt }) => [city, trashedAt !== undefined])).toEqual([['Bergen', false], ['Oslo', false]]))
})

it('what somebody changed meanwhile is not merged, but read again', async () => {
  const { ports, notify, kept, named } = open()
  const [ada, lucia] = [...named('Ada'), ...named('Lucía')]
  const merge = createActor(createContactMergeMachine({ ...ports, notify })).start()
  merge.send({ type: 'compare', ids: [ada?.id ?? '', lucia?.id ?? ''] })
  await vi.waitFor(() => expect(merge.getSnapshot().value).toBe('comparing'))
  if (ada !== undefined) kept.change(ada, { ...ada, city: 'Narvik' })
  merge.send({ type: 'merge' })
  await vi.waitFor(() => expect(merge.getSnapshot()).toMatchObject({ value: 'comparing', context: { failure: { code: 'STALE_EDIT' } } }))
  merge.send({ type: 'retry' })
  await vi.waitFor(() => expect(merge.getSnapshot().context.contacts[0]?.city).toBe('Narvik'))
  merge.send({ type: 'merge' })
  await vi.waitFor(() => expect(merge.getSnapshot().value).toBe('closed'))
})

it('who was left out, and what was chosen, stays so when the others are read again', async () => {
  const { ports, notify, kept } = open()
  const [one, two, other] = [...kept.contacts.values()]
  if (one === undefined || two === undefined || other === undefined) throw new Error('There are too few')
  const merge = createActor(createContactMergeMachine({ ...ports, notify })).start()
  merge.send({ type: 'compare', ids: [one.id, two.id, other.id] })
  await vi.waitFor(() => expect(merge.getSnapshot().value).toBe('comparing'))
  merge.send({ type: 'value.chosen', field: 'city', id: two.id })
  merge.send({ type: 'value.chosen', field: 'phone', id: other.id })
  merge.send({ type: 'leave.out', id: other.id })
  kept.change(one, { ...one, city: 'Narvik' })
  merge.send({ type: 'retry' })
  await vi.waitFor(() => expect(merge.getSnapshot()).toMatchObject({ value: 'comparing', context: { contacts: [{ city: 'Narvik' }, { id: two.id }] } }))
  expect(merge.getSnapshot().context.choices).toEqual({ city: two.id })
  merge.send({ type: 'merge' })
  await vi.waitFor(() => expect(merge.getSnapshot().value).toBe('closed'))
  expect([kept.contacts.get(one.id)?.city, kept.contacts.get(two.id)?.trashedAt !== undefined, kept.contacts.get(other.id)?.trashedAt]).toEqual([two.city, true, undefined])
})

it('a merge that is under way is not left, so that it can be taken back', async () => {
  const { ports, notify, named } = open()
  const merge = createActor(createContactMergeMachine({ ...ports, notify })).start()
  merge.send({ type: 'compare', ids: [...named('Ada'), ...named('Lucía')].map(({ id }) => id) })
  await vi.waitFor(() => expect(merge.getSnapshot().value).toBe('comparing'))
  const release = ports.faults.hold('contactExchange.merge')
  merge.send({ type: 'merge' })
  merge.send({ type: 'close' })
  expect(merge.getSnapshot().value).toBe('merging')
  release()
  await vi.waitFor(() => expect(merge.getSnapshot().value).toBe('closed'))
  expect(notify.mock.lastCall?.[0]).toMatchObject({ text: 'contactExchange.notices.merged', action: expect.anything() })
})

it('an export is handed to the transfers, and a refusal is told', async () => {
  const { ports, notify } = open()
  const take = vi.fn<TakeFile>()
  const exporting = createActor(createContactExportMachine({ ...ports, notify, take })).start()
  const asked = { format: 'csv', language: 'no', selection: ALL.selection, sort: 'lastName', direction: 'asc' } as const
  exporting.send({ type: 'export.wanted', asked, name: 'Kontakter.csv' })
  await vi.waitFor(() => expect(take).toHaveBeenCalledWith(expect.stringMatching(/\.csv$/), 'Kontakter.csv'))
  ports.faults.fail('contactExchange.file', { code: 'PERMISSION_DENIED' })
  exporting.send({ type: 'export.wanted', asked, name: 'Kontakter.csv' })
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith({ kind: 'failure', text: 'failure.PERMISSION_DENIED', subject: 'contactExport' }))
})

it('all that a list finds are picked, also those that were not read, until another list is asked for', async () => {
  const { ports, kept, categoryOf } = open()
  for (let number = 0; number < 60; number += 1) kept.add({ ...EMPTY_CONTACT, firstName: 'Many', lastName: `Person${number}`, categoryId: categoryOf('Dealers') })
  const contacts = createActor(createContactsMachine(ports)).start()
  const list = { inTrash: false, sort: 'lastName', direction: 'asc', term: 'many' } as const
  const picked = () => {
    const { picked: ids, isWhole, items } = contacts.getSnapshot().context
    return [ids.length, items.length, isWhole]
  }
  contacts.send({ type: 'contacts.opened', list })
  await vi.waitFor(() => expect(contacts.getSnapshot().context.total).toBe(60))
  contacts.send({ type: 'pick.whole' })
  expect(picked()).toEqual([50, 50, true])
  contacts.send({ type: 'more.wanted' })
  await vi.waitFor(() => expect(picked()).toEqual([60, 60, true]))
  contacts.send({ type: 'pick', id: contacts.getSnapshot().context.picked[0] ?? '', manner: 'also' })
  expect(picked()).toEqual([59, 60, false])
  contacts.send({ type: 'pick.whole' })
  contacts.send({ type: 'contacts.opened', list: { ...list, term: 'person1' } })
  await vi.waitFor(() => expect(contacts.getSnapshot().context.total).toBe(11))
  expect(contacts.getSnapshot().context.isWhole).toBe(false)
})
