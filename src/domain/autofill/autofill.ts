import type { ServerCode } from '../failures/codes.ts'

/** Of proposing values for an asset: "generate-asset-metadata status" (specification section 3). `None`: nobody has asked yet. */
export const AUTOFILL_STATES = ['None', 'Queued', 'Generating', 'Generated', 'Failed'] as const
type AutofillState = (typeof AUTOFILL_STATES)[number]

/** What proposed: the built-in engine alone, or a language model beside it. */
export const AUTOFILL_ENGINES = ['builtIn', 'model'] as const
export type AutofillEngine = (typeof AUTOFILL_ENGINES)[number]

/** Why nothing could be proposed. */
export const AUTOFILL_FAILURES = ['UNEXPECTED', 'UNAVAILABLE', 'PERMISSION_DENIED'] as const satisfies readonly ServerCode[]
export type AutofillFailure = (typeof AUTOFILL_FAILURES)[number]

/** The reason by the code with which a job failed. */
export const failureBy = (code: ServerCode): AutofillFailure => AUTOFILL_FAILURES.find((known) => known === code) ?? 'UNEXPECTED'

export interface AutofillStatus {
  readonly state: AutofillState
  /** Why it failed; null otherwise. */
  readonly reason: AutofillFailure | null
  /** Null: nothing was proposed yet. */
  readonly engine: AutofillEngine | null
  /** The language model did not answer, so the built-in engine did alone. */
  readonly fellBack: boolean
  /** ISO 8601; null: nobody has asked yet. */
  readonly changedAt: string | null
  /** Attributes of the asset for which values wait to be decided, of the templates that the reader is in. */
  readonly open: number
}

export const NOT_ASKED: AutofillStatus = { state: 'None', reason: null, engine: null, fellBack: false, changedAt: null, open: 0 }

/** Whether proposals are on their way. */
export const isUnderWay = ({ state }: Pick<AutofillStatus, 'state'>): boolean => state === 'Queued' || state === 'Generating'

/** The most assets for which values are proposed by one call; more are named piece by piece. */
export const MOST_AUTOFILLED = 5000
