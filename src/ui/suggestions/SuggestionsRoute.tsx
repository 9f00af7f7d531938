import { useSelector } from '@xstate/react'
import type { SuggestionActors } from '../../application/suggestions/suggestionActors.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { SuggestionsScreen } from './SuggestionsScreen.tsx'

/** The suggestions at their address. The route's loader has opened them. */
export const SuggestionsRoute = ({ entry, shell, claims }: ScreenProps<SuggestionActors>) => {
  const letters = useSelector(entry.preferences, ({ context }) => context.letters)
  return <SuggestionsScreen actors={shell} features={claims.settings.availableFeatures} letters={letters} />
}
