import type { ScreenProps } from '../page/ScreenProps.ts'
import { SearchScreen } from './SearchScreen.tsx'

/** The page of search results at its address. The route's loader has made the search. */
export const SearchRoute = ({ shell, claims }: ScreenProps) => <SearchScreen actors={shell} permissions={claims.permissions} />
