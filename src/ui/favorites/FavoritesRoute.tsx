import type { ScreenProps } from '../page/ScreenProps.ts'
import { FavoritesScreen } from './FavoritesScreen.tsx'

/** The favorites at their address. The route's loader has opened the list. */
export const FavoritesRoute = ({ shell, claims }: ScreenProps) => <FavoritesScreen actors={shell} claims={claims} />
