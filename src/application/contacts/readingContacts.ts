import * as Result from 'effect/Result'
import { fromPromise } from 'xstate'
import type { ContactSummary } from '../../domain/contacts/contact.ts'
import { readAgain } from '../lists/listPages.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { ContactGateway, ContactList } from './ContactGateway.ts'

/** A list of contacts, or those in the trash, to which nothing else applies. */
export interface ShownContacts extends ContactList {
  readonly inTrash: boolean
}

/** Whether both find the same contacts. */
export const isSameSearch = (one: ShownContacts, other: ShownContacts): boolean =>
  one.inTrash === other.inTrash && one.term === other.term && one.categoryId === other.categoryId

/** Whether both find the same contacts, in the same order. */
export const isSameList = (one: ShownContacts, other: ShownContacts): boolean =>
  isSameSearch(one, other) && one.sort === other.sort && one.direction === other.direction

export interface ContactsPorts {
  readonly contacts: ContactGateway
  readonly events: EventStream
}

interface Asked {
  readonly list: ShownContacts
  readonly items: readonly ContactSummary[]
  readonly next: string | null
  readonly isOther: boolean
}

/** As many contacts as are shown, read from the beginning; and those that follow. */
export const readingContacts = ({ contacts }: ContactsPorts) => {
  const page = async ({ inTrash, ...list }: ShownContacts, after: string | null, signal: AbortSignal) =>
    inTrash
      ? Result.map(await contacts.trashed(after ?? undefined, signal), (trashed) => ({ ...trashed, totals: [] }))
      : contacts.page(list, after ?? undefined, signal)
  return {
    reading: fromPromise(({ input: { list, items, isOther }, signal }: { input: Asked; signal: AbortSignal }) =>
      readAgain((after) => page(list, after, signal), isOther ? 0 : items.length),
    ),
    extending: fromPromise(({ input: { list, next }, signal }: { input: Asked; signal: AbortSignal }) => page(list, next, signal)),
  }
}
