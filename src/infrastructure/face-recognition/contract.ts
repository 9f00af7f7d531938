import * as Schema from 'effect/Schema'
import { MOST_AT_ONCE, MOST_NAMED } from '../../domain/face-recognition/faces.ts'
import { LONGEST_CONSENT } from '../../domain/recognition/setting.ts'
import { RecognitionSetting } from '../auto-tag/contract.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Cursor, Id, PageSize, ResourceTypeName } from '../contract/values.ts'

/** Its addresses are made by `facePath`. */
export const FACE_PATH = '/v1/s/:sessionId/faces/:faceId'

const Area = Schema.Struct({ x: Schema.Finite, y: Schema.Finite, width: Schema.Finite, height: Schema.Finite })
const Name = Schema.String.check(Schema.isMaxLength(1000))
const Ids = Schema.Array(Id).check(Schema.isMaxLength(MOST_AT_ONCE))
const FaceIds = Schema.Array(Id).check(Schema.isMaxLength(MOST_NAMED))
const Chosen = { groups: Ids, faces: FaceIds }

/** A face in a picture; `area` in shares of the picture as it is seen. Its crop is at `facePath`. */
export const Face = Schema.Struct({
  id: Id,
  assetId: Id,
  assetName: Schema.String,
  type: ResourceTypeName,
  contentVersion: Schema.String,
  area: Area,
  confidence: Schema.Finite,
})
const Faces = Schema.Array(Face)
const page = { after: Schema.optionalKey(Cursor), limit: Schema.optionalKey(PageSize) }
const next = { next: Schema.NullOr(Cursor) }

export const readFaceRecognition = endpoint({
  method: 'GET',
  path: '/v1/face-recognition',
  summary: 'Whether faces are recognized, what was agreed to, and how far reading pictures is (feature FacialRecognition)',
  success: RecognitionSetting,
  failures: [],
})

/**
 * `consent`: the words that whoever switches it on was shown and agreed to, which are kept; VALIDATION_FAILED without. Switched on, the pictures that
 * are there are read behind the answer. `erase`: when switched off, all that was learnt of faces is erased.
 */
export const setFaceRecognition = endpoint({
  method: 'PUT',
  path: '/v1/face-recognition',
  summary: 'Switch the recognition of faces on or off',
  body: Schema.Struct({ isOn: Schema.Boolean, consent: Schema.String.check(Schema.isMaxLength(LONGEST_CONSENT * 2)), erase: Schema.Boolean }),
  success: RecognitionSetting,
  failures: [],
})

/** Faces of one person whom nobody has named, as far as the asker sees their pictures: the biggest first. `likely`: the name whose face it resembles. */
export const listFaceGroups = endpoint({
  method: 'GET',
  path: '/v1/face-recognition/groups',
  summary: 'Groups of faces without a name, the biggest first',
  query: Schema.Struct({ ...page, ignored: Schema.optionalKey(Schema.Literals(['true', 'false'])) }),
  success: Schema.Struct({
    groups: Schema.Array(Schema.Struct({ id: Id, count: Schema.Finite, faces: Faces, likely: Schema.NullOr(Schema.String) })),
    /** Of all pages together. */
    total: Schema.Finite,
    ...next,
  }),
  failures: [],
})

export const listFacesOfGroup = endpoint({
  method: 'GET',
  path: '/v1/face-recognition/groups/:groupId/faces',
  summary: 'The faces of a group that have no name',
  params: Schema.Struct({ groupId: Id }),
  query: Schema.Struct(page),
  success: Schema.Struct({ faces: Faces, ...next }),
  failures: [],
})

/** Who has been named, in pictures that the asker sees. `learnt`: how many of these faces the name is known by. */
export const listNamedPersons = endpoint({
  method: 'GET',
  path: '/v1/face-recognition/persons',
  summary: 'Named persons with their pictures, by name',
  query: Schema.Struct({ ...page, typed: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(255))) }),
  success: Schema.Struct({
    persons: Schema.Array(Schema.Struct({ name: Schema.String, pictures: Schema.Finite, learnt: Schema.Finite, face: Schema.NullOr(Face) })),
    ...next,
  }),
  failures: [],
})

/** Where somebody has been named, found or drawn. `faceId` null: drawn where no face was found. */
export const listPicturesOfPerson = endpoint({
  method: 'GET',
  path: '/v1/face-recognition/persons/pictures',
  summary: 'The pictures in which somebody has been named',
  query: Schema.Struct({ ...page, name: Name }),
  success: Schema.Struct({
    pictures: Schema.Array(
      Schema.Struct({ personId: Id, faceId: Schema.NullOr(Id), assetId: Id, assetName: Schema.String, type: ResourceTypeName, contentVersion: Schema.String, area: Area }),
    ),
    ...next,
  }),
  failures: [],
})

