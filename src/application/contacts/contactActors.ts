import { capability } from '../capabilities/capability.ts'
import type { CategoryEditActor } from './categoryEdit.machine.ts'
import type { ContactCategoriesActor } from './contactCategories.machine.ts'
import type { ContactDetailActor } from './contactDetail.machine.ts'
import type { ContactFormActor } from './contactForm.machine.ts'
import type { ContactGateway } from './ContactGateway.ts'
import type { ContactPurgeActor } from './contactPurge.machine.ts'
import type { ContactsActor } from './contacts.machine.ts'
import type { MovingContacts } from './movingContacts.ts'

/** The people and institutions that an organization keeps. */
export interface ContactActors {
  readonly contacts: ContactsActor
  readonly contactCategories: ContactCategoriesActor
  readonly contactForm: ContactFormActor
  readonly contactDetail: ContactDetailActor
  readonly categoryEdit: CategoryEditActor
  readonly contactPurge: ContactPurgeActor
  readonly movingContacts: MovingContacts
  readonly contactPictures: Pick<ContactGateway, 'pictureAddress'>
}

export const CONTACTS = capability<ContactActors, { readonly contacts: ContactGateway }>('contacts')
