import * as Result from 'effect/Result'
import type { FastifyRequest } from 'fastify'
import * as contract from '../../src/infrastructure/face-recognition/contract.ts'
import { INERT, REVALIDATED, sendUnchanged } from '../asset-files/sendFile.ts'
import { isWellFormedId } from '../database/id.ts'
import { route, streamRoute, type Route } from '../http/route.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { readSetting, writeSetting } from '../recognition/settings.ts'
import { ignoreFaces, mergeGroups, splitFaces } from './arrangeFaces.ts'
import { erasedPage, learnAgain } from './erasedPersons.ts'
import { eraseAllFaces, erasePerson } from './eraseFaces.ts'
import { facesOfAsset } from './facesOfAsset.ts'
import { groupsPage, membersPage } from './groups.ts'
import { nameFaces } from './nameFaces.ts'
import { personsPage, picturesPage } from './namedPersons.ts'
import { readCrop } from './readCrop.ts'
import { rejectName } from './rejectName.ts'
import { undoNaming } from './undoNaming.ts'

const VIEW = { action: 'viewFaces' } as const
const NAME = { action: 'nameFaces' } as const
const MARK = { action: 'nameFaces', audits: 'asset.updated' } as const
const SET = { action: 'setFaceRecognition', audits: 'tenant.updated' } as const

const faceId = (request: FastifyRequest): string => (request.params as { readonly faceId?: string }).faceId ?? ''

export const faceRoutes = (jobs: Jobs): readonly Route[] => [
  route(contract.readFaceRecognition, { action: 'viewFaceRecognition' }, async ({ tenant }) => Result.succeed(await readSetting(tenant, 'Faces'))),
  route(contract.setFaceRecognition, SET, ({ tenant, viewer, body: { erase, ...switching } }) =>
    writeSetting(tenant, jobs, viewer, 'Faces', switching, { asksConsent: true, erase: erase ? () => eraseAllFaces(tenant) : undefined }),
  ),
  route(contract.listFaceGroups, VIEW, ({ tenant, viewer, query }) => groupsPage(tenant, viewer, query)),
  route(contract.listFacesOfGroup, VIEW, ({ tenant, viewer, params, query }) => membersPage(tenant, viewer, params.groupId, query)),
  route(contract.listNamedPersons, VIEW, ({ tenant, viewer, query }) => personsPage(tenant, viewer, query)),
  route(contract.listPicturesOfPerson, VIEW, ({ tenant, viewer, query: { name, ...page } }) => picturesPage(tenant, viewer, name, page)),
  route(contract.listFacesOfAsset, { action: 'viewPersons' }, ({ tenant, viewer, resourceType, params }) => facesOfAsset(tenant, viewer, resourceType, params.assetId)),
  route(contract.nameFaces, MARK, ({ tenant, viewer, body }) => nameFaces(tenant, jobs, viewer, body)),
  route(contract.undoNaming, MARK, ({ tenant, viewer, body }) => undoNaming(tenant, jobs, viewer, body.change)),
  route(contract.mergeFaceGroups, NAME, ({ tenant, viewer, body }) => mergeGroups(tenant, viewer, body.groups)),
  route(contract.splitFaces, NAME, ({ tenant, viewer, body }) => splitFaces(tenant, viewer, body.faces)),
  route(contract.ignoreFaces, NAME, ({ tenant, viewer, body }) => ignoreFaces(tenant, viewer, body)),
  route(contract.rejectName, MARK, ({ tenant, viewer, body }) => rejectName(tenant, jobs, viewer, body)),
  route(contract.erasePerson, SET, ({ tenant, viewer, body }) => erasePerson(tenant, viewer, body.name)),
  route(contract.listErasedPersons, { action: 'setFaceRecognition' }, ({ tenant, query }) => erasedPage(tenant, query)),
  route(contract.learnPersonAgain, SET, ({ tenant, viewer, body }) => learnAgain(tenant, jobs, viewer, body.name)),
  streamRoute<Buffer>({
    method: 'GET',
    path: contract.FACE_PATH,
    summary: 'A face that was found in a picture, as WebP',
    authorisation: 'cookie',
    action: 'viewFaces',
    look: async ({ tenant, viewer }, request) => (isWellFormedId(faceId(request)) ? readCrop(tenant, viewer, faceId(request)) : Result.fail({ code: 'NOT_FOUND' })),
    answer: async (picture, _visit, request, reply) => {
      const etag = `"${faceId(request)}"`
      if (await sendUnchanged(request, reply, etag)) return
      await reply.headers({ ...INERT, etag, 'cache-control': REVALIDATED, 'content-type': 'image/webp' }).send(picture)
    },
  }),
]
