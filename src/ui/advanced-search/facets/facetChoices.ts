import { facetState, withFacet } from '../../../domain/query-language/facets.ts'
import type { Query } from '../../../domain/query-language/query.ts'
import type { FacetChoice } from './facetChoice.ts'

/** What a query asks of each facet, and how that changes. */
export const facetChoices = (query: Query, onAsk: (query: Query) => void) => ({
  choiceOf: (field: string): FacetChoice => facetState(query, field),
  onChoose: (field: string, choice: FacetChoice): void => onAsk(withFacet(query, field, { ...facetState(query, field), ...choice })),
})
