import type { ShownContacts } from '../../application/contacts/readingContacts.ts'
import { CONTACT_SORTS } from '../../domain/contacts/contactList.ts'

export const CONTACTS_PATH = '/contacts/general'

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

/** `categoryId`: the one that the form begins with. */
export const contactCreateAddress = (categoryId?: string): string =>
  categoryId === undefined ? `${CONTACTS_PATH}/create` : `${CONTACTS_PATH}/create?${new URLSearchParams({ category: categoryId }).toString()}`
