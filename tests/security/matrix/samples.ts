import { randomUUID } from 'node:crypto'
import { ACCOUNT_SAMPLES } from './accounts.ts'
import { ADVANCED_SEARCH_SAMPLES } from './advancedSearch.ts'
import { ASSISTANT_SAMPLES } from './assistant.ts'
import { AUTOFILL_SAMPLES } from './autofill.ts'
import { BULK_EDIT_SAMPLES } from './bulkEdits.ts'
import { CONTACT_EXCHANGE_SAMPLES } from './contactExchange.ts'
import { CONTACT_RELATION_SAMPLES } from './contactRelations.ts'
import { CONTACT_SAMPLES } from './contacts.ts'
import { DUPLICATE_SAMPLES } from './duplicates.ts'
import { FACE_SAMPLES } from './faces.ts'
import { FOLDER_TEMPLATE_SAMPLES } from './folderTemplates.ts'
import { GUIDED_MOVE_SAMPLES } from './guidedMoves.ts'
import { ITEM_SAMPLES } from './items.ts'
import { METADATA_SAMPLES } from './metadata.ts'
import { METADATA_IMPORT_SAMPLES } from './metadataImport.ts'
import { METADATA_TABLE_SAMPLES } from './metadataTable.ts'
import { OCR_SAMPLES } from './ocr.ts'
import { PERSON_SAMPLES } from './persons.ts'
import { PORTAL_SAMPLES } from './portal.ts'
import { PROFILE_SAMPLES } from './profile.ts'
import { MOVE_COPY_SAMPLES } from './library.ts'
import { BULK_OPERATION_SAMPLES } from './bulkOperations.ts'
import { REPOSITORY_SAMPLES } from './repositories.ts'
import { RESTRICTION_SAMPLES } from './restrictions.ts'
import { newName, type MakeSample, type Sample } from './sample.ts'
import { makeOrganization, newDraft, ownOrganization, withoutRequest } from './organizations.ts'
import { SUGGESTION_SAMPLES } from './suggestions.ts'
import { TEMPLATE_SAMPLES } from './templates.ts'
import { TWO_FACTOR_SAMPLES } from './twoFactor.ts'
import { ofChange } from './undoing.ts'
import { SAVED_SEARCH_SAMPLES } from './savedSearches.ts'
import { SHARE_LINK_SAMPLES } from './shareLinks.ts'
import { USER_GROUP_SAMPLES } from './userGroups.ts'
import { ZIP_SAMPLES } from './zips.ts'
import { bytesHeaders, inModule, makeAsset, makeFolder, makePicture, makeUpload, TEXT, tusHeaders, uploadHeaders } from './targets.ts'

const plain =
  (path: string): MakeSample =>
  async (_maker, module) => ({ ids: [], asking: () => ({ path, headers: inModule(module) }) })

const first = (ids: readonly string[]): string => ids[0] ?? ''

const ofFolder =
  (path: (id: string) => string): MakeSample =>
  async (maker, module) => ({
    ids: [(await makeFolder(maker, module)).id],
    asking: (_caller, ids) => ({ path: path(first(ids)), headers: inModule(module) }),
  })

const ofAsset =
  (path: (id: string) => string, method = 'GET'): MakeSample =>
  async (maker, module) => ({
    ids: [(await makeAsset(maker, module)).id],
    asking: (_caller, ids) => ({ method, path: path(first(ids)), headers: inModule(module) }),
  })

const ofPicture =
  (method: 'GET' | 'HEAD', path: (id: string, version: string) => string): MakeSample =>
  async (maker, module) => {
    const { id, contentVersion } = await makePicture(maker, module)
    return {
      ids: [id],
      asking: (caller, ids) => ({ method, path: `/v1/s/${caller.sessionId}/assets/${path(first(ids), contentVersion)}` }),
    }
  }

const ofUpload =
  (method: string, headers: Readonly<Record<string, string>>, body?: string): MakeSample =>
  async (maker, module, caller): Promise<Sample> => ({
    ids: [await makeUpload(maker, module, caller)],
    asking: (_caller, ids) => ({ method, path: `/v1/uploads/${first(ids)}`, headers, ...(body === undefined ? {} : { body }) }),
  })

/** A call about an organization that is made for it. */
const ofOrganization =
  (method: string, ending: string): MakeSample =>
  async (maker) => ({
    ids: [await makeOrganization(maker)],
    asking: (_caller, ids) => ({ method, path: `/v1/organizations/${first(ids)}${ending}` }),
  })

