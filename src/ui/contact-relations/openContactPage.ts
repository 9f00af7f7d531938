import type { ActivityActors } from '../../application/activity/activityActors.ts'
import type { ContactRelationActors } from '../../application/contact-relations/contactRelationActors.ts'
import type { ContactActors } from '../../application/contacts/contactActors.ts'
import { openContact } from '../contacts/openContact.ts'
import type { Arrival } from '../page/Arrival.ts'

type Actors = Pick<ContactActors, 'contactDetail'> & Pick<ActivityActors, 'history'> & Pick<ContactRelationActors, 'contactItems'>

/** Reads the contact that an address names, and what it gave, made, lent …. */
export const openContactPage = (actors: Actors, arrival: Pick<Arrival, 'params'>): void => {
  openContact(actors, arrival)
  actors.contactItems.send({ type: 'list.opened', list: { contactId: arrival.params['id'] ?? '' } })
}
