import { randomUUID } from 'node:crypto'
import type { Asking, Person as Caller } from '../../support/server/person.ts'
import { databaseAt } from '../../support/server/testServer.ts'
import { newName, type MakeSample } from './sample.ts'
import { inModule, makePicture } from './targets.ts'

interface MadeFace {
  readonly faceId: string
  readonly groupId: string
  readonly assetId: string
}

const ADD = `
  insert into picture_faces (id, organization_id, asset_id, content_version, x, y, width, height, confidence, group_id)
  select $1, organization_id, id, content_version, 0.4, 0.3, 0.2, 0.2, 0.9, $2 from assets where id = $3`
const DRAW = 'insert into face_crops (face_id, organization_id, picture) values ($1, $2, $3)'

/** A face in a picture, in a group of its own: found by nobody, so that no worker is needed. */
const makeFace = async (maker: Caller, module: string): Promise<MadeFace> => {
  const { id: assetId } = await makePicture(maker, module)
  const { owner } = databaseAt(maker.url)
  const [faceId, groupId] = [randomUUID(), randomUUID()]
  await owner.query(ADD, [faceId, groupId, assetId])
  await owner.query(DRAW, [faceId, maker.organizationId, Buffer.from('RIFF')])
  return { faceId, groupId, assetId }
}

const post = (path: string, body: object): Asking => ({ method: 'POST', path: `/v1/face-recognition/${path}`, body })

const ofFace =
  (asking: (faceId: string, groupId: string) => Asking): MakeSample =>
  async (maker, module) => {
    const { faceId, groupId } = await makeFace(maker, module)
    return { ids: [faceId, groupId], asking: (_caller, [face = '', group = '']) => asking(face, group) }
  }

/** Lists name nothing of an organization's. */
const list =
  (path: string): MakeSample =>
  async () => ({ ids: [], asking: () => ({ path }) })

const crop: MakeSample = async (maker, module) => {
  const { faceId } = await makeFace(maker, module)
  return { ids: [faceId], asking: (caller, [id = '']) => ({ path: `/v1/s/${caller.sessionId}/faces/${id}` }) }
}

export const FACE_SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  'GET /v1/auto-tag': [list('/v1/auto-tag')],
  'PUT /v1/auto-tag': [async () => ({ ids: [], asking: () => ({ method: 'PUT', path: '/v1/auto-tag', body: { isOn: false, erase: false } }) })],
  'GET /v1/face-recognition': [list('/v1/face-recognition')],
  'PUT /v1/face-recognition': [async () => ({ ids: [], asking: () => ({ method: 'PUT', path: '/v1/face-recognition', body: { isOn: false, consent: '', erase: false } }) })],
  'GET /v1/face-recognition/groups': [list('/v1/face-recognition/groups')],
  'GET /v1/face-recognition/groups/:groupId/faces': [ofFace((_face, group) => ({ path: `/v1/face-recognition/groups/${group}/faces` }))],
  'GET /v1/face-recognition/persons': [list('/v1/face-recognition/persons?typed=ad')],
  'GET /v1/face-recognition/persons/pictures': [list('/v1/face-recognition/persons/pictures?name=Ada')],
  'GET /v1/assets/:assetId/faces': [
    async (maker, module) => ({
      ids: [(await makePicture(maker, module)).id],
      asking: (_caller, [id = '']) => ({ path: `/v1/assets/${id}/faces`, headers: inModule(module) }),
    }),
  ],
  'POST /v1/face-recognition/name': [ofFace((face, group) => post('name', { groups: [group], faces: [face], name: newName('Ada') }))],
  'POST /v1/face-recognition/name/undo': [
    async (maker, module, caller) => {
      const { faceId } = await makeFace(maker, module)
      const change = randomUUID()
      const name = newName('Bo')
      const { owner } = databaseAt(maker.url)
      await owner.query(
        `insert into asset_persons (id, organization_id, asset_id, content_version, name, name_key, x, y, width, height, source, created_by, modified_by)
        select id, organization_id, asset_id, content_version, $2, lower($2), x, y, width, height, 'Recognized', $3, $3 from picture_faces where id = $1`,
        [faceId, name, caller.userId],
      )
      await owner.query('insert into face_namings (id, organization_id, user_id, persons) values ($1, $2, $3, $4)', [change, maker.organizationId, caller.userId, [faceId]])
      return { ids: [change], asking: (_caller, [id = '']) => post('name/undo', { change: id }) }
    },
  ],
  'POST /v1/face-recognition/groups/merge': [
    async (maker, module) => {
      const [one, other] = [await makeFace(maker, module), await makeFace(maker, module)]
      return { ids: [one.groupId, other.groupId], asking: (_caller, groups) => post('groups/merge', { groups }) }
    },
  ],
  'POST /v1/face-recognition/groups/split': [ofFace((face) => post('groups/split', { faces: [face] }))],
  'POST /v1/face-recognition/ignore': [ofFace((face, group) => post('ignore', { groups: [group], faces: [face], ignored: true }))],
  'POST /v1/face-recognition/not': [ofFace((face) => post('not', { faces: [face], name: 'Ada' }))],
  'POST /v1/face-recognition/erase': [async () => ({ ids: [], asking: () => post('erase', { name: newName('Nobody') }) })],
  'GET /v1/face-recognition/erased': [list('/v1/face-recognition/erased')],
  'POST /v1/face-recognition/learn': [
    async (_maker, _module, caller) => {
      const name = newName('Erased')
      await databaseAt(caller.url).owner.query('insert into unlearnt_persons (organization_id, name_key, erased_by, name) values ($1, lower($2), $3, $2)', [caller.organizationId, name, caller.userId])
      return { ids: [], asking: () => post('learn', { name }) }
    },
  ],
  'GET /v1/s/:sessionId/faces/:faceId': [crop],
}
