import type { ResourceType } from '../access/modules.ts'
import type { HoldingRule } from './visibility.ts'

/** An asset that stands for others. */
export interface ReviewedAsset {
  readonly id: string
  readonly name: string
  readonly type: ResourceType
}

/** How many assets, counted exactly, and the first few of those that the reader sees. */
export interface ReviewedAssets {
  readonly count: number
  readonly examples: readonly ReviewedAsset[]
}

/** What a portal shows once it is Live. Each asset counts once: as public, or by the first rule that holds it back. */
export interface PortalReview {
  readonly public: ReviewedAssets
  readonly held: Readonly<Record<HoldingRule, ReviewedAssets>>
  /** Public pictures that nobody has described for those who do not see them. */
  readonly withoutText: ReviewedAssets
  /** Public assets of which nobody has said how they may be used. */
  readonly withoutRights: ReviewedAssets
}

/** Of each kind. */
export const MOST_EXAMPLES = 5

/** The elements of standards that describe what a picture shows, beside the asset's own description. */
export const TEXT_ELEMENTS = ['Iptc4xmpCore:AltTextAccessibility', 'dcterms:description', 'dc:description'] as const

/** The elements of standards that say how something may be used. */
export const RIGHTS_ELEMENTS = ['dcterms:rights', 'dcterms:license', 'dc:rights', 'xmpRights:UsageTerms', 'spectrum:right-note'] as const
