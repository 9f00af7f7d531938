import { capability } from '../capabilities/capability.ts'
import type { AdvancedSearchGateway } from './AdvancedSearchGateway.ts'
import type { AdviceActor } from './advice.machine.ts'
import type { CompletionsActor } from './completions.machine.ts'
import type { HitsBetween } from './hitsBetween.ts'
import type { FacetsActor } from './facets.machine.ts'
import type { FacetValuesActor } from './facetValues.machine.ts'
import type { SearchChoicesActor } from './searchChoices.machine.ts'
import type { SearchFormActor } from './searchForm.machine.ts'
import type { SearchResultsActor } from './searchResults.machine.ts'

export interface AdvancedSearchActors {
  readonly searchResults: SearchResultsActor
  readonly facets: FacetsActor
  readonly facetValues: FacetValuesActor
  readonly advice: AdviceActor
  readonly completions: CompletionsActor
  readonly searchForm: SearchFormActor
  readonly searchChoices: SearchChoicesActor
  readonly hitsBetween: HitsBetween
}

export const ADVANCED_SEARCH = capability<AdvancedSearchActors, { readonly advancedSearches: AdvancedSearchGateway }>('advanced-search')
