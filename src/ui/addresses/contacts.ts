import type { ShownContacts } from '../../application/contacts/readingContacts.ts'
import type { RelatedPlace } from '../../application/relations/RelationGateway.ts'
import { RESOURCE_TYPES } from '../../domain/access/modules.ts'
import { CONTACT_SORTS } from '../../domain/contacts/contactList.ts'
import { ITEM_KINDS } from '../../domain/items/item.ts'
import { CONTACTS_PATH } from '../../domain/navigation/paths.ts'

interface NewContact {
  readonly id: string
  readonly name: string
}

/** The list that an address names: of all categories, by last name, unless it says otherwise. */
export const contactsOf = (search: URLSearchParams): ShownContacts => {
  const [term, categoryId] = [search.get('term') ?? '', search.get('category') ?? '']
  return {
    inTrash: search.get('show') === 'trash',
    ...(term === '' ? {} : { term }),
    ...(categoryId === '' ? {} : { categoryId }),
    sort: CONTACT_SORTS.find((each) => each === search.get('sort')) ?? 'lastName',
    direction: search.get('direction') === 'desc' ? 'desc' : 'asc',
  }
}

export const contactsAddress = ({ inTrash, term, categoryId, sort, direction }: Partial<ShownContacts> = {}): string => {
  const search = new URLSearchParams({
    ...(inTrash === true ? { show: 'trash' } : {}),
    ...(categoryId === undefined ? {} : { category: categoryId }),
    ...(term === undefined ? {} : { term }),
    ...(sort === undefined || sort === 'lastName' ? {} : { sort }),
    ...(direction === 'desc' ? { direction } : {}),
  }).toString()
  return search === '' ? CONTACTS_PATH : `${CONTACTS_PATH}?${search}`
}

export const contactAddress = (id: string): string => `${CONTACTS_PATH}/detail/${encodeURIComponent(id)}`
export const contactEditAddress = (id: string): string => `${CONTACTS_PATH}/edit/${encodeURIComponent(id)}`

/** `categoryId`: the one that the form begins with; `relating`: what the new contact is to be related to as soon as it is there. */
export const contactCreateAddress = (categoryId?: string, relating?: RelatedPlace): string => {
  const search = new URLSearchParams({
    ...(categoryId === undefined ? {} : { category: categoryId }),
    ...(relating === undefined ? {} : { for: [relating.kind, relating.type, relating.id].join('/') }),
  }).toString()
  return search === '' ? `${CONTACTS_PATH}/create` : `${CONTACTS_PATH}/create?${search}`
}

/** What the address of the form says that the new contact is to be related to. */
export const relatingOf = (search: URLSearchParams): RelatedPlace | undefined => {
  const [kindText, typeText, id = ''] = (search.get('for') ?? '').split('/')
  const [kind, type] = [ITEM_KINDS.find((each) => each === kindText), RESOURCE_TYPES.find((each) => each === typeText)]
  return kind === undefined || type === undefined || id === '' ? undefined : { kind, type, id }
}

/** What the page that was left for the form is told when it is back: the contact that is new. */
export const newContactState = (contact: NewContact): object => ({ newContact: contact })

export const newContactIn = (state: unknown): NewContact | undefined => {
  if (typeof state !== 'object' || state === null || !('newContact' in state)) return undefined
  const { newContact } = state
  if (typeof newContact !== 'object' || newContact === null || !('id' in newContact) || !('name' in newContact)) return undefined
  return typeof newContact.id === 'string' && typeof newContact.name === 'string' ? { id: newContact.id, name: newContact.name } : undefined
}
