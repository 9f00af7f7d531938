import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { SuggestionKind, SuggestionState } from '../../src/domain/suggestions/suggestion.ts'
import type { Tenant } from '../database/tenant.ts'
import { service } from '../node/capability.ts'

/** What became of a suggestion; `Open`: what was decided is undone. */
export interface Decided {
  readonly assetId: string
  readonly type: ResourceType
  readonly kind: SuggestionKind
  /** The face or the attribute; empty for a tag. */
  readonly subject: string
  /** As they were accepted, or as they were proposed. */
  readonly values: readonly string[]
  readonly state: SuggestionState
}

/** Hears of decisions in the transaction in which they are made. */
export type DecisionListener = (tenant: Tenant, decided: readonly Decided[]) => Promise<void>

/** To which those add themselves who learn from decisions. */
export const DECISION_LISTENERS = service<DecisionListener[]>('listeners to decided suggestions')
