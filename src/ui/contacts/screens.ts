import { CONTACT_EXCHANGE } from '../../application/contact-exchange/contactExchangeActors.ts'
import { CONTACTS } from '../../application/contacts/contactActors.ts'
import { lazyScreen, type Screens } from '../page/screen.tsx'

const form = lazyScreen({
  needs: [CONTACTS],
  load: async () => (await import('./form/ContactFormRoute.tsx')).ContactFormRoute,
})

export const CONTACT_SCREENS: Screens = {
  contacts: lazyScreen({
    needs: [CONTACTS, CONTACT_EXCHANGE],
    load: async () => (await import('./ContactsRoute.tsx')).ContactsRoute,
    opening: async () => (await import('./openContacts.ts')).openContacts,
  }),
  contactCreate: form,
  contactEdit: form,
}
