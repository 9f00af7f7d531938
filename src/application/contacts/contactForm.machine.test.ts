import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { contactName } from '../../domain/contacts/contact.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { createContactFormMachine, isUnsaved } from './contactForm.machine.ts'

const signal = () => new AbortController().signal

const open = async (name?: string) => {
  const ports = inMemoryPorts()
  const notify = vi.fn<Notify>()
  const form = createActor(createContactFormMachine({ ...ports, notify })).start()
  const contact = [...ports.keptContacts.contacts.values()].find((one) => contactName(one) === name)
  const categoryId = [...ports.keptContacts.categories.keys()][0] ?? ''
  form.send({ type: 'contact.opened', contactId: contact?.id, categoryId })
  const reaches = (state: string) => vi.waitFor(() => expect(form.getSnapshot().value).toBe(state))
  await reaches('editing')
  const context = () => form.getSnapshot().context
  const kept = () => [...ports.keptContacts.contacts.values()].find(({ id }) => id === context().savedId)
  return { ports, notify, form, contact, categoryId, reaches, context, kept }
}

it('a contact is added with its picture, in the category that was looked at', async () => {
  const { notify, form, categoryId, reaches, context, kept } = await open()
  expect(isUnsaved(context())).toBe(false)
  form.send({ type: 'field.changed', change: { firstName: ' Jon ', lastName: 'Vik' } })
  form.send({ type: 'picture.chosen', file: new Blob(['x'], { type: 'image/png' }) })
  expect(isUnsaved(context())).toBe(true)
  form.send({ type: 'save' })
  await reaches('saved')
  expect(kept()).toMatchObject({ firstName: 'Jon', lastName: 'Vik', categoryId })
  expect(kept()?.pictureVersion).not.toBeNull()
  expect(notify).toHaveBeenCalledWith({ kind: 'success', text: 'contacts.notices.added', values: { name: 'Jon Vik' } })
  expect(isUnsaved(context())).toBe(false)
  form.send({ type: 'contact.closed' })
  expect(context().savedId).toBeUndefined()
})

it('what is missing is said before anything is sent', async () => {
  const { ports, form, context } = await open()
  const create = vi.spyOn(ports.contacts, 'create')
  form.send({ type: 'field.changed', change: { categoryId: '' } })
  form.send({ type: 'save' })
  expect(context().problems).toEqual({ firstName: { code: 'required' }, lastName: { code: 'required' }, categoryId: { code: 'required' } })
  expect(create).not.toHaveBeenCalled()
})

it('the same person is refused with who is there; told apart by an e-mail she is added', async () => {
  const { ports, form, reaches, context } = await open()
  form.send({ type: 'field.changed', change: { firstName: 'ADA', lastName: 'berg', city: 'Voss' } })
  form.send({ type: 'save' })
  await reaches('refused')
  const [ada] = [...ports.keptContacts.contacts.values()]
  expect(context()).toMatchObject({ form: { city: 'Voss' }, failure: { code: 'CONTACT_ALREADY_EXISTS', existing: { id: ada?.id, name: 'Ada Berg' } } })
  form.send({ type: 'field.changed', change: { email: 'the.other.ada@example.org' } })
  form.send({ type: 'save' })
  await reaches('saved')
})

it('the contact is kept where its picture is refused, and that is said', async () => {
  const { ports, notify, form, reaches, kept } = await open()
  ports.faults.fail('contacts.sendPicture', { code: 'VALIDATION_FAILED', fields: { picture: { code: 'fileTypeNotSupported' } } })
  form.send({ type: 'field.changed', change: { firstName: 'Jon', lastName: 'Vik' } })
  form.send({ type: 'picture.chosen', file: new Blob(['x'], { type: 'image/png' }) })
  form.send({ type: 'save' })
  await reaches('saved')
  expect(kept()).toMatchObject({ firstName: 'Jon', pictureVersion: null })
  expect(notify).toHaveBeenCalledWith({ kind: 'failure', text: 'contacts.notices.withoutPicture', values: { name: 'Jon Vik' } })
})

it('a file that is no picture is not taken', async () => {
  const { form, context } = await open()
  form.send({ type: 'picture.chosen', file: new Blob(['x'], { type: 'application/pdf' }) })
  expect([context().picture, context().problems]).toEqual([undefined, { picture: { code: 'fileTypeNotSupported' } }])
})

it('mine is saved over what somebody else changed meanwhile, and keeps what only they changed', async () => {
  const { ports, form, contact, reaches, kept } = await open('Ada Berg')
  if (contact === undefined) throw new Error('Ada Berg is not there')
  form.send({ type: 'field.changed', change: { organization: 'Bergen Maritime' } })
  await ports.contacts.edit(contact, { ...contact, organization: 'The Harbour Fund', city: 'Oslo' }, signal())
  form.send({ type: 'save' })
  await reaches('stale')
  form.send({ type: 'mine.keep' })
  await reaches('saved')
  expect(kept()).toMatchObject({ organization: 'Bergen Maritime', city: 'Oslo' })
})

it('theirs can be taken instead', async () => {
  const { ports, form, contact, reaches, context } = await open('Ada Berg')
  if (contact === undefined) throw new Error('Ada Berg is not there')
  await ports.contacts.edit(contact, { ...contact, organization: 'The Harbour Fund' }, signal())
  form.send({ type: 'field.changed', change: { organization: 'Mine' } })
  form.send({ type: 'save' })
  await reaches('stale')
  form.send({ type: 'theirs.take' })
  expect([form.getSnapshot().value, context().form.organization, isUnsaved(context())]).toEqual(['editing', 'The Harbour Fund', false])
})

it('what was filled in is there when the same form is opened again, unless it was closed', async () => {
  const { form, categoryId, reaches, context } = await open()
  form.send({ type: 'field.changed', change: { lastName: 'Vik' } })
  form.send({ type: 'contact.opened', contactId: undefined, categoryId })
  expect([form.getSnapshot().value, context().form.lastName]).toEqual(['editing', 'Vik'])
  form.send({ type: 'contact.closed' })
  form.send({ type: 'contact.opened', contactId: undefined, categoryId })
  expect([form.getSnapshot().value, isUnsaved(context())]).toEqual(['opening', false])
  await reaches('editing')
  expect(context().form.lastName).toBe('')
})
