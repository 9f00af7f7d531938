import type { SessionClaims } from './claims.ts'
import { ADMIN_AREAS, maySee, type AdminArea } from './adminRoutes.ts'
import { visibleResourceTypes } from './admission.ts'
import type { ResourceType } from './modules.ts'
import { modulePath, segmentOf } from './segments.ts'

/** A page that somebody can go to from anywhere. */
export type Page = { readonly path: string } & (
  | { readonly id: 'favorites' | 'trash' | 'profile' }
  | { readonly id: 'module' | 'assets' | 'webReady'; readonly type: ResourceType }
  | { readonly id: 'administration'; readonly area: AdminArea['id'] }
)

/** The pages that a person may open; what their organization or role lacks is not among them. `areas`: those of the administration that there are. */
export const pagesOf = (claims: SessionClaims, areas: readonly AdminArea[] = ADMIN_AREAS): readonly Page[] => {
  const may = claims.permissions.includes.bind(claims.permissions)
  const types = visibleResourceTypes(claims)
  return [
    ...types.flatMap((type): readonly Page[] => [
      { id: 'module', type, path: modulePath(type) },
      ...(may('VIEW_RESOURCES') ? [{ id: 'assets', type, path: `/${segmentOf(type)}/assets` } as const] : []),
      { id: 'webReady', type, path: `/${segmentOf(type)}/web-ready` },
    ]),
    ...(may('VIEW_RESOURCES') ? [{ id: 'favorites', path: '/favorites' } as const] : []),
    ...(may('VIEW_RESOURCES_FROM_TRASH') ? [{ id: 'trash', path: '/trash' } as const] : []),
    ...areas
      .filter((area) => maySee(claims, area))
      .map(({ id: area, path }) => ({ id: 'administration', area, path }) as const),
    { id: 'profile', path: '/profile' },
  ]
}
