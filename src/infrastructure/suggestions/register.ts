import { startSuggestions } from '../../application/suggestions/startSuggestions.ts'
import { SUGGESTIONS } from '../../application/suggestions/suggestionActors.ts'
import { registration } from '../registration/registration.ts'
import { HttpSuggestionGateway } from './HttpSuggestionGateway.ts'

export const register = registration(SUGGESTIONS, {
  ports: ({ http, cache, localEvents }) => ({ suggestions: new HttpSuggestionGateway(http, cache, localEvents) }),
  start: startSuggestions,
})
