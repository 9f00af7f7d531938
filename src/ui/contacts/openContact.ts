import type { ActivityActors } from '../../application/activity/activityActors.ts'
import type { ContactActors } from '../../application/contacts/contactActors.ts'
import type { Arrival } from '../page/Arrival.ts'

type Actors = Pick<ContactActors, 'contactDetail'> & Pick<ActivityActors, 'history'>

/** Reads the contact that an address names, and what was changed of it. */
export const openContact = ({ contactDetail, history }: Actors, { params: { id = '' } }: Pick<Arrival, 'params'>): void => {
  contactDetail.send({ type: 'contact.opened', contactId: id })
  history.send({ type: 'history.opened', place: { kind: 'contact', id } })
}
