import type { ServerCode } from '../failures/codes.ts'

/** Of proposing values for an asset: "generate-asset-metadata status" (specification section 3). `None`: nobody has asked yet. */
export const AUTOFILL_STATES = ['None', 'Queued', 'Generating', 'Generated', 'Failed'] as const
export type AutofillState = (typeof AUTOFILL_STATES)[number]

/** What proposed: the built-in engine alone, or a language model beside it. */
export const AUTOFILL_ENGINES = ['builtIn', 'model'] as const
export type AutofillEngine = (typeof AUTOFILL_ENGINES)[number]

export interface AutofillStatus {
  readonly state: AutofillState
  /** Why it failed; null otherwise. */
  readonly reason: ServerCode | null
  /** Null: nothing was proposed yet. */
  readonly engine: AutofillEngine | null
  /** The language model did not answer, so the built-in engine did alone. */
  readonly fellBack: boolean
  /** ISO 8601; null: nobody has asked yet. */
  readonly changedAt: string | null
}

export const NOT_ASKED: AutofillStatus = { state: 'None', reason: null, engine: null, fellBack: false, changedAt: null }

/** Whether proposals are on their way. */
export const isUnderWay = ({ state }: Pick<AutofillStatus, 'state'>): boolean => state === 'Queued' || state === 'Generating'

/** The most assets for which values are proposed by one call; more are named piece by piece. */
export const MOST_AUTOFILLED = 5000
