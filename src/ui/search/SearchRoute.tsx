import type { FavoritesActors } from '../../application/favorites/favoritesActors.ts'
import type { SearchActors } from '../../application/search/searchActors.ts'
import type { ListSelectionActors } from '../../application/selection/listSelectionActors.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { SearchScreen } from './SearchScreen.tsx'

/** The page of search results at its address. The route's loader has made the search. */
export const SearchRoute = ({ shell, claims }: ScreenProps<FavoritesActors & SearchActors & ListSelectionActors>) => <SearchScreen actors={shell} permissions={claims.permissions} />
