import { allOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

export const SESSION_RIGHTS = {
  manageOwnAccount: { requirement: allOf() },
  manageOwnSecondStep: { requirement: allOf(), feature: 'TwoFaAuth' },
  /** Of what happens, everybody hears what they may see. */
  receiveEvents: { requirement: allOf() },
} as const satisfies Readonly<Record<string, Right>>
