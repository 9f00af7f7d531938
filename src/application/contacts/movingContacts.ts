import { contactName, type ContactSummary } from '../../domain/contacts/contact.ts'
import { failureOf } from '../failures/outcome.ts'
import type { Notification, Notify } from '../notifications/notifications.machine.ts'
import { undoAction } from '../notifications/undone.ts'
import type { ContactGateway, ContactRestoreFailure } from './ContactGateway.ts'

type Some = readonly Pick<ContactSummary, 'id' | 'firstName' | 'lastName'>[]

/** Into the trash and out of it again, at once; what was done can be taken back. Answers whether it was done. */
export interface MovingContacts {
  readonly trash: (contacts: Some) => Promise<boolean>
  readonly restore: (contacts: Some) => Promise<boolean>
}

/** The address of a contact's own page. */
type AddressOf = (id: string) => string

const valuesOf = (contacts: Some) => ({ count: contacts.length, name: contacts.map(contactName)[0] ?? '' })

const refused = (failure: ContactRestoreFailure, addressOf: AddressOf): Notification => ({
  kind: 'failure',
  text: `failure.${failure.code}`,
  subject: 'contacts',
  ...(failure.code === 'CONTACT_ALREADY_EXISTS' && failure.existing ? { link: { text: 'contacts.show', to: addressOf(failure.existing.id) } } : {}),
})

export const movingContacts = ({ contacts, notify }: { readonly contacts: ContactGateway; readonly notify: Notify }, addressOf: AddressOf): MovingContacts => {
  const never = () => new AbortController().signal
  const idsOf = (some: Some) => some.map(({ id }) => id)
  const move = async (call: 'trash' | 'restore', back: 'restore' | 'trash', some: Some): Promise<boolean> => {
    const failure = failureOf(await contacts[call](idsOf(some), never()))
    notify(
      failure === undefined
        ? {
            kind: 'success',
            text: call === 'trash' ? 'contacts.notices.trashed' : 'contacts.notices.restored',
            values: valuesOf(some),
            subject: 'contacts',
            action: undoAction((signal) => contacts[back](idsOf(some), signal), notify),
          }
        : refused(failure, addressOf),
    )
    return failure === undefined
  }
  return { trash: (some) => move('trash', 'restore', some), restore: (some) => move('restore', 'trash', some) }
}
