import type { Person } from '../../support/server/person.ts'
import { makeContact } from './contacts.ts'
import type { MakeSample } from './sample.ts'
import { inModule, makeAsset, makeFolder } from './targets.ts'

type Kind = 'assets' | 'folders'

const FORM = { kind: 'donor', from: '1887', until: '', note: 'By will' }
const makeItem = { assets: makeAsset, folders: makeFolder }

const relate = async (maker: Person, module: string, kind: Kind): Promise<{ readonly id: string; readonly itemId: string; readonly contactId: string }> => {
  const [item, contact] = [await makeItem[kind](maker, module), await makeContact(maker)]
  const body = { contactId: contact.id, ...FORM }
  const { json, status, text } = await maker.ask({ method: 'POST', path: `/v1/${kind}/${item.id}/contacts`, headers: inModule(module), body })
  if (status >= 300) throw new Error(`Nothing was related: ${status} ${text}`)
  return { id: (json as { readonly id: string }).id, itemId: item.id, contactId: contact.id }
}

const list =
  (kind: Kind): MakeSample =>
  async (maker, module) => ({
    ids: [(await relate(maker, module, kind)).itemId],
    asking: (_caller, [id = '']) => ({ path: `/v1/${kind}/${id}/contacts`, headers: inModule(module) }),
  })

const add =
  (kind: Kind): MakeSample =>
  async (maker, module) => ({
    ids: [(await makeItem[kind](maker, module)).id, (await makeContact(maker)).id],
    asking: (_caller, [id = '', contactId = '']) => ({ method: 'POST', path: `/v1/${kind}/${id}/contacts`, headers: inModule(module), body: { contactId, ...FORM } }),
  })

/** Who the contacts are to assets and folders. */
export const CONTACT_RELATION_SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  'GET /v1/assets/:assetId/contacts': [list('assets')],
  'GET /v1/folders/:folderId/contacts': [list('folders')],
  'POST /v1/assets/:assetId/contacts': [add('assets')],
  'POST /v1/folders/:folderId/contacts': [add('folders')],
  'GET /v1/contacts/:contactId/relations': [
    async (maker, module) => ({
      ids: [(await relate(maker, module, 'assets')).contactId],
      asking: (_caller, [id = '']) => ({ path: `/v1/contacts/${id}/relations` }),
    }),
  ],
  'POST /v1/contacts/:contactId/relations': [
    async (maker, module) => ({
      ids: [(await makeContact(maker)).id, (await makeAsset(maker, module)).id],
      asking: (_caller, [id = '', itemId = '']) => ({ method: 'POST', path: `/v1/contacts/${id}/relations`, body: { itemIds: [itemId], ...FORM } }),
    }),
  ],
  'POST /v1/contact-relations/remove': [
    async (maker, module) => ({
      ids: [(await relate(maker, module, 'assets')).id],
      asking: (_caller, [id = '']) => ({ method: 'POST', path: '/v1/contact-relations/remove', body: { relations: [{ id, revision: 1 }] } }),
    }),
  ],
  'PATCH /v1/contact-relations/:relationId': [
    async (maker, module) => ({
      ids: [(await relate(maker, module, 'assets')).id],
      asking: (_caller, [id = '']) => ({ method: 'PATCH', path: `/v1/contact-relations/${id}`, body: { ...FORM, kind: 'maker', revision: 1 } }),
    }),
  ],
  'DELETE /v1/contact-relations/:relationId': [
    async (maker, module) => ({
      ids: [(await relate(maker, module, 'folders')).id],
      asking: (_caller, [id = '']) => ({ method: 'DELETE', path: `/v1/contact-relations/${id}?revision=1` }),
    }),
  ],
}
