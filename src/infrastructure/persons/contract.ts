import * as Schema from 'effect/Schema'
import { METADATA_STATES } from '../../domain/embedded-metadata/metadata.ts'
import { MOST_PERSONS, PERSON_SOURCES } from '../../domain/persons/persons.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Id, Nothing } from '../contract/values.ts'

const Area = Schema.Struct({ x: Schema.Finite, y: Schema.Finite, width: Schema.Finite, height: Schema.Finite })
const Person = Schema.Struct({
  id: Id,
  name: Schema.String,
  area: Area,
  source: Schema.Literals(PERSON_SOURCES),
  revision: Schema.Finite,
})
const NewPerson = Schema.Struct({ name: Schema.String, area: Area, source: Schema.Literals(PERSON_SOURCES) })

const ofAsset = Schema.Struct({ assetId: Id })
const ofPerson = Schema.Struct({ assetId: Id, personId: Id })
const UNSEEN = ['ASSET_NOT_FOUND', 'ASSET_DIFFERENT_TYPE', 'ASSET_RESTRICTED_ACCESS', 'RESOURCE_IN_TRASH'] as const

/** `faces`: those that the file names of itself, as far as it has been read (`state`). Areas are shares of the picture as it is seen. */
export const listPersons = endpoint({
  method: 'GET',
  path: '/v1/assets/:assetId/persons',
  summary: 'Who can be seen in a picture, and the faces that its file names (feature FacialRecognition)',
  params: ofAsset,
  success: Schema.Struct({
    contentVersion: Schema.String,
    persons: Schema.Array(Person),
    state: Schema.Literals(METADATA_STATES),
    faces: Schema.Array(Schema.Struct({ name: Schema.String, area: Area })),
  }),
  failures: UNSEEN,
})

/** STALE_EDIT: the asset has another content than the one in which they were seen. */
export const addPersons = endpoint({
  method: 'POST',
  path: '/v1/assets/:assetId/persons',
  summary: 'Name persons in a picture',
  params: ofAsset,
  body: Schema.Struct({
    contentVersion: Schema.String,
    persons: Schema.Array(NewPerson).check(Schema.isMaxLength(MOST_PERSONS)),
  }),
  success: Schema.Struct({ persons: Schema.Array(Person) }),
  failures: [...UNSEEN, 'FILE_TYPE_NOT_SUPPORTED', 'STALE_EDIT'],
})

/** Left-out fields stay as they are. */
export const changePerson = endpoint({
  method: 'PATCH',
  path: '/v1/assets/:assetId/persons/:personId',
  summary: 'Rename a person in a picture, or mark another part of it',
  params: ofPerson,
  body: Schema.Struct({ revision: Schema.Finite, name: Schema.optionalKey(Schema.String), area: Schema.optionalKey(Area) }),
  success: Person,
  failures: [...UNSEEN, 'STALE_EDIT'],
})

export const removePerson = endpoint({
  method: 'DELETE',
  path: '/v1/assets/:assetId/persons/:personId',
  summary: 'Take a person out of a picture',
  params: ofPerson,
  query: Schema.Struct({ revision: Schema.FiniteFromString }),
  success: Nothing,
  failures: [...UNSEEN, 'STALE_EDIT'],
})

/** Of pictures that the asker may see; those that are used most come first. */
export const listPersonNames = endpoint({
  method: 'GET',
  path: '/v1/persons/names',
  summary: 'Names of persons that begin with what is typed',
  query: Schema.Struct({ typed: Schema.String.check(Schema.isMaxLength(255)) }),
  success: Schema.Struct({ names: Schema.Array(Schema.String) }),
  failures: [],
})
