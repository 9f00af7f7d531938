import type { ScreenProps } from '../ScreenProps.ts'
import { SearchScreen } from './SearchScreen.tsx'

/** The page of search results at its address. The route's loader has made the search. */
export const SearchRoute = ({ shell }: ScreenProps) => <SearchScreen results={shell.results} files={shell.files} />
