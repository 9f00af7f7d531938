import type { ActorRefFrom } from 'xstate'
import { createWholeListMachine } from '../lists/wholeList.machine.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { ContactCategoryGateway } from './ContactCategoryGateway.ts'

interface ContactCategoriesPorts {
  readonly contactCategories: ContactCategoryGateway
  readonly events: EventStream
}

/** The categories of an organization's contacts, with how many each has. */
export const createContactCategoriesMachine = ({ contactCategories, events }: ContactCategoriesPorts) =>
  createWholeListMachine({ id: 'contactCategories', list: (_, signal) => contactCategories.list(signal), events, staleAfter: ['contacts.changed'] })

type ContactCategoriesMachine = ReturnType<typeof createContactCategoriesMachine>
export type ContactCategoriesActor = ActorRefFrom<ContactCategoriesMachine>
