import type { SuggestionActors } from '../../application/suggestions/suggestionActors.ts'
import { suggestionsOf } from './suggestionsAddress.ts'
import type { Arrival } from '../page/Arrival.ts'

/** Opens the suggestions that an address names. */
export const openSuggestions = ({ suggestions }: SuggestionActors, { request }: Pick<Arrival, 'request'>): void =>
  suggestions.send({ type: 'suggestions.opened', filter: suggestionsOf(new URL(request.url).searchParams) })
