import * as Result from 'effect/Result'
import type { ContactRelation, ContactRelationTotal } from '../../domain/contact-relations/contactRelation.ts'
import type { LibraryItem } from '../../domain/items/item.ts'
import { createItemListMachine, type ItemListActor } from '../lists/itemList.machine.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { ContactRelationGateway, ItemsOfContact } from './ContactRelationGateway.ts'

/** An asset or folder, and what the contact is to it. */
export type TiedItem = LibraryItem & { readonly relation: ContactRelation }

type Totals = readonly ContactRelationTotal[]

/** What one contact gave, made, lent …, read again whenever that changes or may have changed. */
export const createContactItemsMachine = ({ contactRelations, events }: { readonly contactRelations: ContactRelationGateway; readonly events: EventStream }) =>
  createItemListMachine<ItemsOfContact, TiedItem, Totals>('contactItems', {
    page: async (list, after, signal) =>
      Result.map(await contactRelations.ofContact(list, after ?? undefined, signal), ({ items, totals, ...page }) => ({
        ...page,
        items: items.map(({ item, ...relation }): TiedItem => ({ ...item, relation })),
        summary: totals,
      })),
    events,
    concerns: (serverEvent, { contactId }, items) =>
      (serverEvent.kind === 'relations.changed' && serverEvent.ids.some((id) => id === contactId || items.some(({ relation }) => relation.id === id))) ||
      serverEvent.kind === 'trash.changed' ||
      serverEvent.kind === 'library.changed',
  })

export type ContactItemsActor = ItemListActor<ItemsOfContact, TiedItem, Totals>
