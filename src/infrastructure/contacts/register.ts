import { CONTACTS } from '../../application/contacts/contactActors.ts'
import { startContacts } from '../../application/contacts/startContacts.ts'
import { registration } from '../registration/registration.ts'
import { HttpContactCategoryGateway } from './HttpContactCategoryGateway.ts'
import { HttpContactGateway } from './HttpContactGateway.ts'

export const register = registration(CONTACTS, {
  ports: ({ http, localEvents, credentials }) => ({
    contacts: new HttpContactGateway(http, localEvents, () => credentials.held()),
    contactCategories: new HttpContactCategoryGateway(http, localEvents),
  }),
  start: startContacts,
})
