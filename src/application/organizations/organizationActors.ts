import type { Workplace } from '../../domain/organizations/workplace.ts'
import { capability } from '../capabilities/capability.ts'
import type { ManyOrganizationsActor } from './manyOrganizations.machine.ts'
import type { OrganizationActor } from './organization.machine.ts'
import type { OrganizationEditActor } from './organizationEdit.machine.ts'
import type { OrganizationBlockActor } from './organizationBlock.machine.ts'
import type { OrganizationRemovalActor } from './organizationRemoval.machine.ts'
import type { OrganizationStorageActor } from './organizationStorage.machine.ts'
import type { OrganizationsActor } from './organizations.machine.ts'
import type { PoliciesActor } from './policies.machine.ts'
import type { StepRuleActor } from './stepRule.machine.ts'
import type { UpgradeActor } from './upgrade.machine.ts'

/** What is administered of organizations. */
export interface OrganizationActors {
  readonly organizations: OrganizationsActor
  readonly organization: OrganizationActor
  readonly organizationEdit: OrganizationEditActor
  readonly organizationStorage: OrganizationStorageActor
  readonly organizationRemoval: OrganizationRemovalActor
  readonly organizationBlock: OrganizationBlockActor
  readonly manyOrganizations: ManyOrganizationsActor
  readonly stepRule: StepRuleActor
  readonly policies: PoliciesActor
  /** Asks for more storage for the own organization. */
  readonly upgrade: UpgradeActor
  readonly workInside: (place: Workplace) => void
}

export const ORGANIZATIONS = capability<OrganizationActors>('organizations')
