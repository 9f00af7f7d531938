import type { SessionClaims } from '../access/claims.ts'
import type { ResourceType } from '../access/modules.ts'
import { modulePath, segmentOf } from '../access/segments.ts'
import { can } from '../rights/can.ts'
import { ADMIN_AREAS, maySee, type AdminArea } from './adminRoutes.ts'
import { hasContacts, hasHome, hasPeople, hasShareLinks, hasSuggestions, visibleResourceTypes } from './admission.ts'
import { hasAssistant } from './hasAssistant.ts'
import { CONTACTS_PATH, SHARE_LINKS_PATH } from './paths.ts'

/** A page that somebody can go to from anywhere. */
export type Page = { readonly path: string } & (
  | { readonly id: 'home' | 'dashboard' | 'favorites' | 'advancedSearch' | 'savedSearches' | 'assistant' | 'contacts' | 'duplicates' | 'suggestions' | 'people' | 'shareLinks' | 'trash' | 'profile' }
  | { readonly id: 'module' | 'assets' | 'webReady'; readonly type: ResourceType }
  | { readonly id: 'administration'; readonly area: AdminArea['id'] }
)

/** The pages that a person may open; what their organization or role lacks is not among them. `areas`: those of the administration that there are. */
export const pagesOf = (claims: SessionClaims, areas: readonly AdminArea[] = ADMIN_AREAS): readonly Page[] => {
  const { permissions } = claims
  const types = visibleResourceTypes(claims)
  return [
    ...(hasHome(claims) ? [{ id: 'home', path: '/' } as const] : []),
    ...(can(permissions, 'viewDashboard') ? [{ id: 'dashboard', path: '/dashboard' } as const] : []),
    ...types.flatMap((type): readonly Page[] => [
      { id: 'module', type, path: modulePath(type) },
      { id: 'assets', type, path: `/${segmentOf(type)}/assets` },
      { id: 'webReady', type, path: `/${segmentOf(type)}/web-ready` },
    ]),
    ...(hasContacts(claims) ? [{ id: 'contacts', path: CONTACTS_PATH } as const] : []),
    ...(can(permissions, 'keepFavorites') ? [{ id: 'favorites', path: '/favorites' } as const] : []),
    ...(can(permissions, 'search') ? [{ id: 'advancedSearch', path: '/advanced-search' } as const] : []),
    ...(can(permissions, 'saveSearches') ? [{ id: 'savedSearches', path: '/advanced-search/saved' } as const] : []),
    ...(hasAssistant(claims) ? [{ id: 'assistant', path: '/ai-assistant' } as const] : []),
    ...(types.length > 0 && can(permissions, 'viewDuplicates') ? [{ id: 'duplicates', path: '/duplicates' } as const] : []),
    ...(hasSuggestions(claims) ? [{ id: 'suggestions', path: '/suggestions' } as const] : []),
    ...(hasPeople(claims) ? [{ id: 'people', path: '/people' } as const] : []),
    ...(hasShareLinks(claims) ? [{ id: 'shareLinks', path: SHARE_LINKS_PATH } as const] : []),
    ...(can(permissions, 'viewInTrash') ? [{ id: 'trash', path: '/trash' } as const] : []),
    ...areas
      .filter((area) => maySee(claims, area))
      .map(({ id: area, path }) => ({ id: 'administration', area, path }) as const),
    { id: 'profile', path: '/profile' },
  ]
}
