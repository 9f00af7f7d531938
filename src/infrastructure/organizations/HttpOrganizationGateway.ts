import type { StepRuleChange } from '../../domain/session/stepRule.ts'
import type { OfOrganizations, OrganizationGateway, OrganizationQuery } from '../../application/organizations/OrganizationGateway.ts'
import type { OrganizationDraft } from '../../domain/organizations/managed.ts'
import {
  blockOrganization,
  blockOrganizations,
  closeUpgradeRequest,
  createOrganization,
  deleteOrganization,
  editOrganization,
  listOrganizations,
  readOrganization,
  readOrganizationSpace,
  restoreOrganization,
  reportVisit,
  unblockOrganization,
} from './contract.ts'
import type { Visit } from '../../domain/organizations/workplace.ts'
import { editTwoFactorRule, readTwoFactorRule } from '../two-factor/contract.ts'
import { LocalEventsGateway } from '../notifications/LocalEventsGateway.ts'

/** Nothing of it is kept: what an administrator decides on is as it is now. */
export class HttpOrganizationGateway extends LocalEventsGateway implements OrganizationGateway {
  list(query: OrganizationQuery, signal: AbortSignal) {
    return this.http.query(listOrganizations, { query, signal })
  }

  read(organizationId: string, signal: AbortSignal) {
    return this.http.query(readOrganization, { params: { organizationId }, signal })
  }

  space(organizationId: string, signal: AbortSignal) {
    return this.http.query(readOrganizationSpace, { params: { organizationId }, signal })
  }

  create(draft: OrganizationDraft, signal: AbortSignal) {
    return this.http.mutate(createOrganization, { body: draft, signal })
  }

  async edit(organizationId: string, changes: Partial<OrganizationDraft>, revision: number, signal: AbortSignal) {
    return this.publishing({ kind: 'usage.changed' }, await this.http.mutate(editOrganization, { params: { organizationId }, body: { ...changes, revision }, signal }))
  }

  block(organizationId: string, blocked: boolean, signal: AbortSignal) {
    return this.http.mutate(blocked ? blockOrganization : unblockOrganization, { params: { organizationId }, signal })
  }

  remove(organizationId: string, name: string, signal: AbortSignal) {
    return this.http.mutate(deleteOrganization, { params: { organizationId }, body: { name }, signal })
  }

  restore(organizationId: string, signal: AbortSignal) {
    return this.http.mutate(restoreOrganization, { params: { organizationId }, signal })
  }

  blockMany(change: OfOrganizations, signal: AbortSignal) {
    return this.http.mutate(blockOrganizations, { body: change, signal })
  }

  stepRule(organizationId: string, signal: AbortSignal) {
    return this.http.query(readTwoFactorRule, { params: { organizationId }, signal })
  }

  editStepRule(organizationId: string, change: StepRuleChange, signal: AbortSignal) {
    return this.http.mutate(editTwoFactorRule, { params: { organizationId }, body: change, signal })
  }

  closeRequest(organizationId: string, signal: AbortSignal) {
    return this.http.mutate(closeUpgradeRequest, { params: { organizationId }, signal })
  }

  reportVisit({ id, organizationId, event }: Visit, signal: AbortSignal) {
    return this.http.mutate(reportVisit, { params: { organizationId }, body: { visit: id, event }, signal })
  }
}
