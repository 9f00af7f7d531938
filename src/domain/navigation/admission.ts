import type { SessionClaims } from '../access/claims.ts'
import { decide, isHidden, type Decision, type Holder } from '../access/decision.ts'
import { hasModule } from '../access/evaluate.ts'
import { RESOURCE_TYPES, type ResourceType } from '../access/modules.ts'
import { wantedBy } from '../access/right.ts'
import { resourceTypeOfSegment } from '../access/segments.ts'
import { can } from '../rights/can.ts'
import { rightTo } from '../rights/rights.ts'
import { kindsWith } from '../suggestions/suggestion.ts'
import { adminLanding } from './adminRoutes.ts'
import type { RouteRule } from './rule.ts'

/** A route's verdict. `denied` is the "401 Unauthorized" page, `notFound` the 404 page (specification section 2, "Failures"). */
export type Admission = 'admitted' | 'signInFirst' | 'denied' | 'notFound'

type Params = Readonly<Record<string, string | undefined>>

const hasTail = ({ tails }: RouteRule, params: Params): boolean => {
  const tail = params['*'] ?? ''
  return tails === undefined || tail === '' || tails.includes(tail)
}

/** What a person's claims say of what they hold. */
export const holderOf = ({ permissions, settings, globalRoles }: SessionClaims): Holder => ({
  permissions,
  globalRoles,
  modules: settings.availableModules,
  features: settings.availableFeatures,
})

/** Whether a route's requirements let a person enter, and why not. */
export const decideRoute = (claims: SessionClaims, { rights }: RouteRule, params: Params): Decision =>
  decide(holderOf(claims), wantedBy(rights, resourceTypeOfSegment(params['resourceType']) ?? 'none'))

/** Whether a person may enter a route. What does not exist for their organization is not found before it is denied. */
export const admission = (claims: SessionClaims | undefined, route: RouteRule, params: Params): Admission => {
  if (route.access === 'public') return 'admitted'
  if (claims === undefined) return 'signInFirst'
  const decision = decideRoute(claims, route, params)
  if (isHidden(decision) || !hasTail(route, params)) return 'notFound'
  return decision.allowed ? 'admitted' : 'denied'
}

/** The library modules a person may look into, in their fixed order. */
export const visibleResourceTypes = (claims: SessionClaims): readonly ResourceType[] =>
  can(claims.permissions, 'view')
    ? RESOURCE_TYPES.filter((type) => hasModule(claims.settings.availableModules, type))
    : []

/** Whether the home page is what `/` shows: to who may see it and has a library that it tells of. */
export const hasHome = (claims: SessionClaims): boolean => can(claims.permissions, 'viewHome') && visibleResourceTypes(claims).length > 0

/** Whether there are contacts for a person to look at. */
export const hasContacts = ({ permissions, settings }: SessionClaims): boolean =>
  can(permissions, 'viewContacts') && hasModule(settings.availableModules, 'CONTACTS')

/** Whether share links are a place for a person: for who shares, and who oversees what others share. */
export const hasShareLinks = (claims: SessionClaims): boolean =>
  visibleResourceTypes(claims).length > 0 && (can(claims.permissions, 'changeShareLinks') || can(claims.permissions, 'overseeShareLinks'))

/** Whether what is proposed of assets is there for a person to review. */
export const hasSuggestions = (claims: SessionClaims): boolean =>
  visibleResourceTypes(claims).length > 0 && can(claims.permissions, 'reviewSuggestions') && kindsWith(claims.settings.availableFeatures).length > 0

/** Whether there are groups of faces for a person to look at. */
export const hasPeople = (claims: SessionClaims): boolean => decide(holderOf(claims), wantedBy([rightTo('viewFaces')], 'none')).allowed

type FirstArea =
  | { readonly tag: 'library'; readonly resourceType: ResourceType }
  | { readonly tag: 'contacts' }
  | { readonly tag: 'administration' }
  | { readonly tag: 'nothing' }

/** The first area that a person may see: a library module, else the contacts, else the administration. */
export const firstArea = (claims: SessionClaims): FirstArea => {
  const [resourceType] = visibleResourceTypes(claims)
  if (resourceType !== undefined) return { tag: 'library', resourceType }
  if (hasContacts(claims)) return { tag: 'contacts' }
  return { tag: adminLanding(claims) === undefined ? 'nothing' : 'administration' }
}
