import type { Result } from 'effect/Result'
import type { Policies, OrganizationPolicies } from '../../domain/organizations/policies.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

/** RESOURCE_IN_TRASH: the organization is deleted. */
export type PoliciesFailure = CallFailure<'RESOURCE_IN_TRASH'>

/** What an organization asks of its accounts. */
export interface PolicyGateway {
  read(organizationId: string, signal: AbortSignal): Promise<Result<OrganizationPolicies, CallFailure>>
  /** What is not named stays as it is, whoever set it. A shorter sign-in holds for who is signed in too, from their next request; addresses that there are stay. */
  save(organizationId: string, changes: Partial<Policies>, signal: AbortSignal): Promise<Result<OrganizationPolicies, PoliciesFailure>>
}
