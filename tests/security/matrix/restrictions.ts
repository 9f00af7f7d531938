import type { Asking, Person } from '../../support/server/person.ts'
import { newName, type MakeSample } from './sample.ts'
import { made } from './accounts.ts'
import { anotherUser, makeAsset, makeFolder } from './targets.ts'

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

const makeGroup = async (maker: Person): Promise<string> =>
  (await made(maker, '/v1/groups', { name: newName('Restricted group'), roleId: null, members: [] })).id

const ofGroup: MakeSample = async (maker) => ({
  ids: [await makeGroup(maker)],
  asking: (_caller, [groupId = '']) => ({ path: `/v1/groups/${groupId}/restrictions` }),
})

const ofGroupAndFolder =
  (asking: (groupId: string, folderId: string) => Asking): MakeSample =>
  async (maker, module) => ({
    ids: [await makeGroup(maker), (await makeFolder(maker, module)).id],
    asking: (_caller, [groupId = '', folderId = '']) => asking(groupId, folderId),
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
  'GET /v1/groups/:groupId/restrictions': [ofGroup],
  'POST /v1/groups/:groupId/restrictions': [
    ofGroupAndFolder((groupId, id) => ({ method: 'POST', path: `/v1/groups/${groupId}/restrictions`, body: restricting(id) })),
  ],
  'GET /v1/groups/:groupId/restrictions/contents': [
    ofGroupAndFolder((groupId, id) => ({ path: `/v1/groups/${groupId}/restrictions/contents?folderId=${id}` })),
  ],
  'GET /v1/restrictions/found': [ofUser((userId) => `/v1/restrictions/found?search=letters&userId=${userId}`)],
  'POST /v1/restrictions/effect': [
    ofUserAndFolder((userId, id) => ({ method: 'POST', path: '/v1/restrictions/effect', body: { userId, ...restricting(id) } })),
    ofGroupAndFolder((groupId, id) => ({ method: 'POST', path: '/v1/restrictions/effect', body: { groupId, ...restricting(id) } })),
  ],
  'POST /v1/restrictions/spread': [
    ofUserAndFolder((userId, id) => ({ method: 'POST', path: '/v1/restrictions/spread', body: { userIds: [userId], restrict: [{ kind: 'folder', id }], rehearse: false } })),
  ],
  'GET /v1/restrictions/of': [of('folder', '/v1/restrictions/of'), of('asset', '/v1/restrictions/of')],
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
