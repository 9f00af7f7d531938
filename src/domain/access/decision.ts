import { hasFeature, hasGlobalRole, hasModule, isAllowed, type Requirement } from './evaluate.ts'
import type { Feature, GlobalRole, Module } from './modules.ts'
import type { Permission } from './permissions.ts'
import type { Reason } from './reason.ts'
import { reasonsOfState, type ResourceState } from './resourceState.ts'

/** Whom a decision is about: what they hold, in the organization they work in. */
export interface Holder {
  readonly permissions: readonly Permission[]
  readonly globalRoles: readonly GlobalRole[]
  readonly modules: readonly Module[]
  readonly features: readonly Feature[]
  readonly blocked?: boolean
}

/** What is asked for. Whatever is left out asks for nothing. */
export interface Wanted {
  /** All of them must be met. */
  readonly requirements?: readonly Requirement[]
  /** `none`: an address that names no module at all. */
  readonly module?: Module | 'none'
  readonly feature?: Feature
  /** Any of them. */
  readonly globalRoles?: readonly GlobalRole[]
  /** Of the folder or asset that it is to happen to. */
  readonly resource?: ResourceState
}

/** `reasons` are in the order in which they decide: the first one is what a refusal is answered with. */
export type Decision = { readonly allowed: true } | { readonly allowed: false; readonly reasons: readonly [Reason, ...Reason[]] }

const ofModule = ({ modules }: Holder, module: Wanted['module']): readonly Reason[] => {
  if (module === undefined || (module !== 'none' && hasModule(modules, module))) return []
  return [module === 'none' ? { tag: 'module' } : { tag: 'module', module }]
}

const ofRequirement = ({ permissions: held }: Holder, requirement: Requirement): readonly Reason[] => {
  if (isAllowed(held, requirement)) return []
  const { operator, permissions } = requirement
  return [{ tag: 'permission', operator, missing: permissions.filter((permission) => !held.includes(permission)) }]
}

/**
 * The one judgement of who may do what, with every reason there is. Guards, the server's policies and each explanation are made from it.
 * What does not exist for an organization (module, feature) comes before what a person may not, and that before the resource's state.
 */
export const decide = (who: Holder, wanted: Wanted): Decision => {
  const { requirements = [], module, feature, globalRoles = [], resource } = wanted
  const [first, ...rest]: readonly Reason[] = [
    ...(who.blocked === true ? [{ tag: 'blocked' } as const] : []),
    ...ofModule(who, module),
    ...(feature === undefined || hasFeature(who.features, feature) ? [] : [{ tag: 'feature', feature } as const]),
    ...(hasGlobalRole(who.globalRoles, globalRoles) ? [] : [{ tag: 'globalRole', roles: globalRoles } as const]),
    ...requirements.flatMap((requirement) => ofRequirement(who, requirement)),
    ...(resource === undefined ? [] : reasonsOfState(resource)),
  ]
  return first === undefined ? { allowed: true } : { allowed: false, reasons: [first, ...rest] }
}

/** Whether a refusal is told as something that does not exist, rather than as something denied. */
export const isHidden = (decision: Decision): boolean =>
  !decision.allowed && (decision.reasons[0].tag === 'module' || decision.reasons[0].tag === 'feature')
