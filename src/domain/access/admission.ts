import type { SessionClaims } from '../session/claims.ts'
import { adminLanding } from './adminRoutes.ts'
import { hasFeature, hasModule, isAllowed } from './evaluate.ts'
import { RESOURCE_TYPES, type Module, type ResourceType } from './modules.ts'
import type { RouteRule } from './rule.ts'
import { resourceTypeOfSegment } from './segments.ts'

/** A route's verdict. `denied` is the "401 Unauthorized" page, `notFound` the 404 page (specification section 2, "Failures"). */
export type Admission = 'admitted' | 'signInFirst' | 'denied' | 'notFound'

type Params = Readonly<Record<string, string | undefined>>

const moduleOf = (route: RouteRule, params: Params): Module | undefined =>
  route.module === 'ofSegment' ? resourceTypeOfSegment(params['resourceType']) : route.module

const exists = (claims: SessionClaims, route: RouteRule, params: Params): boolean => {
  const module = moduleOf(route, params)
  const tail = params['*'] ?? ''
  return (
    (route.module === undefined || (module !== undefined && hasModule(claims.settings.availableModules, module))) &&
    (route.feature === undefined || hasFeature(claims.settings.availableFeatures, route.feature)) &&
    (route.tails === undefined || tail === '' || route.tails.includes(tail))
  )
}

/** Whether a person may enter a route. What does not exist for their organization is not found before it is denied. */
export const admission = (claims: SessionClaims | undefined, route: RouteRule, params: Params): Admission => {
  if (route.access === 'public') return 'admitted'
  if (claims === undefined) return 'signInFirst'
  if (!exists(claims, route, params)) return 'notFound'
  return route.requirements.every((requirement) => isAllowed(claims.permissions, requirement)) ? 'admitted' : 'denied'
}

/** The library modules a person may look into, in their fixed order. */
export const visibleResourceTypes = (claims: SessionClaims): readonly ResourceType[] =>
  claims.permissions.includes('VIEW_RESOURCES')
    ? RESOURCE_TYPES.filter((type) => hasModule(claims.settings.availableModules, type))
    : []

export type FirstArea =
  | { readonly tag: 'library'; readonly resourceType: ResourceType }
  | { readonly tag: 'administration' }
  | { readonly tag: 'nothing' }

/** The first area that a person may see: a library module, else the administration. */
export const firstArea = (claims: SessionClaims): FirstArea => {
  const [resourceType] = visibleResourceTypes(claims)
  if (resourceType !== undefined) return { tag: 'library', resourceType }
  return { tag: adminLanding(claims.permissions) === undefined ? 'nothing' : 'administration' }
}
