import { CONTACTS } from '../../application/contacts/contactActors.ts'
import { startContacts } from '../../application/contacts/startContacts.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryContactCategoryGateway } from './InMemoryContactCategoryGateway.ts'
import { InMemoryContactGateway } from './InMemoryContactGateway.ts'

export const contacts = inMemory(CONTACTS, {
  ports: (memory) => ({
    contacts: new InMemoryContactGateway(memory),
    contactCategories: new InMemoryContactCategoryGateway(memory.contacts, memory.faults),
  }),
  start: startContacts,
})
