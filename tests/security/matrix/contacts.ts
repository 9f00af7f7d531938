import { EMPTY_CONTACT } from '../../../src/domain/contacts/contact.ts'
import type { Person } from '../../support/server/person.ts'
import { made, type Made } from './accounts.ts'
import { newName, type MakeSample } from './sample.ts'
import { PICTURE } from './targets.ts'

const CONTACTS = '/v1/contacts'
const CATEGORIES = '/v1/contact-categories'

const first = (ids: readonly string[]): string => ids[0] ?? ''

const formOf = (categoryId: string) => ({
  ...EMPTY_CONTACT,
  firstName: 'Ada',
  lastName: newName('Berg'),
  categoryId,
})

export const makeCategory = (maker: Person): Promise<Made> => made(maker, CATEGORIES, { name: newName('Category') })

const SHARED = 'Category of samples'

/** One for all contacts: an organization has a hundred at most. */
const sharedCategory = async (maker: Person): Promise<Made> => {
  const { json } = await maker.ask({ path: CATEGORIES })
  const { items } = json as { readonly items: readonly (Made & { readonly name: string })[] }
  return items.find(({ name }) => name === SHARED) ?? made(maker, CATEGORIES, { name: SHARED })
}

export const makeContact = async (maker: Person): Promise<Made & { readonly categoryId: string; readonly lastName: string }> => {
  const form = formOf((await sharedCategory(maker)).id)
  return { ...(await made(maker, CONTACTS, form)), categoryId: form.categoryId, lastName: form.lastName }
}

const makeTrashed = async (maker: Person): Promise<Made> => {
  const contact = await makeContact(maker)
  await maker.ask({ method: 'POST', path: `${CONTACTS}/trash`, body: { ids: [contact.id] } })
  return contact
}

const plain =
  (path: string): MakeSample =>
  async () => ({ ids: [], asking: () => ({ path }) })

const ofContact =
  (method: string, ending = ''): MakeSample =>
  async (maker) => ({ ids: [(await makeContact(maker)).id], asking: (_caller, ids) => ({ method, path: `${CONTACTS}/${first(ids)}${ending}` }) })

const ofSeveral =
  (make: (maker: Person) => Promise<Made>, ending: string): MakeSample =>
  async (maker) => ({ ids: [(await make(maker)).id], asking: (_caller, ids) => ({ method: 'POST', path: `${CONTACTS}${ending}`, body: { ids } }) })

const sendPicture = (id: string) => ({ method: 'POST', path: `${CONTACTS}/${id}/picture`, headers: { 'content-type': 'image/png' }, body: PICTURE })

export const CONTACT_SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  [`GET ${CONTACTS}`]: [plain(CONTACTS), plain(`${CONTACTS}?term=ada&sort=category&direction=desc&limit=1`)],
  [`GET ${CONTACTS}/trashed`]: [plain(`${CONTACTS}/trashed`)],
  [`GET ${CONTACTS}/:contactId`]: [ofContact('GET')],
  [`GET ${CONTACTS}/:contactId/history`]: [ofContact('GET', '/history')],
  [`POST ${CONTACTS}`]: [
    async (maker) => ({
      ids: [(await makeCategory(maker)).id],
      asking: (_caller, ids) => ({ method: 'POST', path: CONTACTS, body: formOf(first(ids)) }),
    }),
  ],
  [`PATCH ${CONTACTS}/:contactId`]: [
    async (maker) => {
      const { id, categoryId, revision } = await makeContact(maker)
      return { ids: [id], asking: (_caller, ids) => ({ method: 'PATCH', path: `${CONTACTS}/${first(ids)}`, body: { ...formOf(categoryId), revision } }) }
    },
  ],
  [`POST ${CONTACTS}/:contactId/picture`]: [
    async (maker) => ({ ids: [(await makeContact(maker)).id], asking: (_caller, ids) => sendPicture(first(ids)) }),
  ],
  [`DELETE ${CONTACTS}/:contactId/picture`]: [ofContact('DELETE', '/picture')],
  'GET /v1/s/:sessionId/contacts/:contactId/picture/:version': [
    async (maker) => {
      const { id } = await makeContact(maker)
      const { json } = await maker.ask(sendPicture(id))
      const { pictureVersion } = json as { readonly pictureVersion: string }
      return {
        ids: [id, pictureVersion],
        asking: (caller, [contactId = '', version = '']) => ({ path: `/v1/s/${caller.sessionId}/contacts/${contactId}/picture/${version}` }),
      }
    },
  ],
  [`POST ${CONTACTS}/trash`]: [ofSeveral(makeContact, '/trash')],
  [`POST ${CONTACTS}/restore`]: [ofSeveral(makeTrashed, '/restore')],
  [`POST ${CONTACTS}/delete`]: [ofSeveral(makeTrashed, '/delete')],
  [`GET ${CATEGORIES}`]: [plain(CATEGORIES)],
  [`POST ${CATEGORIES}`]: [async () => ({ ids: [], asking: () => ({ method: 'POST', path: CATEGORIES, body: { name: newName('Made category') } }) })],
  [`PATCH ${CATEGORIES}/:categoryId`]: [
    async (maker) => {
      const { id, revision } = await makeCategory(maker)
      return { ids: [id], asking: (_caller, ids) => ({ method: 'PATCH', path: `${CATEGORIES}/${first(ids)}`, body: { name: newName('Renamed'), revision } }) }
    },
  ],
  [`DELETE ${CATEGORIES}/:categoryId`]: [
    async (maker) => ({
      ids: [(await makeCategory(maker)).id, (await makeCategory(maker)).id],
      asking: (_caller, [id = '', moveTo = '']) => ({ method: 'DELETE', path: `${CATEGORIES}/${id}?moveTo=${moveTo}` }),
    }),
  ],
}
