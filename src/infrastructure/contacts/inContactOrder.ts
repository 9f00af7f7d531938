import type { Direction } from '../../domain/assets/asset.ts'
import type { ContactSummary } from '../../domain/contacts/contact.ts'
import { type ContactSort, contactOrder } from '../../domain/contacts/contactList.ts'
import type { KeptCategory } from '../memory/InMemoryContacts.ts'
import { inCategoryOrder } from './inCategoryOrder.ts'

const byText = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1)

/** Contacts as a list asks for them; those that are the same in it by last name, then by identifier. */
export const inContactOrder = <Of extends ContactSummary>(contacts: readonly Of[], sort: ContactSort, direction: Direction, categories: ReadonlyMap<string, KeptCategory>): readonly Of[] => {
  const places = new Map(inCategoryOrder([...categories.values()]).map(({ id }, place) => [id, place]))
  const compared: Readonly<Record<ContactSort, (one: Of, other: Of) => number>> = {
    lastName: (one, other) => byText(contactOrder('lastName', one), contactOrder('lastName', other)),
    firstName: (one, other) => byText(contactOrder('firstName', one), contactOrder('firstName', other)),
    category: (one, other) => (places.get(one.categoryId) ?? 0) - (places.get(other.categoryId) ?? 0) || compared.lastName(one, other),
    created: (one, other) => byText(one.createdAt, other.createdAt),
    updated: (one, other) => byText(one.updatedAt, other.updatedAt),
  }
  const sign = direction === 'asc' ? 1 : -1
  return contacts.toSorted((one, other) => sign * (compared[sort](one, other) || byText(one.id, other.id)))
}
