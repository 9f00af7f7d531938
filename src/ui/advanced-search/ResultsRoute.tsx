import type { AdvancedSearchActors } from '../../application/advanced-search/advancedSearchActors.ts'
import type { FavoritesActors } from '../../application/favorites/favoritesActors.ts'
import type { ListSelectionActors } from '../../application/selection/listSelectionActors.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { SaveSearchButton } from '../saved-searches/SaveSearchButton.tsx'
import { ResultsScreen } from './ResultsScreen.tsx'

/** The page of results at its address. The route's loader has made the search. */
export const ResultsRoute = ({ shell, entry, claims }: ScreenProps<AdvancedSearchActors & FavoritesActors & ListSelectionActors>) => (
  <ResultsScreen
    actors={shell}
    preferences={entry.preferences}
    permissions={claims.permissions}
    tools={<SaveSearchButton capabilities={shell.capabilities} claims={claims} />}
  />
)
