import type { FavoritesActors } from '../../application/favorites/favoritesActors.ts'
import type { ListSelectionActors } from '../../application/selection/listSelectionActors.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { FavoritesScreen } from './FavoritesScreen.tsx'

/** The favorites at their address. The route's loader has opened the list. */
export const FavoritesRoute = ({ shell, claims }: ScreenProps<FavoritesActors & ListSelectionActors>) => <FavoritesScreen actors={shell} claims={claims} />