/** Valid calls of every route that asks for a sign-in. A route without one fails the matrix. */
export const SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  ...ACCOUNT_SAMPLES,
  ...CONTACT_SAMPLES,
  ...CONTACT_EXCHANGE_SAMPLES,
  ...CONTACT_RELATION_SAMPLES,
  ...METADATA_SAMPLES,
  ...AUTOFILL_SAMPLES,
  ...DUPLICATE_SAMPLES,
  ...FOLDER_TEMPLATE_SAMPLES,
  ...GUIDED_MOVE_SAMPLES,
  ...METADATA_TABLE_SAMPLES,
  ...METADATA_IMPORT_SAMPLES,
  ...USER_GROUP_SAMPLES,
  ...SAVED_SEARCH_SAMPLES,
  ...SHARE_LINK_SAMPLES,
  ...TEMPLATE_SAMPLES,
  ...TWO_FACTOR_SAMPLES,
  'GET /v1/mail': [plain('/v1/mail')],
  'POST /v1/mail/tests': [async () => ({ ids: [], asking: () => ({ method: 'POST', path: '/v1/mail/tests' }) })],
  'GET /v1/organizations/current/usage': [plain('/v1/organizations/current/usage')],
  'GET /v1/organizations': [plain('/v1/organizations'), plain('/v1/organizations?term=a'), plain('/v1/organizations?sort=users&direction=desc&type=museum&state=Blocked&module=RECORDS')],
  'POST /v1/organizations/states': [
    async (maker) => ({
      ids: [await makeOrganization(maker)],
      asking: (_caller, ids) => ({ method: 'POST', path: '/v1/organizations/states', body: { organizationIds: ids, action: 'block', rehearse: false } }),
    }),
  ],
  'POST /v1/organizations': [
    async () => ({ ids: [], asking: () => ({ method: 'POST', path: '/v1/organizations', body: newDraft(newName('Organization')) }) }),
  ],
  'GET /v1/organizations/:organizationId': [
    async (maker) => ({ ids: [maker.organizationId], asking: (_caller, ids) => ({ path: `/v1/organizations/${first(ids)}` }) }),
  ],
  'GET /v1/organizations/:organizationId/space': [
    async (maker) => ({ ids: [maker.organizationId], asking: (_caller, ids) => ({ path: `/v1/organizations/${first(ids)}/space` }) }),
  ],
  'PATCH /v1/organizations/:organizationId': [
    async (maker) => {
      const { revision } = await ownOrganization(maker)
      const body = { description: newName('Described'), revision }
      return { ids: [maker.organizationId], asking: (_caller, ids) => ({ method: 'PATCH', path: `/v1/organizations/${first(ids)}`, body }) }
    },
  ],
  'POST /v1/organizations/:organizationId/block': [ofOrganization('POST', '/block')],
  'POST /v1/organizations/:organizationId/visits': [
    async (maker) => ({
      ids: [await makeOrganization(maker)],
      asking: (_caller, ids) => ({ method: 'POST', path: `/v1/organizations/${first(ids)}/visits`, body: { visit: randomUUID(), event: 'entered' } }),
    }),
  ],
  'POST /v1/organizations/:organizationId/unblock': [ofOrganization('POST', '/unblock')],
  'POST /v1/organizations/:organizationId/delete': [
    async (maker) => {
      const name = newName('Organization')
      const id = await makeOrganization(maker, name)
      return { ids: [id], asking: (_caller, ids) => ({ method: 'POST', path: `/v1/organizations/${first(ids)}/delete`, body: { name } }) }
    },
  ],
  'POST /v1/organizations/:organizationId/restore': [
    async (maker) => {
      const name = newName('Organization')
      const id = await makeOrganization(maker, name)
      await maker.ask({ method: 'POST', path: `/v1/organizations/${id}/delete`, body: { name } })
      return { ids: [id], asking: (_caller, ids) => ({ method: 'POST', path: `/v1/organizations/${first(ids)}/restore` }) }
    },
  ],
  'DELETE /v1/organizations/:organizationId/upgrade-request': [ofOrganization('DELETE', '/upgrade-request')],
  'POST /v1/organizations/current/upgrade-request': [
    async (maker) => {
      await withoutRequest(maker)
      return { ids: [], asking: () => ({ method: 'POST', path: '/v1/organizations/current/upgrade-request', body: { gigabytes: '1' } }) }
    },
  ],
  'POST /v1/home': [
    // A place that is somebody else's is left out, not refused: tests/security/holdings.test.ts.
    async (maker, module) => {
      const { id } = await makeAsset(maker, module)
      return { ids: [], asking: () => ({ method: 'POST', path: '/v1/home', body: { places: [{ kind: 'asset', id }] } }) }
    },
  ],
  'POST /v1/home/unread': [async () => ({ ids: [], asking: () => ({ method: 'POST', path: '/v1/home/unread' }) })],
  'GET /v1/dashboard': [plain('/v1/dashboard'), plain('/v1/dashboard?period=days&fresh=true')],
  'GET /v1/repositories': [plain('/v1/repositories')],
  'GET /v1/activity': [plain('/v1/activity?kind=login')],
  'POST /v1/activity/:entryId/undo': [ofChange],
  'GET /v1/s/:sessionId/organizations/:organizationId/activity.csv': [
    async (maker) => ({
      ids: [maker.organizationId],
      asking: (caller, ids) => ({ path: `/v1/s/${caller.sessionId}/organizations/${first(ids)}/activity.csv?language=no` }),
    }),
  ],
  ...PORTAL_SAMPLES,
  ...PROFILE_SAMPLES,
  ...ZIP_SAMPLES,
  ...BULK_OPERATION_SAMPLES,
  'GET /v1/search': [plain('/v1/search?term=anchor')],
  ...ADVANCED_SEARCH_SAMPLES,
  ...RESTRICTION_SAMPLES,
  ...MOVE_COPY_SAMPLES,
  ...ITEM_SAMPLES,
  ...ASSISTANT_SAMPLES,
  ...BULK_EDIT_SAMPLES,
  ...OCR_SAMPLES,
  ...PERSON_SAMPLES,
  ...SUGGESTION_SAMPLES,
  ...FACE_SAMPLES,
  ...REPOSITORY_SAMPLES,
  'GET /v1/folders': [plain('/v1/folders'), ofFolder((id) => `/v1/folders?parentId=${id}`)],
  'GET /v1/folders/found': [plain('/v1/folders/found?name=anchor')],
  'GET /v1/folders/:folderId/branches': [ofFolder((id) => `/v1/folders/${id}/branches`)],
  'GET /v1/folders/:folderId': [ofFolder((id) => `/v1/folders/${id}`)],
  'POST /v1/folders': [
    async (maker, module) => ({
      ids: [(await makeFolder(maker, module)).id],
      asking: (_caller, ids) => ({
        method: 'POST',
        path: '/v1/folders',
        headers: inModule(module),
        body: { name: newName('Made'), parentId: first(ids) },
      }),
    }),
  ],
  'PATCH /v1/folders/:folderId': [
    async (maker, module) => {
      const { id, revision } = await makeFolder(maker, module)
      return {
        ids: [id],
        asking: (_caller, ids) => ({
          method: 'PATCH',
          path: `/v1/folders/${first(ids)}`,
          headers: inModule(module),
          body: { name: newName('Renamed'), revision },
        }),
      }
    },
  ],
  'GET /v1/assets': [plain('/v1/assets'), ofFolder((id) => `/v1/assets?folderId=${id}`)],
  'GET /v1/assets/positions': [plain('/v1/assets/positions'), ofFolder((id) => `/v1/assets/positions?folderId=${id}`)],
  'GET /v1/assets/:assetId': [ofAsset((id) => `/v1/assets/${id}`)],
  'PATCH /v1/assets/:assetId': [
    async (maker, module) => {
      const { id, revision } = await makeAsset(maker, module)
      return {
        ids: [id],
        asking: (_caller, ids) => ({
          method: 'PATCH',
          path: `/v1/assets/${first(ids)}`,
          headers: inModule(module),
          body: { revision, description: newName('Described') },
        }),
      }
    },
  ],
  'POST /v1/assets/:assetId/indexing': [ofAsset((id) => `/v1/assets/${id}/indexing`, 'POST')],
  'GET /v1/assets/:assetId/embedded-metadata': [ofAsset((id) => `/v1/assets/${id}/embedded-metadata`)],
  'POST /v1/assets/:assetId/embedded-metadata': [ofAsset((id) => `/v1/assets/${id}/embedded-metadata`, 'POST')],
  'GET /v1/assets/:assetId/history': [ofAsset((id) => `/v1/assets/${id}/history?limit=2`)],
  'GET /v1/folders/:folderId/history': [ofFolder((id) => `/v1/folders/${id}/history?limit=2`)],
  'GET /v1/assets/:assetId/text': [ofAsset((id) => `/v1/assets/${id}/text`)],
  'POST /v1/uploads/plan': [
    async (maker, module) => ({
      ids: [(await makeFolder(maker, module)).id],
      asking: (_caller, ids) => ({
        method: 'POST',
        path: '/v1/uploads/plan',
        headers: inModule(module),
        body: { folderId: first(ids), files: [{ name: 'a.csv', size: 10 }] },
      }),
    }),
  ],
  'POST /v1/uploads': [
    async (maker, module) => ({
      ids: [(await makeFolder(maker, module)).id],
      asking: (_caller, ids) => ({ method: 'POST', path: '/v1/uploads', headers: uploadHeaders(module, first(ids), TEXT.length) }),
    }),
  ],
  'HEAD /v1/uploads/:uploadId': [ofUpload('HEAD', tusHeaders)],
  'PATCH /v1/uploads/:uploadId': [ofUpload('PATCH', bytesHeaders, TEXT)],
  'DELETE /v1/uploads/:uploadId': [ofUpload('DELETE', tusHeaders)],
  'GET /v1/s/:sessionId/events': [async () => ({ ids: [], asking: (caller) => ({ path: `/v1/s/${caller.sessionId}/events` }) })],
  ...Object.fromEntries(
    (['GET', 'HEAD'] as const).flatMap((method) => [
      [
        `${method} /v1/s/:sessionId/assets/:assetId/thumbnails/:file`,
        [ofPicture(method, (id, version) => `${id}/thumbnails/${version}-320`)],
      ],
      [
        `${method} /v1/s/:sessionId/assets/:assetId/preview/:contentVersion`,
        [ofPicture(method, (id, version) => `${id}/preview/${version}`)],
      ],
      [`${method} /v1/s/:sessionId/assets/:assetId/content`, [ofPicture(method, (id) => `${id}/content`)]],
    ]),
  ),
}
