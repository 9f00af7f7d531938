import type { ContactActors } from '../../application/contacts/contactActors.ts'
import { contactsOf } from '../addresses/contacts.ts'
import type { Arrival } from '../page/Arrival.ts'

/** Reads the list that an address names. */
export const openContacts = ({ contacts }: Pick<ContactActors, 'contacts'>, { request }: Pick<Arrival, 'request'>): void =>
  contacts.send({ type: 'contacts.opened', list: contactsOf(new URL(request.url).searchParams) })
