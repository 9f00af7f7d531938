import { expect, vi } from 'vitest'
import { EMPTY_CONTACT } from '../../src/domain/contacts/contact.ts'
import { foldedName } from '../../src/domain/contacts/folding.ts'
import type { Names } from '../../src/domain/metadata/names.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import type { SearchedAsset, SearchItem } from '../../src/domain/query-language/searchItem.ts'
import type { Person } from '../support/server/person.ts'
import type { TestServer } from '../support/server/testServer.ts'

/** A contact as a comparison changes it. */
export interface Contact {
  readonly id: string
  readonly email: string
  name: string
  isTrashed: boolean
  revision: number
}

/** Two are called the same. */
const CONTACTS = ['Zelda Horn', 'Omar Quist', 'Zelda Ness', 'Omar Quist', 'Ås Ødegård'] as const
export const CALLED: readonly string[] = [...CONTACTS, 'Abel Zorn']

const formOf = (name: string, email: string, categoryId: string) => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { ...EMPTY_CONTACT, firstName, lastName, email, categoryId }
}

const categoryOf = async (admin: Person): Promise<string> =>
  ((await admin.ask({ path: '/v1/contact-categories' })).json as { readonly items: readonly { readonly id: string }[] }).items[0]?.id ?? ''

export const makeContacts = async (admin: Person): Promise<Contact[]> => {
  const [categoryId, contacts] = [await categoryOf(admin), [] as Contact[]]
  for (const [at, name] of CONTACTS.entries()) {
    const email = `c${at}@people.example`
    const made = await admin.ask({ method: 'POST', path: '/v1/contacts', body: formOf(name, email, categoryId) })
    expect(made.status, made.text).toBe(200)
    const { id, revision } = made.json as { readonly id: string; readonly revision: number }
    contacts.push({ id, email, name, isTrashed: false, revision })
  }
  return contacts
}

/** Everybody outside the trash who is called so, without case and accents, or has this e-mail; in the trash a contact is nameless. */
export const namesOfContacts = (contacts: readonly Contact[]): Names => ({
  nameOf: (id) => contacts.find((one) => one.id === id && !one.isTrashed)?.name,
  idOf: () => undefined,
  idsOf: (text) => contacts.filter(({ name, email, isTrashed }) => !isTrashed && (foldedName(name) === foldedName(text) || email === text.toLowerCase())).map(({ id }) => id),
})

/** The one of a file number, or all of a whole name: of those outside the trash. */
export const namesOfAssets = (assets: readonly (SearchItem & SearchedAsset)[]): Names => ({
  nameOf: (id) => assets.find((one) => one.id === id && !one.isTrashed)?.name,
  idOf: () => undefined,
  idsOf: (text) => {
    const called = (word: string): boolean => nameKey(word) === nameKey(text)
    return assets.filter(({ name, fileNumber, isTrashed }) => !isTrashed && (called(fileNumber) || called(name))).map(({ id }) => id)
  },
})

const followed = async ({ database }: TestServer, { id, name, isTrashed }: Contact): Promise<void> =>
  vi.waitFor(async () => {
    const { rows } = await database.owner.query<{ sort: string }>('select distinct sort_text as sort from metadata_values where key = $1', [id])
    expect(rows.filter(({ sort }) => sort !== nameKey(isTrashed ? id : name))).toEqual([])
  }, { timeout: 60_000, interval: 50 })

/** A contact goes into the trash or comes back, until what is found by its name is. */
export const throwOrRestore = async (server: TestServer, admin: Person, contact: Contact): Promise<void> => {
  const answer = await admin.ask({ method: 'POST', path: `/v1/contacts/${contact.isTrashed ? 'restore' : 'trash'}`, body: { ids: [contact.id] } })
  expect(answer.status, answer.text).toBe(200)
  contact.isTrashed = !contact.isTrashed
  const read = await admin.ask({ path: `/v1/contacts/${contact.id}` })
  if (!contact.isTrashed) contact.revision = (read.json as Contact).revision
  await followed(server, contact)
}

/** A contact outside the trash is called otherwise. */
export const callOtherwise = async (server: TestServer, admin: Person, contact: Contact, name: string): Promise<void> => {
  const body = { ...formOf(name, contact.email, await categoryOf(admin)), revision: contact.revision }
  const answer = await admin.ask({ method: 'PATCH', path: `/v1/contacts/${contact.id}`, body })
  expect(answer.status, answer.text).toBe(200)
  contact.name = name
  contact.revision = (answer.json as Contact).revision
  await followed(server, contact)
}
