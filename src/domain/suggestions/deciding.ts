import type { Problem } from '../validation/problem.ts'
import type { Engine, SuggestionKind } from './suggestion.ts'

export const DECISIONS = ['accept', 'refuse'] as const
export type Decision = (typeof DECISIONS)[number]

/** What is decided of one suggestion. `values`: as what it is accepted, where that was changed. */
export interface SuggestionDecision {
  readonly id: string
  readonly decision: Decision
  readonly values?: readonly string[]
}

/** The most suggestions that are decided at once, in one transaction; more go on behind them. */
export const DECIDED_AT_ONCE = 1000

/**
 * Why a suggestion stays as it is. `gone`: it is not open any more, or not within reach. `present`: the asset has the tag meanwhile; `filled`: somebody said
 * something else there; `marked`: somebody was named there. `invalid`: its rules refuse it now.
 */
export const LEFT_REASONS = ['gone', 'present', 'filled', 'marked', 'invalid'] as const
export type LeftReason = (typeof LEFT_REASONS)[number]

export interface LeftSuggestion {
  readonly id: string
  readonly reason: LeftReason
  readonly problem?: Problem
}

/** What suggestions are listed, counted and decided by. */
export interface SuggestionFilter {
  readonly kind?: SuggestionKind
  readonly engine?: Engine
  readonly templateId?: string
  readonly attributeId?: string
  /** With all that lies below it. */
  readonly folderId?: string
  readonly assetId?: string
  /** The least confidence, from 0 to 1. */
  readonly from?: number
}

/** What is decided as one by a filter. `except`: what stays as it is, since somebody is correcting it. */
export interface DecidedFilter extends SuggestionFilter {
  readonly except?: readonly string[]
}

/** Assets of which proposed values are read at once, for a table. */
export const LOOKED_AT_ONCE = 100

/** Counting ends here, as each is looked at: from then on there are more. */
export const MOST_COUNTED = 5_000

/** An attribute for which values are proposed. */
export interface SuggestedAttribute {
  readonly id: string
  readonly name: string
  readonly templateId: string
  readonly templateName: string
}

export interface SuggestionCounts {
  readonly Tag: number
  readonly Face: number
  readonly Value: number
  /** There are more than {@link MOST_COUNTED}. */
  readonly more: boolean
  /** What can be narrowed to: what proposed what is counted, and the attributes for which, by template and name. */
  readonly engines: readonly Engine[]
  readonly attributes: readonly SuggestedAttribute[]
}

export const totalOf = ({ Tag, Face, Value }: SuggestionCounts): number => Tag + Face + Value