/** `person`: who has been named there. `likely`: whom an open suggestion takes it for. */
export const listFacesOfAsset = endpoint({
  method: 'GET',
  path: '/v1/assets/:assetId/faces',
  summary: 'The faces that were found in a picture',
  params: Schema.Struct({ assetId: Id }),
  success: Schema.Struct({
    state: Schema.Literals(['Off', 'Waiting', 'Read', 'Failed']),
    contentVersion: Schema.String,
    faces: Schema.Array(
      Schema.Struct({
        id: Id,
        area: Area,
        confidence: Schema.Finite,
        isIgnored: Schema.Boolean,
        person: Schema.NullOr(Schema.Struct({ id: Id, name: Schema.String })),
        likely: Schema.NullOr(Schema.String),
      }),
    ),
  }),
  failures: ['ASSET_NOT_FOUND', 'ASSET_DIFFERENT_TYPE', 'ASSET_RESTRICTED_ACCESS', 'RESOURCE_IN_TRASH'],
})

/** Of groups, the faces that the asker sees. In one transaction; `change` takes it back. `left`: faces whose picture has too many persons, or that were named meanwhile. */
export const nameFaces = endpoint({
  method: 'POST',
  path: '/v1/face-recognition/name',
  summary: 'Name faces, by groups or by themselves',
  body: Schema.Struct({ ...Chosen, name: Name }),
  success: Schema.Struct({ change: Id, named: Schema.Finite, left: Schema.Finite }),
  failures: ['NOT_FOUND'],
})

/** The own naming, or that faces are not somebody. Whoever was renamed or moved since stays; who was taken out is there again, as they were. */
export const undoNaming = endpoint({
  method: 'POST',
  path: '/v1/face-recognition/name/undo',
  summary: 'Undo the naming of faces, or that a name was taken off',
  body: Schema.Struct({ change: Id }),
  success: Schema.Struct({ undone: Schema.Finite, left: Schema.Finite }),
  failures: ['NOT_FOUND'],
})

/** Into the first. `moved`: the faces that came from each of the others; splitting each of these takes it back. */
export const mergeFaceGroups = endpoint({
  method: 'POST',
  path: '/v1/face-recognition/groups/merge',
  summary: 'Say that groups of faces are the same person',
  body: Schema.Struct({ groups: Ids }),
  success: Schema.Struct({ groupId: Id, moved: Schema.Array(Schema.Array(Id)) }),
  failures: ['NOT_FOUND'],
})

/** Into a group of their own. */
export const splitFaces = endpoint({
  method: 'POST',
  path: '/v1/face-recognition/groups/split',
  summary: 'Say that some faces are another person than the rest of their group',
  body: Schema.Struct({ faces: FaceIds }),
  success: Schema.Struct({ groupId: Id }),
  failures: ['NOT_FOUND'],
})

/** Ignored faces are in no list and no suggestion until they are not ignored any more. */
export const ignoreFaces = endpoint({
  method: 'POST',
  path: '/v1/face-recognition/ignore',
  summary: 'Ignore faces, or stop ignoring them',
  body: Schema.Struct({ ...Chosen, ignored: Schema.Boolean }),
  success: Schema.Struct({ changed: Schema.Finite }),
  failures: ['NOT_FOUND'],
})

/** Takes the name off these faces, which never get it suggested again. `change` takes it back. */
export const rejectName = endpoint({
  method: 'POST',
  path: '/v1/face-recognition/not',
  summary: 'Say that faces are not this person',
  body: Schema.Struct({ faces: FaceIds, name: Name }),
  success: Schema.Struct({ change: Id, changed: Schema.Finite }),
  failures: ['NOT_FOUND'],
})

/** Names that people gave stay; what was learnt of faces with the name goes, also of those that it is only suggested for, and is not learnt again. `erased`: so many faces. */
export const erasePerson = endpoint({
  method: 'POST',
  path: '/v1/face-recognition/erase',
  summary: 'Erase all that was learnt of a person’s face',
  body: Schema.Struct({ name: Name }),
  success: Schema.Struct({ erased: Schema.Finite }),
  failures: [],
})

/** Whose faces were erased, and are learnt no more; for whoever may erase them. `erasedAt`: ISO 8601. */
export const listErasedPersons = endpoint({
  method: 'GET',
  path: '/v1/face-recognition/erased',
  summary: 'Persons whose faces were erased',
  query: Schema.Struct(page),
  success: Schema.Struct({ persons: Schema.Array(Schema.Struct({ name: Schema.String, erasedAt: Schema.String })), ...next }),
  failures: [],
})

/** `pictures`: so many in which the person is named are read again. NOT_FOUND: their face was not erased, or may be learnt already. */
export const learnPersonAgain = endpoint({
  method: 'POST',
  path: '/v1/face-recognition/learn',
  summary: 'Allow that an erased person’s face is learnt again',
  body: Schema.Struct({ name: Name }),
  success: Schema.Struct({ pictures: Schema.Finite }),
  failures: ['NOT_FOUND'],
})

