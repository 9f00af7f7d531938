import type { SavedSearchActors } from '../../application/saved-searches/savedSearchActors.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { SavedSearchesScreen } from './SavedSearchesScreen.tsx'

/** The page of all saved searches. The route's loader has opened it. */
export const SavedSearchesRoute = ({ shell, claims }: ScreenProps<SavedSearchActors>) => <SavedSearchesScreen actors={shell} claims={claims} />
