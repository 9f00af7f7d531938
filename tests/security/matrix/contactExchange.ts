import { EMPTY_CONTACT } from '../../../src/domain/contacts/contact.ts'
import type { Person } from '../../support/server/person.ts'
import { made } from './accounts.ts'
import { makeCategory, makeContact } from './contacts.ts'
import { newName, type MakeSample } from './sample.ts'

const FILE = { format: 'csv', language: 'en-US', selection: { kind: 'all', term: '', categoryId: null }, sort: 'lastName', direction: 'asc' }
const some = (ids: readonly string[]) => ({ kind: 'some', ids })

const makeFile = (caller: Person) => made(caller, '/v1/contact-files', FILE)

/** Contacts that come and go, and what is done with many at once. */
export const CONTACT_EXCHANGE_SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  'POST /v1/contact-files': [async () => ({ ids: [], asking: () => ({ method: 'POST', path: '/v1/contact-files', body: FILE }) })],
  'GET /v1/s/:sessionId/contact-files/:fileId': [
    async (_maker, _module, caller) => ({ ids: [(await makeFile(caller)).id], asking: ({ sessionId }, [id = '']) => ({ path: `/v1/s/${sessionId}/contact-files/${id}` }) }),
  ],
  'POST /v1/contact-imports': [
    async () => ({
      ids: [],
      asking: () => ({ method: 'POST', path: '/v1/contact-imports?apply=true', headers: { 'content-type': 'application/octet-stream' }, body: Buffer.from(`First name,Last name\nAda,${newName('Imported')}\n`) }),
    }),
  ],
  'POST /v1/contact-batches/trash': [
    async (maker) => ({ ids: [(await makeContact(maker)).id], asking: (_caller, ids) => ({ method: 'POST', path: '/v1/contact-batches/trash', body: { selection: some(ids) } }) }),
  ],
  'POST /v1/contact-batches/category': [
    async (maker) => ({
      ids: [(await makeContact(maker)).id, (await makeCategory(maker)).id],
      asking: (_caller, [id = '', categoryId = '']) => ({ method: 'POST', path: '/v1/contact-batches/category', body: { selection: some([id]), categoryId } }),
    }),
  ],
  'POST /v1/contact-batches/merge': [
    async (maker) => {
      const [one, other] = [await makeContact(maker), await makeContact(maker)]
      const form = { ...EMPTY_CONTACT, firstName: 'Ada', lastName: one.lastName, categoryId: one.categoryId }
      return {
        ids: [one.id, other.id],
        asking: (_caller, ids) => ({ method: 'POST', path: '/v1/contact-batches/merge', body: { contacts: ids.map((id) => ({ id, revision: 1 })), form, pictureOf: null } }),
      }
    },
  ],
  'POST /v1/contact-batches/:batchId/undo': [
    async (maker) => {
      const { id } = await made(maker, '/v1/contact-batches/trash', { selection: some([(await makeContact(maker)).id]) })
      return { ids: [id], asking: (_caller, [batch = '']) => ({ method: 'POST', path: `/v1/contact-batches/${batch}/undo` }) }
    },
  ],
  'GET /v1/contacts/alike': [async () => ({ ids: [], asking: () => ({ path: '/v1/contacts/alike' }) })],
  'GET /v1/s/:sessionId/contacts/:contactId/data': [
    async (maker) => ({ ids: [(await makeContact(maker)).id], asking: ({ sessionId }, [id = '']) => ({ path: `/v1/s/${sessionId}/contacts/${id}/data` }) }),
  ],
  'POST /v1/contacts/:contactId/erase': [
    async (maker) => {
      const { id, lastName } = await makeContact(maker)
      return { ids: [id], asking: (_caller, [contact = '']) => ({ method: 'POST', path: `/v1/contacts/${contact}/erase`, body: { name: `Ada ${lastName}` } }) }
    },
  ],
}
