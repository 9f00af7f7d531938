import type { Result } from 'effect/Result'
import type { AssetSummary } from '../../domain/assets/asset.ts'
import type { PathStep } from '../../domain/folders/folder.ts'
import type { DescribingTemplate } from '../../domain/metadata/assetMetadata.ts'
import type { ValueName } from '../../domain/metadata/names.ts'
import type { DecidedFilter, Decision, LeftSuggestion, SuggestionCounts, SuggestionDecision, SuggestionFilter } from '../../domain/suggestions/deciding.ts'
import type { Suggestion } from '../../domain/suggestions/suggestion.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

/** An asset with what is proposed of it. */
export interface SuggestedAsset {
  readonly asset: AssetSummary
  /** The folders down to it. */
  readonly path: readonly PathStep[]
  readonly suggestions: readonly Suggestion[]
}

/** A page of assets, with what the values proposed of them stand for. */
export interface SuggestionPage {
  readonly assets: readonly SuggestedAsset[]
  readonly templates: readonly DescribingTemplate[]
  readonly names: readonly ValueName[]
  /** Where the next page begins; null: nothing follows. */
  readonly next: string | null
}

/** Values that are proposed of some assets, with what they stand for. */
export type ProposedValues = Pick<SuggestionPage, 'names'> & { readonly suggestions: readonly Suggestion[] }

/** What became of decisions. `change` takes them back. */
export interface DecidedSuggestions {
  readonly change: string
  readonly decided: number
  readonly left: readonly LeftSuggestion[]
}

/** One piece of a decision about all that a filter finds. `next`: where the next one begins; null: it was the last. */
export interface DecidedPiece {
  /** Null: nothing was decided yet. */
  readonly change: string | null
  readonly decided: number
  readonly left: number
  readonly next: string | null
}

/** One piece of a decision that is taken back. `next`: where the next one begins; null: it was the last. */
export interface ReopenedPiece {
  readonly reopened: number
  /** How many of the decision stand still: in the end those that were changed meanwhile. */
  readonly left: number
  readonly next: string | null
}

/** What is proposed of assets, without what the person may not see. */
export interface SuggestionGateway {
  page(filter: SuggestionFilter, after: string | null, signal: AbortSignal): Promise<Result<SuggestionPage, CallFailure>>
  counts(filter: SuggestionFilter, signal: AbortSignal): Promise<Result<SuggestionCounts, CallFailure>>
  /** Of one template, of at most a hundred assets. */
  values(templateId: string, assetIds: readonly string[], signal: AbortSignal): Promise<Result<ProposedValues, CallFailure>>
  /** At most a thousand, each by itself. */
  decide(decisions: readonly SuggestionDecision[], signal: AbortSignal): Promise<Result<DecidedSuggestions, CallFailure>>
  /** `from`: the piece before. */
  decideAll(filter: DecidedFilter, decision: Decision, from: DecidedPiece | undefined, signal: AbortSignal): Promise<Result<DecidedPiece, CallFailure<'NOT_FOUND'>>>
  /** Takes one's own decision back. `from`: the piece before. */
  undo(change: string, from: ReopenedPiece | undefined, signal: AbortSignal): Promise<Result<ReopenedPiece, CallFailure<'NOT_FOUND'>>>
}
