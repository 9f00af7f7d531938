import { CONTACTS } from '../../application/contacts/contactActors.ts'
import { startContacts } from '../../application/contacts/startContacts.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryContactCategoryGateway } from './InMemoryContactCategoryGateway.ts'
import { InMemoryContactGateway } from './InMemoryContactGateway.ts'

export const contacts = inMemory(CONTACTS, {
  ports: ({ contacts: kept, faults }) => ({
    contacts: new InMemoryContactGateway(kept, faults),
    contactCategories: new InMemoryContactCategoryGateway(kept, faults),
  }),
  start: startContacts,
})
