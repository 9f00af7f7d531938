import type { Result } from 'effect/Result'
import type { OrganizationAction } from '../../domain/organizations/lifecycle.ts'
import type { OrganizationView } from '../../domain/organizations/list.ts'
import type { OrganizationDetail, OrganizationDraft, OrganizationSpace, OrganizationSummary } from '../../domain/organizations/managed.ts'
import type { VerdictOnOrganizations } from '../../domain/organizations/many.ts'
import type { StepRule, StepRuleChange } from '../../domain/session/stepRule.ts'
import type { Visit } from '../../domain/organizations/workplace.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

export interface OrganizationQuery extends OrganizationView {
  /** Where the page before ended. */
  readonly after?: string
  readonly limit: number
}

export interface OrganizationPage {
  readonly items: readonly OrganizationSummary[]
  readonly next: string | null
  readonly total: number
}

export type OrganizationCreateFailure = CallFailure<'TENANT_NAME_EXISTS'>
export type OrganizationEditFailure = CallFailure<'TENANT_NAME_EXISTS' | 'RESOURCE_IN_TRASH' | 'STALE_EDIT'>
/** RESOURCE_IN_TRASH: the organization is deleted. */
export type StepRuleFailure = CallFailure<'RESOURCE_IN_TRASH'>
export type OrganizationBlockFailure = CallFailure<'OWN_ORGANIZATION'>

/** One change of many organizations. `rehearse`: what would be done is told, and not done. */
export interface OfOrganizations {
  readonly organizationIds: readonly string[]
  readonly action: OrganizationAction
  readonly rehearse: boolean
}

/** The organizations as the administration sees them: all of them for a super administrator, the own one for anybody else. */
export interface OrganizationGateway {
  list(query: OrganizationQuery, signal: AbortSignal): Promise<Result<OrganizationPage, CallFailure>>
  read(id: string, signal: AbortSignal): Promise<Result<OrganizationDetail, CallFailure>>
  space(id: string, signal: AbortSignal): Promise<Result<OrganizationSpace, CallFailure>>
  create(draft: OrganizationDraft, signal: AbortSignal): Promise<Result<OrganizationDetail, OrganizationCreateFailure>>
  /** `revision`: the one that the changes were thought up for. */
  edit(
    id: string,
    changes: Partial<OrganizationDraft>,
    revision: number,
    signal: AbortSignal,
  ): Promise<Result<OrganizationDetail, OrganizationEditFailure>>
  block(id: string, blocked: boolean, signal: AbortSignal): Promise<Result<OrganizationDetail, OrganizationBlockFailure>>
  /** `name`: typed by whoever deletes it. */
  remove(id: string, name: string, signal: AbortSignal): Promise<Result<OrganizationDetail, OrganizationBlockFailure>>
  restore(id: string, signal: AbortSignal): Promise<Result<OrganizationDetail, OrganizationBlockFailure>>
  blockMany(change: OfOrganizations, signal: AbortSignal): Promise<Result<VerdictOnOrganizations, CallFailure>>
  stepRule(id: string, signal: AbortSignal): Promise<Result<StepRule, CallFailure>>
  /** Holds for sign-ins from now on. What is not named stays. */
  editStepRule(id: string, change: StepRuleChange, signal: AbortSignal): Promise<Result<StepRule, StepRuleFailure>>
  /** Puts the request for more storage aside. */
  closeRequest(id: string, signal: AbortSignal): Promise<Result<unknown, CallFailure>>
  /** For the log of the organization: once, however often the same is told. */
  reportVisit(visit: Visit, signal: AbortSignal): Promise<Result<unknown, OrganizationBlockFailure>>
}
