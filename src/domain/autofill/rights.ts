import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

export const AUTOFILL_RIGHTS = {
  viewAutofill: { requirement: allOf('VIEW_RESOURCE_DETAILS'), module: 'named', feature: 'AutofillTemplate' },
  proposeValues: { requirement: allOf('EDIT_RESOURCES'), module: 'named', feature: 'AutofillTemplate' },
} as const satisfies Readonly<Record<string, Right>>
