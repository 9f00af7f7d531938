import type { Asking } from '../../support/server/person.ts'
import type { MakeSample } from './sample.ts'
import { anotherUser, makeAsset, makeFolder } from './things.ts'

const ofUser =
  (path: (userId: string) => string): MakeSample =>
  async (maker, module, caller) => ({
    ids: [await anotherUser(maker, module, caller)],
    asking: (_caller, [userId = '']) => ({ path: path(userId) }),
  })

const ofUserAndFolder =
  (asking: (userId: string, folderId: string) => Asking): MakeSample =>
  async (maker, module, caller) => ({
    ids: [await anotherUser(maker, module, caller), (await makeFolder(maker, module)).id],
    asking: (_caller, [userId = '', folderId = '']) => asking(userId, folderId),
  })

const of =
  (kind: 'folder' | 'asset', path: string): MakeSample =>
  async (maker, module) => ({
    ids: [(await (kind === 'folder' ? makeFolder : makeAsset)(maker, module)).id],
    asking: (_caller, [id = '']) => ({ path: `${path}?kind=${kind}&id=${id}` }),
  })

const plain =
  (path: string): MakeSample =>
  async () => ({ ids: [], asking: () => ({ path }) })

const restricting = (folderId: string) => ({ restrict: [{ kind: 'folder', id: folderId }], lift: [] })

export const RESTRICTION_SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  'GET /v1/access/administrators': [plain('/v1/access/administrators')],
  'GET /v1/users/:userId/access': [ofUserAndFolder((userId, id) => ({ path: `/v1/users/${userId}/access?kind=folder&id=${id}` }))],
  'GET /v1/users/:userId/restrictions': [ofUser((userId) => `/v1/users/${userId}/restrictions`)],
  'POST /v1/users/:userId/restrictions': [
    ofUserAndFolder((userId, id) => ({ method: 'POST', path: `/v1/users/${userId}/restrictions`, body: restricting(id) })),
  ],
  'GET /v1/users/:userId/restrictions/contents': [
    ofUserAndFolder((userId, id) => ({ path: `/v1/users/${userId}/restrictions/contents?folderId=${id}` })),
  ],
  'GET /v1/restrictions/users': [of('folder', '/v1/restrictions/users'), of('asset', '/v1/restrictions/users')],
  'GET /v1/publication-restrictions': [plain('/v1/publication-restrictions')],
  'GET /v1/publication-restrictions/of': [of('folder', '/v1/publication-restrictions/of'), of('asset', '/v1/publication-restrictions/of')],
  'POST /v1/publication-restrictions': [
    async (maker, module) => ({
      ids: [(await makeFolder(maker, module)).id],
      asking: (_caller, [id = '']) => ({ method: 'POST', path: '/v1/publication-restrictions', body: restricting(id) }),
    }),
  ],
}
