import { allOf, anyOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

const feature = 'FacialRecognition'

/** Of faces; who is named in one picture is persons'. */
export const FACE_RIGHTS = {
  viewFaces: { requirement: allOf('VIEW_RESOURCE_DETAILS'), feature },
  nameFaces: { requirement: allOf('EDIT_RESOURCES'), feature },
  viewFaceRecognition: { requirement: anyOf('VIEW_ALL_ORG_DETAILS', 'VIEW_MY_ORG_DETAILS'), elsewhere: allOf('VIEW_ALL_ORG_DETAILS'), feature },
  setFaceRecognition: { requirement: anyOf('EDIT_ALL_ORGS', 'EDIT_MY_ORG'), elsewhere: allOf('EDIT_ALL_ORGS'), feature },
} as const satisfies Readonly<Record<string, Right>>
