import type { Requirement } from './evaluate.ts'
import type { Feature, GlobalRole, Module } from './modules.ts'
import type { Permission } from './permissions.ts'

/**
 * Where a restriction stands: on the resource itself, or on a folder above it, named to those who may know its name. `group`: that of the
 * user's groups for which it was set.
 */
export type RestrictionPlace = ({ readonly by: 'itself' } | { readonly by: 'above'; readonly folder?: string }) & { readonly group?: string }

/** Why something is refused: data, which the interface puts into words. */
export type Reason =
  /** The person cannot sign in at all. */
  | { readonly tag: 'blocked' }
  /** Without `module`: no module has the name. */
  | { readonly tag: 'module'; readonly module?: Module }
  | { readonly tag: 'feature'; readonly feature: Feature }
  | { readonly tag: 'globalRole'; readonly roles: readonly GlobalRole[] }
  /** `OR`: any one of `missing` would do; `AND`: all of them are needed. */
  | { readonly tag: 'permission'; readonly operator: Requirement['operator']; readonly missing: readonly Permission[] }
  | { readonly tag: 'restricted'; readonly place: RestrictionPlace }
  | { readonly tag: 'trashed' }
  | { readonly tag: 'published' }
  | { readonly tag: 'publicationRestricted'; readonly place: RestrictionPlace }

/** What those hold who can lift each kind of refusal. Empty: nobody can. */
const LIFTED_BY: Readonly<Record<Reason['tag'], readonly Permission[]>> = {
  blocked: ['BAN_ORG_USERS'],
  module: ['EDIT_ALL_ORGS'],
  feature: ['EDIT_ALL_ORGS'],
  globalRole: [],
  permission: ['MANAGE_ROLES', 'EDIT_ORG_USERS'],
  restricted: ['MANAGE_RESTRICTED_ACCESS'],
  trashed: ['RESTORE_RESOURCES'],
  published: [],
  publicationRestricted: ['MANAGE_PUBLISH_RESTRICTED_ACCESS'],
}

/** Everything that anybody is asked for. */
export const whoCanLiftAnything: readonly Permission[] = [...new Set(Object.values(LIFTED_BY).flat())]

/** Whom to ask about a refusal: people who hold any of these, each permission once, the first reason's before the others'. */
export const whoCanLift = (reasons: readonly Reason[]): readonly Permission[] => [...new Set(reasons.flatMap(({ tag }) => LIFTED_BY[tag]))]
