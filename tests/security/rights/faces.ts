import type { Row } from './row.ts'

const VIEW_ANY = 'VIEW_MY_ORG_DETAILS or VIEW_ALL_ORG_DETAILS'
const EDIT_ANY = 'EDIT_MY_ORG or EDIT_ALL_ORGS'
const SWITCH = 'P: feature of the organization; D face-recognition: Who switches it on'
const PERSONS = 'P: Persons page: VIEW_RESOURCE_DETAILS and the FacialRecognition feature'
const NAMES = 'D persons: Who marks and who looks; D face-recognition: Who names'

/** What is recognized in files: tags, and faces. */
export const FACES: readonly Row[] = [
  ['GET /v1/auto-tag', VIEW_ANY, 'AutoTag', SWITCH],
  ['PUT /v1/auto-tag', EDIT_ANY, 'AutoTag', SWITCH],
  ['GET /v1/face-recognition', VIEW_ANY, 'FacialRecognition', SWITCH],
  ['PUT /v1/face-recognition', EDIT_ANY, 'FacialRecognition', SWITCH],
  ['POST /v1/face-recognition/erase', EDIT_ANY, 'FacialRecognition', SWITCH],
  ['GET /v1/face-recognition/erased', EDIT_ANY, 'FacialRecognition', SWITCH],
  ['POST /v1/face-recognition/learn', EDIT_ANY, 'FacialRecognition', SWITCH],
  ['GET /v1/face-recognition/groups', 'VIEW_RESOURCE_DETAILS', 'FacialRecognition', PERSONS],
  ['GET /v1/face-recognition/groups/:groupId/faces', 'VIEW_RESOURCE_DETAILS', 'FacialRecognition', PERSONS],
  ['GET /v1/face-recognition/persons', 'VIEW_RESOURCE_DETAILS', 'FacialRecognition', PERSONS],
  ['GET /v1/face-recognition/persons/pictures', 'VIEW_RESOURCE_DETAILS', 'FacialRecognition', PERSONS],
  ['GET /v1/s/:sessionId/faces/:faceId', 'VIEW_RESOURCE_DETAILS', 'FacialRecognition', PERSONS],
  ['GET /v1/assets/:assetId/faces', 'VIEW_RESOURCE_DETAILS', 'module FacialRecognition', PERSONS],
  ['POST /v1/face-recognition/name', 'EDIT_RESOURCES', 'FacialRecognition', NAMES],
  ['POST /v1/face-recognition/name/undo', 'EDIT_RESOURCES', 'FacialRecognition', NAMES],
  ['POST /v1/face-recognition/groups/merge', 'EDIT_RESOURCES', 'FacialRecognition', NAMES],
  ['POST /v1/face-recognition/groups/split', 'EDIT_RESOURCES', 'FacialRecognition', NAMES],
  ['POST /v1/face-recognition/ignore', 'EDIT_RESOURCES', 'FacialRecognition', NAMES],
  ['POST /v1/face-recognition/not', 'EDIT_RESOURCES', 'FacialRecognition', NAMES],
]
