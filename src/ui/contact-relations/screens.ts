import { ACTIVITY } from '../../application/activity/activityActors.ts'
import { CONTACT_EXCHANGE } from '../../application/contact-exchange/contactExchangeActors.ts'
import { CONTACT_RELATIONS } from '../../application/contact-relations/contactRelationActors.ts'
import { CONTACTS } from '../../application/contacts/contactActors.ts'
import { lazyScreen, type Screens } from '../page/screen.tsx'

export const CONTACT_RELATION_SCREENS: Screens = {
  contactDetail: lazyScreen({
    needs: [CONTACTS, ACTIVITY, CONTACT_RELATIONS, CONTACT_EXCHANGE],
    load: async () => (await import('./ContactRoute.tsx')).ContactRoute,
    opening: async () => (await import('./openContactPage.ts')).openContactPage,
  }),
}
