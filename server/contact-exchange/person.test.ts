import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ContactCategory } from '../../src/domain/contacts/category.ts'
import { type Contact, EMPTY_CONTACT, formOf } from '../../src/domain/contacts/contact.ts'
import { signIn, type Answer, type Person } from '../../tests/support/server/person.ts'
import { startTestServer } from '../../tests/support/server/testServer.ts'

const server = await startTestServer()
let admin: Person
let categoryId: string

beforeAll(async () => {
  admin = await signIn(server.url, 'admin@harbour.example')
  const { items } = (await admin.ask({ path: '/v1/contact-categories' })).json as { readonly items: readonly ContactCategory[] }
  categoryId = items[0]?.id ?? ''
})
afterAll(() => server.stop())

const post = (path: string, body: unknown): Promise<Answer> => admin.ask({ method: 'POST', path, body })
const made = async (lastName: string): Promise<Contact> => (await post('/v1/contacts', { ...EMPTY_CONTACT, firstName: 'Ada', lastName, categoryId })).json as Contact

it('who came back after a wrong merge is somebody else, in the trash again too', async () => {
  const [keep, other] = [await made('Lovelace'), await made('Byron')]
  const contacts = [keep, other].map(({ id, revision }) => ({ id, revision }))
  expect(await post('/v1/contact-batches/merge', { contacts, form: formOf(keep), pictureOf: null })).toMatchObject({ status: 200 })
  for (const step of ['restore', 'trash']) expect(await post(`/v1/contacts/${step}`, { ids: [other.id] })).toMatchObject({ status: 200 })
  const { text } = await admin.fetch({ path: `/v1/s/${admin.sessionId}/contacts/${keep.id}/data` })
  expect((JSON.parse(text) as { readonly contacts: readonly { readonly lastName: string }[] }).contacts.map(({ lastName }) => lastName)).toEqual(['Lovelace'])
  expect(await post(`/v1/contacts/${keep.id}/erase`, { name: 'Ada Lovelace' })).toMatchObject({ status: 200 })
  expect(await post('/v1/contacts/restore', { ids: [other.id] })).toMatchObject({ status: 200 })
  expect(await admin.ask({ path: `/v1/contacts/${other.id}` })).toMatchObject({ status: 200, json: { lastName: 'Byron' } })
})
