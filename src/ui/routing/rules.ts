import { ROUTES } from '../../domain/navigation/routes.ts'
import { type RouteRule, signedIn } from '../../domain/navigation/rule.ts'

/** The results of simple search (docs/decisions/search.md, "The page of simple search"); the specification names no route for them. */
export const SEARCH: RouteRule = signedIn('search', '/search', ['search'])

/** All saved and recent searches (docs/decisions/saved-searches.md, "Where they stand"); the specification names no route for them. */
export const SAVED_SEARCHES: RouteRule = signedIn('savedSearches', '/advanced-search/saved', ['saveSearches'])

/** What was shared by links (docs/decisions/share-links.md, "Where they stand"); the specification names no route for them. */
const SHARE_LINKS: RouteRule = signedIn('shareLinks', '/share-links', ['keepShareLinks'])

/** Whose faces were found (docs/decisions/recognition.md, "Where people stand"); the specification names no route for them. */
export const PEOPLE: RouteRule = signedIn('people', '/people', ['viewFaces'])

/** The own account (docs/decisions/profile.md, "The own profile"); the specification names no route for it. */
const PROFILE: RouteRule = signedIn('profile', '/profile', ['manageOwnAccount'])

/** Values come in from a file (docs/decisions/metadata-import.md, "A dialog at an address of its own"); the specification names no route for it. */
export const METADATA_IMPORT: RouteRule = signedIn('metadataImport', '/:resourceType/assets-metadata/import/:importId?', ['viewAssetsMetadata', 'importMetadata'], { over: 'assetsMetadata' })

/** All pages of the application: the specification's, and those that it names no route for. */
export const RULES: readonly RouteRule[] = [...ROUTES, SEARCH, SAVED_SEARCHES, SHARE_LINKS, PEOPLE, PROFILE, METADATA_IMPORT]
