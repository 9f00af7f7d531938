import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

const DETAILS = allOf('VIEW_RESOURCE_DETAILS')

/** Of persons in pictures. */
export const PERSON_RIGHTS = {
  viewPersons: { requirement: DETAILS, module: 'named', feature: 'FacialRecognition' },
  markPersons: { requirement: allOf('EDIT_RESOURCES'), module: 'named', feature: 'FacialRecognition' },
  suggestPersonNames: { requirement: DETAILS, feature: 'FacialRecognition' },
} as const satisfies Readonly<Record<string, Right>>
