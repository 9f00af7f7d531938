import { SUGGESTIONS } from '../../application/suggestions/suggestionActors.ts'
import { lazyScreen, type Screens } from '../page/screen.tsx'

export const SUGGESTION_SCREENS: Screens = {
  suggestions: lazyScreen({
    needs: [SUGGESTIONS],
    load: async () => (await import('./SuggestionsRoute.tsx')).SuggestionsRoute,
    opening: async () => (await import('./openSuggestions.ts')).openSuggestions,
  }),
}
