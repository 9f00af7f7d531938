import { createActor } from 'xstate'
import { createCategoryEditMachine } from './categoryEdit.machine.ts'
import type { ContactActors } from './contactActors.ts'
import { createContactCategoriesMachine } from './contactCategories.machine.ts'
import { createContactDetailMachine } from './contactDetail.machine.ts'
import { createContactFormMachine } from './contactForm.machine.ts'
import { createContactPurgeMachine } from './contactPurge.machine.ts'
import { createContactsMachine } from './contacts.machine.ts'
import { movingContacts } from './movingContacts.ts'
import type { ContactsPorts } from './readingContacts.ts'
import type { SavingPorts } from './savingContact.ts'

export const startContacts = (ports: ContactsPorts & SavingPorts): ContactActors => ({
  contacts: createActor(createContactsMachine(ports)).start(),
  contactCategories: createActor(createContactCategoriesMachine(ports)).start(),
  contactForm: createActor(createContactFormMachine(ports)).start(),
  contactDetail: createActor(createContactDetailMachine(ports)).start(),
  categoryEdit: createActor(createCategoryEditMachine(ports)).start(),
  contactPurge: createActor(createContactPurgeMachine(ports)).start(),
  movingContacts: movingContacts(ports, (id) => `/contacts/general/detail/${id}`),
  contactPictures: ports.contacts,
})
