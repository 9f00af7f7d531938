import { createActor } from 'xstate'
import type { OrganizationSummary } from '../../domain/organizations/managed.ts'
import type { ActivityGateway } from '../activity/ActivityGateway.ts'
import { createActivityLogMachine } from '../activity/activityLog.machine.ts'
import { createManyOrganizationsMachine } from './manyOrganizations.machine.ts'
import { createOrganizationBlockMachine } from './organizationBlock.machine.ts'
import { createOrganizationStorageMachine } from './organizationStorage.machine.ts'
import { createOrganizationRemovalMachine } from './organizationRemoval.machine.ts'
import { createOrganizationMachine } from './organization.machine.ts'
import { createStepRuleMachine } from './stepRule.machine.ts'
import type { OrganizationPorts } from './organization.parts.ts'
import { createOrganizationsMachine } from './organizations.machine.ts'

/** The machines of the organizations' administration, started: what one of them changes, the list follows. */
interface AdministeringPorts extends Omit<OrganizationPorts, 'changed'> {
  readonly activity: ActivityGateway
}

export const administering = (ports: AdministeringPorts) => {
  const organizations = createActor(createOrganizationsMachine(ports)).start()
  const organization = createActor(createOrganizationMachine({ ...ports, changed: (one) => changed(one) })).start()
  const changed = (one: OrganizationSummary) => {
    organizations.send({ type: 'organization.changed', organization: one })
    organization.send({ type: 'organization.changed', id: one.id })
  }
  return {
    organizations,
    activityLog: createActor(createActivityLogMachine(ports)).start(),
    organization,
    organizationStorage: createActor(createOrganizationStorageMachine(ports)).start(),
    stepRule: createActor(createStepRuleMachine(ports)).start(),
    manyOrganizations: createActor(
      createManyOrganizationsMachine({ ...ports, changed: () => organizations.send({ type: 'organizations.changed' }) }),
    ).start(),
    organizationRemoval: createActor(createOrganizationRemovalMachine({ ...ports, changed })).start(),
    organizationBlock: createActor(createOrganizationBlockMachine({ ...ports, changed })).start(),
  }
}
