import { useSelector } from '@xstate/react'
import type { SuggestionActors } from '../../application/suggestions/suggestionActors.ts'
import { can } from '../../domain/rights/can.ts'
import { isOffered } from '../../domain/rights/offered.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { RecognitionButton } from '../recognition/RecognitionButton.tsx'
import { SuggestionsScreen } from './SuggestionsScreen.tsx'

/** What proposes something once it is switched on. */
const RECOGNIZING = ['setAutoTag', 'setFaceRecognition'] as const

/** The suggestions at their address. The route's loader has opened them. */
export const SuggestionsRoute = ({ entry, shell, claims }: ScreenProps<SuggestionActors>) => {
  const letters = useSelector(entry.preferences, ({ context }) => context.letters)
  const { permissions, settings } = claims
  const recognizes = RECOGNIZING.some((action) => can(permissions, action) && isOffered(settings.availableFeatures, action))
  return (
    <SuggestionsScreen
      actors={shell}
      features={settings.availableFeatures}
      letters={letters}
      recognition={recognizes && <RecognitionButton capabilities={shell.capabilities} />}
    />
  )
}
